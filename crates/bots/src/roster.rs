//! The bots by name: the ladder of strength, levels for people, and temperaments.

use std::sync::Arc;

use engine::Game;

use crate::expert::{Depth, Expert};
use crate::goal::{Goal, WIN_ROUNDS};
use crate::lore::Lore;
use crate::net::Net;
use crate::planner::Scope;
use crate::search::{Mind, Taste};
use crate::value::Value;
use crate::{Bot, Greedy, Planner, Random};

/// How deep the expert thinks where it is enough to play on step by step.
const DUELLIST: Depth =
    Depth { width: 16, plans: 12, samples: 128, turns: 4, replies: 0, prior: 24, budget: 30_000 };

/// How deep it thinks where relics and places lie, and at tables of more than two. Step by step relics are used badly, so
/// what is dreamed that way tells little; turns are searched instead, of fewer plans and less often. At larger tables
/// without relics the gain is small (see docs/bots.md).
const SEARCHER: Depth =
    Depth { plans: 6, samples: 48, turns: 1, replies: 4, prior: 3, budget: 70_000, ..DUELLIST };

/// How deep the grandmaster thinks where the expert is a searcher: the net takes its time, so fewer positions are judged.
const GRANDMASTER: Depth = Depth { budget: 20_000, ..SEARCHER };

/// How deep the master thinks.
const MASTER: Depth = Depth { width: 6, plans: 4, samples: 6, turns: 2, prior: 6, ..DUELLIST };

/// How many positions of equal depth the planner keeps.
const WIDTH: usize = 16;

/// How many the veteran keeps.
const NARROW: usize = 3;

/// A kind of bot.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Chooses evenly.
    Random,
    /// Looks one step ahead.
    Greedy,
    /// Plans whole turns.
    Planner,
    /// Plays its best plans on in its head.
    Expert,
    /// The same, and judges by the net.
    Grandmaster,
    /// A level for people: follows one way to conquer, for its own coins only, and takes the cheapest combo.
    Novice,
    /// A level for people: follows one way to conquer, and thinks over which combo to take.
    Player,
    /// A level for people: plans turns, but follows few ways to conquer.
    Veteran,
    /// A level for people: plays some of its plans on.
    Master,
    /// Plans turns, and likes to hold much.
    Expansionist,
    /// Plans turns, and thinks of its own coins.
    Saver,
    /// Plans turns, and likes to hurt.
    Bully,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 12] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Planner,
        Kind::Expert,
        Kind::Grandmaster,
        Kind::Novice,
        Kind::Player,
        Kind::Veteran,
        Kind::Master,
        Kind::Expansionist,
        Kind::Saver,
        Kind::Bully,
    ];

    /// The rungs of the ladder, the weakest first.
    pub const RUNGS: [Kind; 5] = [Kind::Random, Kind::Greedy, Kind::Planner, Kind::Expert, Kind::Grandmaster];

    /// The levels for people, the weakest first.
    pub const LEVELS: [Kind; 6] =
        [Kind::Novice, Kind::Player, Kind::Veteran, Kind::Master, Kind::Expert, Kind::Grandmaster];

    /// The name used in commands.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Planner => "planner",
            Kind::Expert => "expert",
            Kind::Grandmaster => "grandmaster",
            Kind::Novice => "novice",
            Kind::Player => "player",
            Kind::Veteran => "veteran",
            Kind::Master => "master",
            Kind::Expansionist => "expansionist",
            Kind::Saver => "saver",
            Kind::Bully => "bully",
        }
    }

    /// Whether it plays its plans on in its head, which takes its time.
    pub fn dreams(self) -> bool {
        matches!(self, Kind::Expert | Kind::Grandmaster | Kind::Master)
    }

    /// Whether it counts the others' coins from the beginning of the game, so that it is to be shown what
    /// [`crate::counted`] shows.
    pub fn counts(self) -> bool {
        self == Kind::Grandmaster
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
    /// What the grandmaster judges by besides.
    net: Option<Arc<Net>>,
    expert: Depth,
    grandmaster: Depth,
}

