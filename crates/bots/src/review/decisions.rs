//! The decisions of a seat in a game: what a person would call one, so conquests of a turn are one and a redeployment is
//! one. Where chance tells something on the way, for example which relic is found, a new decision begins.

use engine::{Actor, Answer, Answers, Ask, Game, State, legal};

/// What is decided.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Whether to go into decline.
    Decline,
    /// Which combo is taken.
    Combo,
    /// What is conquered.
    Conquests,
    /// Where tokens go.
    Redeployment,
    /// Anything else, for example what a relic does.
    Other,
}

impl Kind {
    /// What a question is about.
    pub fn of(ask: Ask) -> Kind {
        match ask {
            Ask::Choose | Ask::LateDecline => Kind::Decline,
            Ask::Pick => Kind::Combo,
            Ask::Act => Kind::Conquests,
            Ask::Redeploy => Kind::Redeployment,
            _ => Kind::Other,
        }
    }

    /// Its name in files and words.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Decline => "decline",
            Kind::Combo => "combo",
            Kind::Conquests => "conquests",
            Kind::Redeployment => "redeployment",
            Kind::Other => "other",
        }
    }

    /// Whether it takes several answers.
    fn goes_on(self) -> bool {
        matches!(self, Kind::Conquests | Kind::Redeployment)
    }
}

/// A decision in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// How many answers were given before it.
    pub at: usize,
    /// How many had been given when it was carried out, those of chance included.
    pub until: usize,
    /// What is decided.
    pub kind: Kind,
    /// The seat's own answers.
    pub answers: Vec<Answer>,
}

/// The decisions of a seat, in order. Where there was no choice there was none. `states` has one more than `answers`.
pub(crate) fn decisions(
    game: &Game,
    answers: &[(Actor, Answer)],
    states: &[State],
    who: Actor,
) -> Vec<Decision> {
    let mut found: Vec<Decision> = Vec::new();
    let mut open: Option<Decision> = None;
    let mut list = Answers::new();
    for (at, (&(whose, answer), state)) in answers.iter().zip(states).enumerate() {
        let owed = state.owed();
        if whose == who && answer != Answer::Peek {
            let kind = Kind::of(owed.ask);
            let part = open.as_ref().is_some_and(|open| belongs(open, kind, owed.ask, states));
            if !part {
                found.extend(open.take());
                legal(game, state, &mut list);
                if list.len() > 1 {
                    open = Some(Decision { at, until: at, kind, answers: Vec::new() });
                }
            }
            if let Some(open) = &mut open {
                open.answers.push(answer);
                open.until = at + 1;
            }
        } else if whose == Actor::NATURE && matches!(owed.ask, Ask::Banner | Ask::Badge | Ask::AttemptDie) {
            // New combos tell nothing of these conquests, and the final die ends them.
            if let Some(open) = &mut open {
                open.until = at + 1;
            }
        } else {
            found.extend(open.take());
        }
    }
    found.extend(open);
    found
}

/// Whether an answer to such a question belongs to the decision.
fn belongs(open: &Decision, kind: Kind, ask: Ask, states: &[State]) -> bool {
    let same = kind == open.kind && open.kind.goes_on();
    let on_the_way = open.kind == Kind::Conquests && matches!(ask, Ask::Choice | Ask::Side);
    let (then, now) = (states[open.at].owed(), states[open.until].owed());
    on_the_way || (same && then.band == now.band)
}
