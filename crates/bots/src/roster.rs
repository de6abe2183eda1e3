//! The bots by name.

use std::sync::Arc;

use engine::Game;

use crate::lore::Lore;
use crate::search::Mind;
use crate::value::Value;
use crate::{Bot, Greedy, Planner, Random};

/// A kind of bot.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Chooses evenly.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Plans whole turns.
    Planner,
}

impl Kind {
    /// All kinds, the weakest first.
    pub const ALL: [Kind; 3] = [Kind::Random, Kind::Greedy, Kind::Planner];

    /// The name used in commands.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Planner => "planner",
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
    mind: Mind,
}

impl Roster {
    /// The bots of a game.
    pub fn new(game: &Game) -> Roster {
        Roster { mind: Mind { lore: Arc::new(Lore::new(game)), value: Arc::new(Value::shipped(game)) } }
    }

    /// What the tiles of the game bring.
    pub fn lore(&self) -> &Lore {
        &self.mind.lore
    }

    /// A bot for one game; what it draws follows from the seed.
    pub fn bot(&self, kind: Kind, seed: u64) -> Box<dyn Bot> {
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::new(self.mind.lore.clone())),
            Kind::Planner => Box::new(Planner::new(self.mind.clone(), 16)),
        }
    }
}
