//! The artifacts of Warcraft.

use engine::ability::Ability;

pub mod aegis_of_aggramar;
pub mod ashes_of_alar;
pub mod doomhammer;
pub mod frostmourne;
pub mod heart_of_azeroth;

/// All of them.
pub const ALL: [Ability; 5] = [
    ashes_of_alar::RELIC,
    heart_of_azeroth::RELIC,
    frostmourne::RELIC,
    aegis_of_aggramar::RELIC,
    doomhammer::RELIC,
];