impl Roster {
    /// The bots of a game.
    pub fn new(game: &Game) -> Roster {
        Roster::with_value(game, Value::shipped(game))
    }

    /// The bots of a game, with a value function of one's own.
    pub fn with_value(game: &Game, value: Value) -> Roster {
        let mind = Mind {
            lore: Arc::new(Lore::new(game)),
            value: Arc::new(value),
            net: None,
            taste: Taste::PLAIN,
            win_rounds: WIN_ROUNDS,
            goal: Goal::Margin,
        };
        let found = game.tiles().any(|(tile, _)| game.is_fixture(tile));
        let (expert, grandmaster) =
            if found || game.players() > 2 { (SEARCHER, GRANDMASTER) } else { (DUELLIST, DUELLIST) };
        Roster { mind, net: Net::shipped(game).map(Arc::new), expert, grandmaster }
    }

    /// The same bots, all of them with a net.
    #[must_use]
    pub fn with_net(self, net: Net) -> Roster {
        let net = Some(Arc::new(net));
        Roster { mind: Mind { net: net.clone(), ..self.mind }, net, ..self }
    }

    /// The same bots, the expert and the grandmaster thinking so deep.
    #[must_use]
    pub fn with_depth(self, depth: Depth) -> Roster {
        Roster { expert: depth, grandmaster: depth, ..self }
    }

    /// The same bots, playing for the win in so many of the last rounds if they have a net.
    #[must_use]
    pub fn with_win_rounds(self, win_rounds: u8) -> Roster {
        Roster { mind: Mind { win_rounds, ..self.mind }, ..self }
    }

    /// What the bots of the game judge by.
    pub fn mind(&self) -> &Mind {
        &self.mind
    }

    /// What the strongest bot of the game judges by.
    pub fn strongest_mind(&self) -> Mind {
        Mind { net: self.net.clone(), ..self.mind.clone() }
    }

    /// How deep the strongest bot of the game thinks.
    pub fn strongest(&self) -> Depth {
        self.grandmaster
    }

    /// How deep the expert of the game thinks.
    pub fn expert(&self) -> Depth {
        self.expert
    }

    /// What the tiles of the game bring.
    pub fn lore(&self) -> &Lore {
        &self.mind.lore
    }

    /// A bot for one game; what it draws follows from the seed.
    pub fn bot(&self, kind: Kind, seed: u64) -> Box<dyn Bot> {
        let planner = |scope, width| Box::new(Planner::new(self.mind.clone(), scope, width));
        let tempered = |taste, scope, width| {
            let mind = Mind { taste, ..self.mind.clone() };
            Box::new(Planner::new(mind, scope, width))
        };
        match kind {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy => Box::new(Greedy::new(self.mind.lore.clone())),
            Kind::Novice => tempered(Taste { others: 0.0, ..Taste::PLAIN }, Scope::Conquests, 1),
            Kind::Player => tempered(Taste { others: 0.5, ..Taste::PLAIN }, Scope::Combos, 1),
            Kind::Veteran => planner(Scope::All, NARROW),
            Kind::Planner => planner(Scope::All, WIDTH),
            Kind::Expert => Box::new(Expert::new(self.mind.clone(), self.expert)),
            Kind::Grandmaster => Box::new(Expert::new(self.strongest_mind(), self.grandmaster)),
            Kind::Master => Box::new(Expert::new(self.mind.clone(), MASTER)),
            Kind::Expansionist => tempered(Taste { regions: 0.6, ..Taste::PLAIN }, Scope::All, WIDTH),
            Kind::Saver => tempered(Taste { others: 0.8, ..Taste::PLAIN }, Scope::All, WIDTH),
            Kind::Bully => tempered(Taste { others: 1.25, ..Taste::PLAIN }, Scope::All, WIDTH),
        }
    }
}
