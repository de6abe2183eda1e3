//! The pieces of the base game that stand in regions beside the tokens.

use engine::Mark;
use engine::ability::{Closed, MarkSpec};

/// Adds to the defense; stays in decline.
pub const FORTRESS: Mark = Mark(0);
/// Counts as a token for the defense; several may share a region.
pub const ENCAMPMENT: Mark = Mark(1);
/// Closes a region to everybody.
pub const HOLE: Mark = Mark(2);
/// Closes a region to everybody until it moves.
pub const HERO: Mark = Mark(3);
/// Closes the region it took until it flies on.
pub const DRAGON: Mark = Mark(4);

pub(crate) const PLAIN: MarkSpec = MarkSpec {
    key: "",
    limit: 0,
    stacks: false,
    defense: 0,
    counts_as_token: false,
    closes: Closed::ToNobody,
    stays: false,
    free: false,
    wild: false,
    toll: 0,
    among_tokens: false,
};

/// All kinds, in the order of their numbers.
pub const ALL: [MarkSpec; 5] = [
    MarkSpec { key: "fortress", limit: 6, defense: 1, stays: true, ..PLAIN },
    MarkSpec { key: "encampment", limit: 5, stacks: true, defense: 1, counts_as_token: true, ..PLAIN },
    MarkSpec { key: "hole", limit: 2, closes: Closed::ToAll, ..PLAIN },
    MarkSpec { key: "hero", limit: 2, closes: Closed::ToAll, ..PLAIN },
    MarkSpec { key: "dragon", limit: 1, closes: Closed::ToAll, ..PLAIN },
];
