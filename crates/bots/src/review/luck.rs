//! What chance did, apart from what was decided: dice, and how the seats stood from turn to turn.

use engine::{Actor, Answer, Answers, Ask, Game, Seat, State, apply, legal, weight};

use super::judge::chance;
use crate::Nature;
use crate::goal::Standings;
use crate::greedy::carry_on;
use crate::search::Mind;
use crate::sense::turn_of;

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq)]
pub struct Die {
    /// How many answers were given before it.
    pub at: usize,
    /// In whose turn.
    pub whose: Seat,
    /// What it showed.
    pub face: u8,
    /// The coins it brought the reviewed seat against the mean of its faces.
    pub coins: f32,
}

/// How the seats stood when a turn began.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// How many answers were given before it.
    pub at: usize,
    /// The round.
    pub round: u8,
    /// Whose turn it was; nobody's when the game is over.
    pub whose: Option<Seat>,
    /// How likely each seat is to win, or its team.
    pub chances: Vec<f32>,
}

/// The die of that state, if one was rolled there.
pub(crate) fn die(
    game: &Game,
    mind: &Mind,
    seat: Seat,
    state: &State,
    at: usize,
    answer: Answer,
) -> Option<Die> {
    let rolls = [Ask::AttemptDie, Ask::RollDie, Ask::GambleDie, Ask::AssaultDie];
    let Answer::Die { face } = answer else { return None };
    if !rolls.contains(&state.owed().ask) {
        return None;
    }
    let mut answers = Answers::new();
    legal(game, state, &mut answers);
    let (mut sum, mut chances, mut shown) = (0.0, 0.0, 0.0);
    for &other in answers.iter() {
        let times = weight(game, state.table(), other) as f32;
        let worth = worth_after(game, mind, seat, state, other);
        sum += times * worth;
        chances += times;
        if other == answer {
            shown = worth;
        }
    }
    Some(Die { at, whose: state.table().seat(), face, coins: shown - sum / chances.max(1.0) })
}

/// What a seat has when the die shows that and the turn is played to its end.
fn worth_after(game: &Game, mind: &Mind, seat: Seat, state: &State, answer: Answer) -> f32 {
    let mut state = state.clone();
    let turn = turn_of(&state);
    let (mut answers, mut nature) = (Answers::new(), Nature::new(0, 0));
    let mut next = Some(answer);
    while !state.is_over() && turn_of(&state) == turn {
        if state.owed().who == Actor::NATURE {
            legal(game, &state, &mut answers);
            let answer = next.take().unwrap_or_else(|| nature.answer(game, state.table(), &answers));
            let done = apply(game, &mut state, Actor::NATURE, answer, &mut ());
            debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?} {done:?}");
        } else {
            carry_on(&mind.lore, game, &mut state, &mut answers);
        }
    }
    mind.judge(game, &state, seat)
}

/// How the seats stood at the beginning of every turn, and at the end.
pub(crate) fn curve(game: &Game, mind: &Mind, states: &[State]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    let mut last = None;
    for (at, state) in states.iter().enumerate() {
        let begins = state.owed().who.player().is_some() && last != Some(turn_of(state));
        if !begins && !state.is_over() {
            continue;
        }
        last = Some(turn_of(state));
        let standings = Standings::new(mind, mind.net.as_deref(), game, state);
        points.push(Point {
            at,
            round: state.table().round(),
            whose: (!state.is_over()).then(|| state.table().seat()),
            chances: game.seats().map(|seat| chance(game, &standings, seat)).collect(),
        });
    }
    points
}
