//! The races of Underground, one file each.

use engine::ability::Ability;

mod cultists;
mod drow;
mod flames;
mod gnomes;
mod iron_dwarves;
mod kraken;
mod liches;
mod lizardmen;
mod mudmen;
mod mummies;
mod ogres;
pub(crate) mod shadow_mimes;
mod shrooms;
mod spiderines;
mod will_o_wisps;

/// All races, in the order of the facts.
pub static ALL: [Ability; 15] = [
    cultists::RACE,
    drow::RACE,
    flames::RACE,
    gnomes::RACE,
    iron_dwarves::RACE,
    kraken::RACE,
    liches::RACE,
    lizardmen::RACE,
    mudmen::RACE,
    mummies::RACE,
    ogres::RACE,
    shadow_mimes::RACE,
    shrooms::RACE,
    spiderines::RACE,
    will_o_wisps::RACE,
];
