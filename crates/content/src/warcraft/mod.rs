//! World of Warcraft.

pub mod marks;
pub mod places;
pub mod powers;
pub mod races;
pub mod relics;

/// Murlocs on each Murloc symbol (WOW-SETUP-1).
pub const MURLOCS: u8 = 1;
/// Of the bombs, how many are live (WOW-COMP-1).
pub const LIVE: u8 = 6;
