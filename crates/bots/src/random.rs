//! The bot that chooses evenly.

use engine::{Answer, Answers, Game, View};
use fastrand::Rng;

use crate::Bot;

/// Chooses evenly among what is listed.
pub struct Random(Rng);

impl Random {
    /// One that draws from this seed.
    pub fn new(seed: u64) -> Random {
        Random(Rng::with_seed(seed))
    }
}

impl Bot for Random {
    fn answer(&mut self, _: &Game, _: &View, answers: &Answers) -> Answer {
        answers[self.0.usize(..answers.len())]
    }
}
