//! The pieces of Warcraft that stand in regions beside the tokens.

use engine::Mark;
use engine::ability::{Closed, MarkSpec};

use crate::base::marks::PLAIN;

/// Adds to the defense of a forest; stays in decline.
pub const WISP_WALL: Mark = Mark(0);
/// Adds to the defense; stays in decline.
pub const FORT: Mark = Mark(1);
/// Closes a region to opponents.
pub const WATCH_TOWER: Mark = Mark(2);
/// Counts among the tokens, several a region.
pub const BEAST: Mark = Mark(3);
/// Counts among the tokens, and fights alone.
pub const CHAMPION: Mark = Mark(4);
/// Lies unseen beside others.
pub const BOMB: Mark = Mark(5);
/// A price on a region.
pub const OBJECTIVE: Mark = Mark(6);
/// Shows that the Aegis protects the region it lies in.
pub const AEGIS: Mark = Mark(7);

/// All kinds, in the order of their numbers.
pub const ALL: [MarkSpec; 8] = [
    MarkSpec { key: "wisp_wall", limit: 9, defense: 1, stays: true, ..PLAIN },
    MarkSpec { key: "fort", limit: 10, defense: 1, stays: true, ..PLAIN },
    MarkSpec { key: "watch_tower", limit: 6, closes: Closed::ToOpponents, ..PLAIN },
    MarkSpec { key: "beast", limit: 5, stacks: true, among_tokens: true, ..PLAIN },
    MarkSpec { key: "champion", limit: 1, among_tokens: true, ..PLAIN },
    MarkSpec { key: "bomb", limit: 12, free: true, ..PLAIN },
    MarkSpec { key: "objective", limit: 2, free: true, ..PLAIN },
    MarkSpec { key: "aegis", limit: 1, toll: 2, ..PLAIN },
];
