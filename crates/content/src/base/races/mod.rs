//! The races of the base game, one file each.

use engine::ability::Ability;

mod amazons;
mod dwarves;
mod elves;
mod ghouls;
mod giants;
mod halflings;
mod humans;
mod orcs;
mod ratmen;
mod skeletons;
mod sorcerers;
mod tritons;
mod trolls;
mod wizards;

/// All races, in alphabetical order.
pub static ALL: [Ability; 14] = [
    amazons::RACE,
    dwarves::RACE,
    elves::RACE,
    ghouls::RACE,
    giants::RACE,
    halflings::RACE,
    humans::RACE,
    orcs::RACE,
    ratmen::RACE,
    skeletons::RACE,
    sorcerers::RACE,
    tritons::RACE,
    trolls::RACE,
    wizards::RACE,
];
