//! The places of Underground, one file each.

use engine::ability::Ability;

mod altar_of_souls;
mod crypt_of_the_tomb_raider;
mod diamond_fields;
mod fountain_of_youth;
mod great_brass_pipe;
mod keep_on_the_motherland;
mod mine_of_the_lost_dwarf;
mod stonehedge;
mod wickedest_pentacle;

/// All places, in the order of the facts.
pub static ALL: [Ability; 9] = [
    altar_of_souls::PLACE,
    crypt_of_the_tomb_raider::PLACE,
    diamond_fields::PLACE,
    keep_on_the_motherland::PLACE,
    fountain_of_youth::PLACE,
    mine_of_the_lost_dwarf::PLACE,
    wickedest_pentacle::PLACE,
    stonehedge::PLACE,
    great_brass_pipe::PLACE,
];
