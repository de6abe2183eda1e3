//! Whole turns: every way to play one that is worth looking at, judged on the state after it.
//!
//! Conquests are searched by a beam over sets of regions; the final die is a chance between two outcomes;
//! redeployment follows the threats and is improved step by step. Draws from the stacks are sampled.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use engine::{
    Actor, Answer, Answers, Ask, BandId, Game, Query, Region, RegionSet, Seat, State, View, apply, drawn,
    legal,
};
use fastrand::Rng;

use crate::acts::odds;
use crate::garrison::{puts, share};
use crate::goal::{Goal, win_worth};
use crate::greedy::{carry_on, next};
use crate::lore::Lore;
use crate::net::Net;
use crate::value::Value;

/// What a bot judges by.
#[derive(Clone)]
pub struct Mind {
    /// What tiles bring.
    pub lore: Arc<Lore>,
    /// What positions are worth.
    pub value: Arc<Value>,
    /// What corrects that, if anything does.
    pub net: Option<Arc<Net>>,
    /// What it likes besides.
    pub taste: Taste,
    /// In how many of the last rounds it plays for the win, if it has a net and is shown every purse.
    pub win_rounds: u8,
    /// What it plays for now.
    pub goal: Goal,
}

/// What a bot likes besides coins ahead.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Taste {
    /// How much the others' coins count against one's own.
    pub others: f32,
    /// Coins it would give for a region more.
    pub regions: f32,
}

impl Taste {
    /// Coins ahead, and nothing else.
    pub const PLAIN: Taste = Taste { others: 1.0, regions: 0.0 };
}

impl Mind {
    /// How much a seat likes a state: coins by which it should end ahead, and what its taste adds; or what its chance to
    /// win is worth, where it plays for that.
    pub fn judge(&self, game: &Game, state: &State, seat: Seat) -> f32 {
        if let (Goal::Win, Some(net)) = (self.goal, &self.net) {
            return win_worth(self, net, game, state, seat);
        }
        let (own, others) = self.value.totals(self.net.as_deref(), &self.lore, game, state, seat);
        let held = || {
            let bands = state.table().bands().filter(|&id| state.table().band(id).owner == seat);
            bands.map(|id| f32::from(state.table().held(id).len())).sum::<f32>()
        };
        let liked = if self.taste.regions > 0.0 { self.taste.regions * held() } else { 0.0 };
        own - self.taste.others * others + liked
    }

    /// The same mind with the goal that a view asks for.
    pub(crate) fn with_goal_of(&self, game: &Game, view: &View) -> Mind {
        Mind { goal: Goal::of(self, game, view), ..self.clone() }
    }
}

/// A way to play on.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The answers, to the end of the turn or the last conquest.
    pub answers: Vec<Answer>,
    /// The coins by which the seat should end ahead of the others.
    pub value: f32,
}

/// The most conquests of one turn.
const DEPTH: usize = 16;
/// How many things may be made ready for one conquest.
const PREPARATIONS: u8 = 2;
/// How many ways to open a turn are followed besides conquering at once.
const OPENINGS: usize = 2;
/// How much worse than doing nothing a way to open a turn may look.
const SLACK: f32 = 1.0;
/// How often a turn with dice before conquests is played to judge it.
const TRIES: usize = 12;

/// A search from one decision.
pub(crate) struct Search<'a> {
    pub game: &'a Game,
    pub mind: &'a Mind,
    /// How many positions of equal depth are kept.
    pub width: usize,
    /// Where sampled draws come from.
    pub rng: Rng,
    /// Who asks.
    seat: Seat,
    /// Whose turn it is, and in which round: the search ends with that.
    turn: (u8, Seat),
    answers: Answers,
    plans: Vec<Plan>,
    /// How many positions were judged, which is what thinking costs.
    judged: u64,
}

/// A position in the middle of a turn.
struct Node {
    state: State,
    answers: Vec<Answer>,
    value: f32,
}

