//! Reviews: every decision of a seat in a game, held against what the strongest bot would have done.
//!
//! A decision is judged on what the seat could know when it decided: all that was said at the table, so every purse too
//! ([`crate::counted`]), but not the next event unless it had looked. Only an *open* review knows that as well. What chance
//! made of a decision does not count: both plans are played on with luck that is drawn anew, and dice are told apart.
//!
//! Whoever shows a review calls [`Review::judge`] for one decision after the other. Each takes about as long as a bot's turn,
//! so it belongs on a thread of its own, and may be stopped after any of them and gone on with later.

mod decisions;
mod effect;
mod explain;
mod judge;
mod luck;
mod reasons;
mod sentences;

use engine::{Actor, Answer, Answers, Game, Seat, State, View, apply, legal};

use crate::roster::{self, Roster};
use crate::sense::turn_of;
use crate::{Bot, counted};
pub use decisions::{Decision, Kind};
use effect::Effect;
use explain::Matter;
use judge::Judge;
pub use judge::{Difference, Measure};
pub use luck::{Die, Point};
pub use reasons::{Cause, Combo, Reason};
pub use sentences::{Name, Sentence};

/// A difference up to here, in coins, is none.
pub const SAME: f32 = 0.5;
/// Up to here the plan was good.
pub const GOOD: f32 = 1.5;
/// From here on it was a mistake.
pub const MISTAKE: f32 = 3.0;
/// From here on it was a blunder.
pub const BLUNDER: f32 = 6.0;
/// A mistake is surely worse by so much, and a blunder by [`MISTAKE`].
const SURELY: f32 = 1.0;

/// How good a decision was.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// As good as the best plan.
    Best,
    /// Nearly.
    Good,
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// Much worse.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a plan that is worth so much less than the best. Where the interval is wide it is the milder one.
    pub fn of(worse: Measure) -> Grade {
        let Measure { mean, .. } = worse;
        if mean >= BLUNDER && worse.sure() >= MISTAKE {
            Grade::Blunder
        } else if mean >= MISTAKE && worse.sure() >= SURELY {
            Grade::Mistake
        } else if mean >= GOOD && worse.sure() > 0.0 {
            Grade::Inaccuracy
        } else if mean > SAME {
            Grade::Good
        } else {
            Grade::Best
        }
    }

    /// Its name in files and words.
    pub fn key(self) -> &'static str {
        match self {
            Grade::Best => "best",
            Grade::Good => "good",
            Grade::Inaccuracy => "inaccuracy",
            Grade::Mistake => "mistake",
            Grade::Blunder => "blunder",
        }
    }
}

/// What a review knows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// What the seat could know.
    Seat,
    /// Everything, once the game is over.
    Open,
}

/// What is said of one decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The decision.
    pub decision: Decision,
    /// The round it was made in.
    pub round: u8,
    /// The best plan.
    pub best: Vec<Answer>,
    /// What the best plan is worth more.
    pub difference: Difference,
    /// How good it was.
    pub grade: Grade,
    /// What went wrong, from an inaccuracy on.
    pub cause: Option<Cause>,
    /// Why the best plan is better.
    pub reasons: Vec<Reason>,
}

/// A game gone through for one seat.
pub struct Review {
    /// The seat.
    pub seat: Seat,
    /// What the review knows.
    pub sight: Sight,
    answers: Vec<(Actor, Answer)>,
    states: Vec<State>,
    decisions: Vec<Decision>,
    /// The strongest bot, which has followed the seat's turn up to a place.
    follower: Option<(usize, Box<dyn Bot>)>,
}

