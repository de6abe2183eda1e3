//! The bot that plays its best plans on in its head: sampled stacks and dice, opponents who answer, and the
//! value function where it stops.

use engine::{Actor, Answer, Answers, Ask, Game, Query, Seat, State, View, apply, check, legal};

use crate::greedy::carry_on;
use crate::nature::mix;
use crate::planner::{Course, firsts};
use crate::search::{Mind, Plan, Search};
use crate::sense::turn_of;
use crate::{Bot, Nature, suppose};

/// How deep a bot thinks.
#[derive(Copy, Clone, Debug)]
pub struct Depth {
    /// How many positions of equal depth the search of a turn keeps.
    pub width: usize,
    /// How many plans are played on.
    pub plans: usize,
    /// How often the last plans left are; the others are dropped by halves on the way.
    pub samples: usize,
    /// How many turns are played on at least, the one planned not counted; everybody has one in any case.
    pub turns: usize,
    /// How many positions of equal depth the searches of those turns keep; none means that they are played step by step.
    pub replies: usize,
    /// For how many samples the search's own opinion of a plan counts: it knows less, but is not swayed by luck.
    pub prior: u32,
    /// How many positions may be judged in one turn; each decision has half of what is left of them. Counted and
    /// not timed, so that equal views get equal answers on every machine.
    pub budget: u64,
}

/// Plays the plan that did best when played on.
pub struct Expert {
    mind: Mind,
    depth: Depth,
    course: Course,
    /// The turn it last thought in, and how many positions it may still judge in it.
    purse: ((u8, Seat), u64),
}

impl Expert {
    /// One that thinks so deep.
    pub fn new(mind: Mind, depth: Depth) -> Expert {
        Expert { mind, depth, course: Course::default(), purse: ((0, Seat(0)), 0) }
    }
}

impl Bot for Expert {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        // To know the next event costs nothing.
        if answers.contains(&Answer::Peek) {
            return Answer::Peek;
        }
        let state = suppose(view);
        let mind = self.mind.with_goal_of(game, view);
        self.course.next(game, &mind, &state).unwrap_or_else(|| {
            let turn = turn_of(&state);
            let left = if self.purse.0 == turn { self.purse.1 } else { self.depth.budget };
            let depth = Depth { budget: left, ..self.depth };
            let (plans, judged) = ponder(game, &mind, &state, depth);
            self.purse = (turn, left.saturating_sub(judged));
            self.course.set(game, &mind, state, plans, answers[0])
        })
    }

    fn counts(&self) -> bool {
        self.mind.net.is_some()
    }

    fn appraise(&self, game: &Game, view: &View) -> Vec<(Answer, f32)> {
        firsts(ponder(game, &self.mind, &suppose(view), self.depth).0)
    }
}

/// The plans for the decision owed as they did when played on, the best first, and how many positions were judged for
/// them; plans dropped early come last.
pub fn ponder(game: &Game, mind: &Mind, state: &State, depth: Depth) -> (Vec<Plan>, u64) {
    let (plans, judged) = Search::new(game, mind, state, depth.width).plans(state);
    play_on(game, mind, state, depth, shortlist(plans, depth.plans), judged)
}

