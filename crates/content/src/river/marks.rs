//! The pieces of River World that stand in rivers. Their numbers follow those of the base game.

use engine::Mark;
use engine::ability::MarkSpec;

use crate::base::marks::PLAIN;

/// A token of nobody's, and a burden on all that border it.
pub const PIRATE_SHIP: Mark = Mark(5);
/// Makes a river and what borders it adjacent for a turn.
pub const CARAVEL: Mark = Mark(6);

/// All kinds, in the order of their numbers.
pub const ALL: [MarkSpec; 2] = [
    MarkSpec { key: "pirate_ship", limit: 12, defense: 1, free: true, wild: true, ..PLAIN },
    MarkSpec { key: "caravel", limit: 1, free: true, ..PLAIN },
];