impl Review {
    /// What is to be gone through in a game. Nothing if these are no answers of the game.
    pub fn new(game: &Game, answers: &[(Actor, Answer)], seat: Seat, sight: Sight) -> Option<Review> {
        let mut states = vec![State::new(game)];
        for &(who, answer) in answers {
            let mut next = states.last()?.clone();
            apply(game, &mut next, who, answer, &mut ()).ok()?;
            states.push(next);
        }
        let decisions = decisions::decisions(game, answers, &states, Actor::seat(seat));
        Some(Review { seat, sight, answers: answers.to_vec(), states, decisions, follower: None })
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Whether the seat decided nothing.
    pub fn is_empty(&self) -> bool {
        self.decisions.is_empty()
    }

    /// The state after so many answers, or the last one.
    pub fn state(&self, at: usize) -> &State {
        &self.states[at.min(self.answers.len())]
    }

    /// The decisions, in order.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Judges one decision, by its number. What the strongest bot would have done in the same turn is the best there is to
    /// know, even where a second look finds more.
    pub fn judge(&mut self, game: &Game, roster: &Roster, number: usize) -> Option<Judgement> {
        let decision = self.decisions.get(number)?.clone();
        let state = &self.states[decision.at];
        let view = self.view(game, state);
        let round = state.table().round();
        let turn = turn_of(state);
        if self.follow(game, roster, &decision) {
            return Some(Judgement::best(decision.clone(), round, decision.answers));
        }
        let later = &self.states[decision.until..];
        let next = |state: &State| state.table().seat() == self.seat && turn_of(state) != turn;
        let until = later.iter().position(next).unwrap_or(later.len());
        Some(verdict(game, roster, &view, &decision, &later[..until]))
    }

    /// Lets the strongest bot follow the seat's turn to the end of a decision; whether it would have decided the same.
    fn follow(&mut self, game: &Game, roster: &Roster, decision: &Decision) -> bool {
        let turn = turn_of(&self.states[decision.at]);
        let known =
            self.follower.take().filter(|(at, _)| *at <= decision.at && turn_of(&self.states[*at]) == turn);
        let begun = || {
            let before = self.states[..decision.at].iter().rposition(|state| turn_of(state) != turn);
            (
                before.map_or(0, |before| before + 1),
                roster.bot(roster::Kind::Grandmaster, u64::from(self.seat.0)),
            )
        };
        let (from, mut bot) = known.unwrap_or_else(begun);
        let (mut same, mut list) = (true, Answers::new());
        for at in from..decision.until {
            let (state, (who, answer)) = (&self.states[at], self.answers[at]);
            if who != Actor::seat(self.seat) {
                continue;
            }
            legal(game, state, &mut list);
            if list.len() > 1 && (same || at < decision.at) {
                let wanted = bot.answer(game, &self.view(game, state), &list);
                same &= at < decision.at || wanted == answer;
            }
        }
        self.follower = Some((decision.until, bot));
        same
    }

    /// What the seat could know, or all.
    fn view(&self, game: &Game, state: &State) -> View {
        let mut view = counted(game, state, self.seat);
        if self.sight == Sight::Open {
            // Whoever has looked at the next event knows it.
            view.omen = game.seats().find_map(|seat| View::new(game, state, Some(seat)).omen);
        }
        view
    }

    /// The dice that were rolled.
    pub fn dice(&self, game: &Game, roster: &Roster) -> Vec<Die> {
        let mind = roster.strongest_mind();
        let answers = self.answers.iter().zip(&self.states).enumerate();
        answers
            .filter_map(|(at, (&(_, answer), state))| luck::die(game, &mind, self.seat, state, at, answer))
            .collect()
    }

    /// How the seats stood at the beginning of every turn, and at the end.
    pub fn curve(&self, game: &Game, roster: &Roster) -> Vec<Point> {
        luck::curve(game, &roster.strongest_mind(), &self.states)
    }
}

impl Judgement {
    /// Nothing is better than what was decided.
    fn best(decision: Decision, round: u8, best: Vec<Answer>) -> Judgement {
        Judgement {
            decision,
            round,
            best,
            difference: Difference::default(),
            grade: Grade::Best,
            cause: None,
            reasons: Vec::new(),
        }
    }
}

/// What is said of a decision on what a view shows; `later` are the states up to the seat's next turn, if there were any.
pub fn verdict(game: &Game, roster: &Roster, view: &View, decision: &Decision, later: &[State]) -> Judgement {
    let (judge, state) = Judge::new(game, roster, view);
    let played = judge.complete(&state, &decision.answers);
    let best = judge.best(&state).unwrap_or_else(|| played.clone());
    let mut judgement = Judgement::best(decision.clone(), state.table().round(), best.answers.clone());
    // Where one answer is the decision, what a search makes of the rest of the turn is not the seat's.
    let alone = !matches!(decision.kind, Kind::Conquests | Kind::Redeployment);
    if alone && best.answers.first() == decision.answers.first() {
        return judgement;
    }
    let effects = [&played, &best].map(|plan| Effect::new(&judge, &state, plan));
    let [to, instead] = effects;
    if to.is_like(&instead) {
        return judgement;
    }
    judgement.difference = judge.compare(&state, &best, &played);
    judgement.grade = Grade::of(judgement.difference.worth);
    if judgement.grade >= Grade::Inaccuracy {
        let matter = Matter {
            judge: &judge,
            state: &state,
            kind: decision.kind,
            played: (&played, to),
            best: (&best, instead),
            difference: &judgement.difference,
            answers: &decision.answers,
            later,
        };
        let (cause, reasons) = matter.explain();
        judgement.cause = Some(cause);
        judgement.reasons = reasons;
    }
    judgement
}