/// Plays plans on, the best of a search first, and orders them by how they did. So many positions were judged before.
pub(crate) fn play_on(
    game: &Game,
    mind: &Mind,
    state: &State,
    depth: Depth,
    plans: Vec<Plan>,
    judged: u64,
) -> (Vec<Plan>, u64) {
    let mut trials: Vec<Trial> = plans.into_iter().map(Trial::new).collect();
    if trials.len() < 2 || depth.samples == 0 {
        return (trials.into_iter().map(|trial| trial.plan).collect(), judged);
    }
    let seed = State::supposed(state.table(), Default::default(), None).hash64();
    let mut dreamer = Dreamer { judged, ..Dreamer::new(game, mind, state, depth) };
    let mut left = trials.len();
    let rounds = usize::BITS - (trials.len() - 1).leading_zeros();
    let mut done = 0;
    let prior = f64::from(depth.prior);
    for round in 1..=rounds {
        // Each halving doubles what those who stay have been tried.
        let until = (depth.samples >> (rounds - round)).max(4);
        // The half of the budget is shared evenly by the rounds.
        let share = depth.budget / 2 * u64::from(round) / u64::from(rounds);
        while done < until && dreamer.judged < share {
            for trial in &mut trials[..left] {
                // Every plan meets the same luck.
                trial.sum += f64::from(dreamer.dream(state, &trial.plan, seed ^ mix(done as u64)));
            }
            done += 1;
        }
        // Where nothing is left for dreams, the search's opinion stands.
        for trial in trials[..left].iter_mut().filter(|_| done > 0) {
            trial.plan.value = ((trial.sum + prior * trial.first) / (done as f64 + prior)) as f32;
        }
        trials[..left].sort_by(|a, b| b.plan.value.total_cmp(&a.plan.value));
        left = left.div_ceil(2).max(2).min(left);
    }
    // What was dropped early was tried less, and is no better than what stayed.
    for at in 1..trials.len() {
        trials[at].plan.value = trials[at].plan.value.min(trials[at - 1].plan.value);
    }
    (trials.into_iter().map(|trial| trial.plan).collect(), dreamer.judged)
}

/// A plan and what it has brought so far.
struct Trial {
    plan: Plan,
    /// What the search thought of it.
    first: f64,
    sum: f64,
}

impl Trial {
    fn new(plan: Plan) -> Trial {
        Trial { first: f64::from(plan.value), plan, sum: 0.0 }
    }
}

/// The best plans, but some of each way to begin.
fn shortlist(plans: Vec<Plan>, n: usize) -> Vec<Plan> {
    let mut listed: Vec<Plan> = Vec::new();
    let mut rest = Vec::new();
    for plan in plans {
        let same = listed.iter().filter(|other| other.answers.first() == plan.answers.first()).count();
        let turning =
            matches!(plan.answers.first(), Some(Answer::Pick { .. } | Answer::Decline | Answer::Expand));
        if turning && same == 0 { listed.push(plan) } else { rest.push(plan) }
    }
    let room = n.saturating_sub(listed.len());
    listed.extend(rest.into_iter().take(room));
    listed
}

/// Plays on in the head of one seat.
pub(crate) struct Dreamer<'a> {
    game: &'a Game,
    mind: &'a Mind,
    depth: Depth,
    seat: Seat,
    answers: Answers,
    judged: u64,
}

impl<'a> Dreamer<'a> {
    /// One in the head of the seat that owes a decision.
    pub fn new(game: &'a Game, mind: &'a Mind, state: &State, depth: Depth) -> Dreamer<'a> {
        let seat = state.owed().who.player().unwrap_or(state.table().seat());
        Dreamer { game, mind, depth, seat, answers: Answers::new(), judged: 0 }
    }
}

