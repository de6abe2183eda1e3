//! Perft: how many ways there are to play so many answers. A change of any rule changes the counts.

use engine::{Answers, Game, State, apply, legal};
use fastrand::Rng;

use crate::random;

/// Where counting starts: after the deal and so many random answers.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// Where chance starts from.
    pub seed: u64,
    /// How many answers are played after the deal.
    pub after: u32,
}

/// Counts the sequences of answers of a length from a start.
pub fn count(game: &Game, start: Start, depth: u8) -> u64 {
    let mut state = State::new(game);
    let mut rng = Rng::with_seed(start.seed);
    let mut answers = Answers::new();
    let dealt = |state: &State| state.owed().who.player().is_some();
    while !dealt(&state) {
        random::step(game, &mut state, &mut answers, &mut rng, &mut ());
    }
    for _ in 0..start.after {
        if !state.is_over() {
            random::step(game, &mut state, &mut answers, &mut rng, &mut ());
        }
    }
    below(game, &state, depth)
}

fn below(game: &Game, state: &State, depth: u8) -> u64 {
    let mut answers = Answers::new();
    legal(game, state, &mut answers);
    if depth <= 1 {
        return answers.len() as u64;
    }
    let who = state.owed().who;
    let children = answers.iter().map(|&answer| {
        let mut next = state.clone();
        match apply(game, &mut next, who, answer, &mut ()) {
            Ok(()) => below(game, &next, depth - 1),
            Err(_) => 0,
        }
    });
    children.sum()
}