impl<'a> Search<'a> {
    /// A search for the seat that owes a decision.
    pub fn new(game: &'a Game, mind: &'a Mind, state: &State, width: usize) -> Search<'a> {
        let seat = state.owed().who.player().unwrap_or(state.table().seat());
        let turn = (state.table().round(), state.table().seat());
        // What is not hidden decides what is sampled, so equal views give equal plans.
        let rng = Rng::with_seed(State::supposed(state.table(), Default::default(), None).hash64());
        Search { game, mind, width, rng, seat, turn, answers: Answers::new(), plans: Vec::new(), judged: 0 }
    }

    /// The plans for the decision owed, the best first, and how many positions were judged for them.
    pub fn plans(mut self, state: &State) -> (Vec<Plan>, u64) {
        match state.owed().ask {
            Ask::Act => self.conquests(state.clone(), Vec::new(), self.width),
            Ask::Redeploy => self.redeployment(state),
            _ => self.branches(state),
        }
        self.plans.sort_by(|a, b| b.value.total_cmp(&a.value));
        (self.plans, self.judged)
    }

    fn under_way(&self, state: &State) -> bool {
        !state.is_over() && self.turn == (state.table().round(), state.table().seat())
    }

    fn acts(&self, state: &State) -> Option<BandId> {
        let owed = state.owed();
        (owed.ask == Ask::Act && owed.who == Actor::seat(self.seat)).then_some(owed.band)
    }

    fn apply(&self, state: &mut State, answer: Answer) {
        let who = state.owed().who;
        let done = apply(self.game, state, who, answer, &mut ());
        debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
    }

    fn list(&mut self, state: &State) -> Vec<Answer> {
        legal(self.game, state, &mut self.answers);
        self.answers.to_vec()
    }

    /// Draws for nature until somebody else owes an answer.
    fn draw(&mut self, state: &mut State) {
        while !state.is_over() && state.owed().who == Actor::NATURE {
            legal(self.game, state, &mut self.answers);
            let answer = drawn(self.game, state.table(), &self.answers, self.rng.u64(..));
            self.apply(state, answer);
        }
    }

    /// Plays the turn to its end without further conquests, and judges what comes of it.
    fn judge(&mut self, mut state: State) -> f32 {
        self.judged += 1;
        let rng = self.rng.clone();
        while self.under_way(&state) {
            if state.owed().who == Actor::NATURE {
                self.draw(&mut state);
            } else if self.acts(&state).is_some() {
                self.apply(&mut state, Answer::Done);
            } else {
                carry_on(&self.mind.lore, self.game, &mut state, &mut self.answers);
            }
        }
        // Every position is judged by the same draws.
        self.rng = rng;
        self.mind.judge(self.game, &state, self.seat)
    }

    /// Plays the turn to its end as greedy would, several times, for turns that are full of dice.
    fn judge_by_play(&mut self, state: &State) -> f32 {
        let mut sum = 0.0;
        let rng = self.rng.clone();
        self.judged += 2 * TRIES as u64;
        for _ in 0..TRIES {
            let mut state = state.clone();
            while self.under_way(&state) {
                if state.owed().who == Actor::NATURE {
                    self.draw(&mut state);
                } else {
                    carry_on(&self.mind.lore, self.game, &mut state, &mut self.answers);
                }
            }
            sum += self.mind.judge(self.game, &state, self.seat);
        }
        // Every branch is judged by the same dice.
        self.rng = rng;
        sum / TRIES as f32
    }

    fn plan(&mut self, answers: Vec<Answer>, value: f32) {
        self.plans.push(Plan { answers, value });
    }

    /// One plan or more for each answer.
    fn branches(&mut self, state: &State) {
        let rng = self.rng.clone();
        // To look at the next event changes nothing by itself.
        for answer in self.list(state).into_iter().filter(|&answer| answer != Answer::Peek) {
            self.rng = rng.clone();
            let mut next = state.clone();
            self.apply(&mut next, answer);
            self.draw(&mut next);
            if self.acts(&next).is_some() && self.under_way(&next) {
                let width = if state.owed().ask == Ask::Pick { self.width.div_ceil(2) } else { self.width };
                self.conquests(next, vec![answer], width);
            } else {
                let value = self.judge(next);
                self.plan(vec![answer], value);
            }
        }
    }

    fn rolls(&self, state: &State, id: BandId) -> bool {
        self.mind.lore.rolls(Query { game: self.game, table: state.table() }, id)
    }

    /// Searches the conquests of the acting band, and of the one after it.
    fn conquests(&mut self, root: State, answers: Vec<Answer>, width: usize) {
        let mut seen = HashSet::from([number(&root)]);
        let value = self.judge(root.clone());
        let mut level = self.openings(Node { state: root, answers, value }, &mut seen);
        for _ in 0..DEPTH {
            let mut next: Vec<Node> = Vec::new();
            for node in &level {
                match self.acts(&node.state) {
                    Some(id) if self.rolls(&node.state, id) => self.rolling(node),
                    _ => self.expand(node, PREPARATIONS, &mut seen, &mut next),
                }
            }
            next.sort_by(|a, b| b.value.total_cmp(&a.value));
            next.truncate(width);
            if next.is_empty() {
                break;
            }
            level = next;
        }
    }

    /// The position itself, and those after what can be done only before the first conquest, as far as that is good.
    fn openings(&mut self, root: Node, seen: &mut HashSet<u64>) -> Vec<Node> {
        let least = root.value - SLACK;
        let mut level = vec![root];
        for _ in 0..2 {
            let from = &level[level.len() - 1];
            let (state, answers) = (from.state.clone(), from.answers.clone());
            let mut opened: Vec<Node> = Vec::new();
            for answer in self.list(&state) {
                if !opens(self.game, answer) {
                    continue;
                }
                let mut state = state.clone();
                self.apply(&mut state, answer);
                if self.acts(&state).is_some() && seen.insert(number(&state)) {
                    let answers = answers.iter().copied().chain([answer]).collect();
                    let value = self.judge(state.clone());
                    opened.push(Node { state, answers, value });
                }
            }
            opened.retain(|node| node.value > least);
            opened.sort_by(|a, b| a.value.total_cmp(&b.value));
            let dropped = opened.len().saturating_sub(OPENINGS);
            opened.drain(..dropped);
            if opened.is_empty() {
                break;
            }
            level.extend(opened);
        }
        level
    }

    /// Everything that can be done next, and before it what makes it possible.
    fn expand(&mut self, node: &Node, preparations: u8, seen: &mut HashSet<u64>, next: &mut Vec<Node>) {
        for answer in self.list(&node.state) {
            // What was made ready is meant to be used.
            let idle = answer == Answer::Done && preparations < PREPARATIONS;
            if idle || answer == Answer::Peek || opens(self.game, answer) {
                continue;
            }
            let mut answers = node.answers.clone();
            answers.push(answer);
            let by_die = match answer {
                Answer::Attempt { region } => Some(self.attempt(node, answer, region)),
                Answer::Assault { .. } => Some(self.by_die(node, answer)),
                _ => None,
            };
            if let Some(value) = by_die {
                self.plan(answers, value);
                continue;
            }
            let mut state = node.state.clone();
            self.apply(&mut state, answer);
            if prepares(self.game, answer) {
                if preparations > 0 && self.acts(&state).is_some() {
                    let value = node.value;
                    self.expand(&Node { state, answers, value }, preparations - 1, seen, next);
                }
                continue;
            }
            if let Answer::Gamble { .. } = answer
                && !self.gamble(node, &answers, &mut state)
            {
                continue;
            }
            self.interlude(&mut state, &mut answers);
            if self.acts(&state).is_none() {
                let value = if answer == Answer::Done { node.value } else { self.judge(state) };
                self.plan(answers, value);
            } else if seen.insert(number(&state)) {
                let value = self.judge(state.clone());
                next.push(Node { state, answers, value });
            }
        }
    }

    /// What chance and what it brings about ask for between two conquests, answered as greedy would. All positions of
    /// a search meet the same luck.
    fn interlude(&mut self, state: &mut State, answers: &mut Vec<Answer>) {
        let rng = self.rng.clone();
        while self.under_way(state) {
            let owed = state.owed();
            if owed.who == Actor::NATURE {
                legal(self.game, state, &mut self.answers);
                let luck = rng.clone().u64(..) ^ self.answers.len() as u64;
                let answer = drawn(self.game, state.table(), &self.answers, Rng::with_seed(luck).u64(..));
                self.apply(state, answer);
            } else if matches!(owed.ask, Ask::Choice | Ask::Side) && owed.who == Actor::seat(self.seat) {
                let answer = next(&self.mind.lore, self.game, state, &mut self.answers);
                self.apply(state, answer);
                answers.push(answer);
            } else {
                break;
            }
        }
    }

    /// The die for a conquest: where the tokens suffice anyway it saves some, and the search goes on with what it
    /// saves on average; otherwise it is as good as the final die.
    fn gamble(&mut self, node: &Node, answers: &[Answer], state: &mut State) -> bool {
        let id = node.state.owed().band;
        let q = Query { game: self.game, table: node.state.table() };
        let Some(&Answer::Gamble { region }) = answers.last() else { return false };
        let faces = self.game.die();
        let mean = faces.iter().sum::<u8>() / faces.len() as u8;
        if q.cost(id, region) <= q.table.band(id).hand && faces.contains(&mean) {
            self.apply(state, Answer::Die { face: mean });
            return true;
        }
        let value = self.by_die(node, Answer::Gamble { region });
        self.plan(answers.to_vec(), value);
        false
    }

    /// The final die: what is won if it helps, and what is there if it does not.
    fn attempt(&mut self, node: &Node, answer: Answer, region: Region) -> f32 {
        let id = node.state.owed().band;
        let q = Query { game: self.game, table: node.state.table() };
        let odds = odds(q, id, region);
        let mut won = node.state.clone();
        self.apply(&mut won, answer);
        let face = self.game.die().into_iter().max().unwrap_or(0);
        self.apply(&mut won, Answer::Die { face });
        odds * self.judge(won) + (1.0 - odds) * node.value
    }

    /// A die that does not end the conquests: the mean of what its faces lead to.
    fn by_die(&mut self, node: &Node, answer: Answer) -> f32 {
        let mut value = 0.0;
        let mut at_stake = node.state.clone();
        self.apply(&mut at_stake, answer);
        let mut won = None;
        let faces = self.game.die();
        for face in faces {
            let mut state = at_stake.clone();
            self.apply(&mut state, Answer::Die { face });
            let held = |state: &State| state.table().held(node.state.owed().band).len();
            value += if held(&state) > held(&node.state) {
                *won.get_or_insert_with(|| self.judge(state))
            } else if state.owed().ask == Ask::Press {
                self.judge(state)
            } else {
                node.value
            };
        }
        value / faces.len() as f32
    }

    /// Conquests after dice: the roll costs nothing, and what it leads to is played, not searched.
    fn rolling(&mut self, node: &Node) {
        for answer in self.list(&node.state) {
            if matches!(answer, Answer::Abandon { .. } | Answer::Peek) {
                continue;
            }
            let mut answers = node.answers.clone();
            answers.push(answer);
            let mut state = node.state.clone();
            self.apply(&mut state, answer);
            let value = match answer {
                Answer::Done => node.value,
                _ => self.judge_by_play(&state),
            };
            self.plan(answers, value);
        }
    }

    /// Where tokens go: by threat, then one at a time to wherever that is better.
    fn redeployment(&mut self, state: &State) {
        let id = state.owed().band;
        let q = Query { game: self.game, table: state.table() };
        let held = q.table.held(id);
        let mut extra = share(&self.mind.lore, q, id, q.table.band(id).hand);
        let mut value = self.judge_puts(state, held, &extra);
        for _ in 0..8 {
            let mut better = None;
            for from in held {
                if extra[usize::from(from.0)] == 0 {
                    continue;
                }
                for to in held.filter(|&to| to != from) {
                    let mut moved = extra;
                    moved[usize::from(from.0)] -= 1;
                    moved[usize::from(to.0)] += 1;
                    let moved_value = self.judge_puts(state, held, &moved);
                    if moved_value > value + 0.01 {
                        value = moved_value;
                        better = Some(moved);
                    }
                }
            }
            match better {
                Some(moved) => extra = moved,
                None => break,
            }
        }
        self.plan(puts(held, &extra).collect(), value);
    }

    fn judge_puts(&mut self, state: &State, held: RegionSet, extra: &[u8; engine::MAX_REGIONS]) -> f32 {
        let mut state = state.clone();
        puts(held, extra).for_each(|answer| self.apply(&mut state, answer));
        self.judge(state)
    }
}

/// Whether it can be done only before the first conquest.
fn opens(game: &Game, answer: Answer) -> bool {
    match answer {
        Answer::Abandon { .. } | Answer::Join { .. } => true,
        Answer::Place { mark, .. } => !game.mark(mark).free,
        _ => {
            let asked = answer.asked_by().and_then(|tile| game.procedure(tile));
            asked.is_some_and(|(procedure, _)| procedure.gives.is_some())
        }
    }
}

/// Whether it does nothing but make something else possible.
fn prepares(game: &Game, answer: Answer) -> bool {
    match answer {
        Answer::Wield { .. } | Answer::ChooseTile { .. } => true,
        Answer::Place { mark, .. } => game.mark(mark).free,
        _ => false,
    }
}

/// A number that tells positions of a search apart.
fn number(state: &State) -> u64 {
    let mut hasher = Swift(0);
    state.hash(&mut hasher);
    hasher.finish()
}

/// A hasher for one search: quick, and nothing else.
struct Swift(u64);

impl Hasher for Swift {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        rest.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(u64::from(n));
    }
}