impl Dreamer<'_> {
    /// Plays a plan, then some turns more; returns how much the seat likes where that leads.
    pub fn dream(&mut self, state: &State, plan: &Plan, luck: u64) -> f32 {
        let state = self.play_out(state, plan, luck);
        self.mind.judge(self.game, &state, self.seat)
    }

    /// Plays a plan, then some turns more; returns where that leads.
    pub fn play_out(&mut self, state: &State, plan: &Plan, luck: u64) -> State {
        let mut state = state.clone();
        let mut nature = Nature::new(luck, 0);
        self.follow(&mut state, plan, &mut nature);
        for _ in 0..self.depth.turns.max(usize::from(self.game.players())) {
            if state.is_over() {
                break;
            }
            self.judged += 1;
            nature.turn_to(turn_of(&state));
            self.play_turn(&mut state, &mut nature);
        }
        state
    }

    /// Plays a plan, then until it is the seat's turn again; returns where that leads.
    pub fn play_round(&mut self, state: &State, plan: &Plan, luck: u64) -> State {
        let mut state = state.clone();
        let mut nature = Nature::new(luck, 0);
        self.follow(&mut state, plan, &mut nature);
        while !state.is_over() && state.table().seat() != self.seat {
            nature.turn_to(turn_of(&state));
            self.play_turn(&mut state, &mut nature);
        }
        state
    }

    /// Plays a plan and the rest of its turn. What chance made impossible is left out.
    pub fn follow(&mut self, state: &mut State, plan: &Plan, nature: &mut Nature) {
        let turn = turn_of(state);
        let mut answers = &plan.answers[..];
        while !state.is_over() && turn_of(state) == turn {
            let owed = state.owed();
            if owed.who == Actor::NATURE {
                self.draw(state, nature);
                continue;
            }
            let fits = |&answer: &Answer| check(self.game, state, owed.who, answer).is_ok();
            let own = owed.who == Actor::seat(self.seat);
            let at = match owed.ask {
                _ if !own => None,
                Ask::Act => answers.iter().position(fits),
                // Chance may ask what the plan did not foresee.
                _ => answers.first().filter(|answer| fits(answer)).map(|_| 0),
            };
            match at {
                Some(at) => {
                    let answer = answers[at];
                    answers = &answers[at + 1..];
                    self.apply(state, answer);
                }
                None if own && owed.ask == Ask::Act && !self.rolls(state) => {
                    // A plan that cannot go on ends where it is.
                    answers = &[];
                    self.apply(state, Answer::Done);
                }
                None => carry_on(&self.mind.lore, self.game, state, &mut self.answers),
            }
        }
    }

    fn rolls(&self, state: &State) -> bool {
        self.mind.lore.rolls(Query { game: self.game, table: state.table() }, state.owed().band)
    }

    fn apply(&self, state: &mut State, answer: Answer) {
        let who = state.owed().who;
        let done = apply(self.game, state, who, answer, &mut ());
        debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
    }

    fn draw(&mut self, state: &mut State, nature: &mut Nature) {
        legal(self.game, state, &mut self.answers);
        let answer = nature.answer(self.game, state.table(), &self.answers);
        self.apply(state, answer);
    }

    /// Plays one whole turn, whoever's it is: the band by the value function, conquests by a narrow search or step by
    /// step, the rest step by step.
    fn play_turn(&mut self, state: &mut State, nature: &mut Nature) {
        let turn = turn_of(state);
        let mut searches = self.depth.replies > 0;
        while !state.is_over() && turn_of(state) == turn {
            let owed = state.owed();
            if owed.who == Actor::NATURE {
                self.draw(state, nature);
            } else if matches!(owed.ask, Ask::Pick | Ask::Choose | Ask::LateDecline) {
                let answer = self.glance(state, nature);
                self.apply(state, answer);
            } else if owed.ask == Ask::Act && searches && !self.rolls(state) {
                searches = false;
                self.conquer(state, nature);
            } else {
                carry_on(&self.mind.lore, self.game, state, &mut self.answers);
            }
        }
    }

    /// Plays the best conquests a narrow search finds, as far as chance lets it.
    fn conquer(&mut self, state: &mut State, nature: &mut Nature) {
        let who = state.owed().who;
        let (plans, judged) = Search::new(self.game, self.mind, state, self.depth.replies).plans(state);
        self.judged += judged;
        for answer in plans.into_iter().take(1).flat_map(|plan| plan.answers) {
            while !state.is_over() && state.owed().who == Actor::NATURE {
                self.draw(state, nature);
            }
            if check(self.game, state, who, answer).is_err() {
                break;
            }
            self.apply(state, answer);
        }
    }
}

impl Dreamer<'_> {
    /// The best answer when each is played to the end of the turn once, step by step.
    fn glance(&mut self, state: &State, nature: &Nature) -> Answer {
        let Some(seat) = state.owed().who.player() else { return Answer::Done };
        legal(self.game, state, &mut self.answers);
        let listed: Vec<Answer> =
            self.answers.iter().copied().filter(|&answer| answer != Answer::Peek).collect();
        let turn = turn_of(state);
        let mut best = (f32::MIN, listed[0]);
        for answer in listed {
            let mut nature = nature.clone();
            let mut state = state.clone();
            self.apply(&mut state, answer);
            while !state.is_over() && turn_of(&state) == turn {
                if state.owed().who == Actor::NATURE {
                    self.draw(&mut state, &mut nature);
                } else {
                    carry_on(&self.mind.lore, self.game, &mut state, &mut self.answers);
                }
            }
            self.judged += 1;
            let value = self.mind.judge(self.game, &state, seat);
            if value > best.0 {
                best = (value, answer);
            }
        }
        best.1
    }
}
