//! The races of Warcraft.

use engine::ability::Ability;

pub mod blood_elves;
pub mod draenei;
pub mod dwarves;
pub mod ethereals;
pub mod forsaken;
pub mod gnomes;
pub mod goblins;
pub mod humans;
pub mod kobolds;
pub mod naga;
pub mod night_elves;
pub mod orcs;
pub mod pandaren;
pub mod tauren;
pub mod trolls;
pub mod worgen;

/// All of them.
pub const ALL: [Ability; 16] = [
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
