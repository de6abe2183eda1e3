//! The bots by name.

use std::sync::Arc;

use engine::Game;

use crate::lore::Lore;
use crate::{Bot, Greedy, Random};

/// A kind of bot.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Chooses evenly.
    Random,
    /// Looks one step ahead.
    Greedy,
}

impl Kind {
    /// All kinds, the weakest first.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// The name used in commands.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// The kind with that name.
    pub fn from_key(key: &str) -> Result<Kind, String> {
        Kind::ALL.into_iter().find(|kind| kind.key() == key).ok_or_else(|| {
            let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.key()).collect();
            format!("there is no bot '{key}'; known: {}", known.join(", "))
        })
    }
}

/// What makes bots for a game.
#[derive(Clone)]
pub struct Roster {
    lore: Arc<Lore>,
}

impl Roster {
    /// The bots of a game.
    pub fn new(game: &Game) -> Roster {
        Roster { lore: Arc::new(Lore::new(game)) }
    }

    /// A bot for one game; what it draws follows from the seed.
    pub fn bot(&self, kind: Kind, seed: u64) -> Box<dyn Bot> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::new(self.lore.clone())),
        }
    }
}
