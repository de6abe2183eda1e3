//! World of Warcraft.

pub mod marks;
pub mod places;
pub mod powers;
pub mod races;
pub mod relics;

/// Murlocs on each Murloc symbol (WOW-SETUP-1).
pub const MURLOCS: u8 = 1;
