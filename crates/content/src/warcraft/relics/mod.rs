//! The artifacts of Warcraft.

use engine::ability::Ability;

mod aegis_of_aggramar;
mod ashes_of_alar;
mod doomhammer;
mod frostmourne;
mod heart_of_azeroth;

/// All of them.
pub static ALL: [Ability; 5] = [
    ashes_of_alar::RELIC,
    heart_of_azeroth::RELIC,
    frostmourne::RELIC,
    aegis_of_aggramar::RELIC,
    doomhammer::RELIC,
];
