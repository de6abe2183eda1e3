//! The base game.

pub mod marks;
pub mod powers;
pub mod races;

/// The six faces of the reinforcement die (CORE-DIE-1).
pub const DIE: [u8; 6] = [0, 0, 0, 1, 2, 3];
/// What every player starts with (CORE-SETUP-6).
pub const COINS: u16 = 5;
/// Lost Tribe tokens on each Lost Tribe symbol (BASE-SETUP-1).
pub const NATIVES: u8 = 1;
