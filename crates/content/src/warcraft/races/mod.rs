//! The races of Warcraft.

use engine::ability::Ability;

mod blood_elves;
mod draenei;
mod dwarves;
mod ethereals;
pub(crate) mod forsaken;
mod gnomes;
mod goblins;
mod humans;
mod kobolds;
mod naga;
mod night_elves;
mod orcs;
mod pandaren;
mod tauren;
mod trolls;
mod worgen;

/// All of them.
pub static ALL: [Ability; 16] = [
    blood_elves::RACE,
    draenei::RACE,
    dwarves::RACE,
    ethereals::RACE,
    forsaken::RACE,
    gnomes::RACE,
    goblins::RACE,
    humans::RACE,
    kobolds::RACE,
    naga::RACE,
    night_elves::RACE,
    orcs::RACE,
    pandaren::RACE,
    tauren::RACE,
    trolls::RACE,
    worgen::RACE,
];
