//! Everything that leaves the program: records of games, what server and client say to each other, and JSON for
//! machines.

pub mod history;
pub mod nature;
pub mod protocol;
pub mod record;
pub mod report;

/// The version of the rules of this program. It is one more whenever an answer that was legal is so no more, or means
/// something else, so that whoever reads an old game knows why it cannot go on.
pub const RULES: u32 = 1;
