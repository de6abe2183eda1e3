//! Underground.

pub mod marks;
pub mod places;
pub mod powers;
pub mod races;
pub mod relics;

/// Monster tokens on each monster symbol (UG-SETUP-1).
pub const MONSTERS: u8 = 2;
