//! The pieces of Underground that stand in regions beside the tokens. Their numbers follow those of the base game, so
//! that both boxes can be on one table.

use engine::Mark;
use engine::ability::{Closed, MarkSpec};

use crate::base::marks::PLAIN;

/// Adds to the defense; several may share a region; stays in decline.
pub const SHIELD: Mark = Mark(5);
/// Closes a region to opponents; stays in decline.
pub const QUEEN: Mark = Mark(6);
/// Closes a region to opponents and helps against its neighbors.
pub const GREAT_ANCIENT: Mark = Mark(7);
/// Stands on a chasm.
pub const VOLCANO: Mark = Mark(8);
/// Takes what it enters for nobody.
pub const BALROG: Mark = Mark(9);
/// Closes a region, whoever is there.
pub const GHOST: Mark = Mark(10);
/// Shows where the copy of a relic lies.
pub const BAG: Mark = Mark(11);

/// All kinds, in the order of their numbers.
pub const ALL: [MarkSpec; 7] = [
    MarkSpec { key: "shield", limit: 8, stacks: true, defense: 1, stays: true, ..PLAIN },
    MarkSpec { key: "queen", limit: 1, closes: Closed::ToOpponents, stays: true, ..PLAIN },
    MarkSpec { key: "great_ancient", limit: 1, closes: Closed::ToOpponents, ..PLAIN },
    MarkSpec { key: "volcano", limit: 1, free: true, ..PLAIN },
    MarkSpec { key: "balrog", limit: 1, closes: Closed::ToAll, free: true, ..PLAIN },
    MarkSpec { key: "ghost", limit: 1, closes: Closed::ToOpponents, free: true, ..PLAIN },
    MarkSpec { key: "bag", limit: 1, ..PLAIN },
];
