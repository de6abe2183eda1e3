//! The powers of the base game, one file each.

use engine::ability::Ability;

mod alchemist;
mod berserk;
mod bivouacking;
mod commando;
pub(crate) mod diplomat;
mod dragon_master;
mod flying;
mod forest;
mod fortified;
mod heroic;
mod hill;
mod merchant;
mod mounted;
mod pillaging;
mod seafaring;
mod spirit;
mod stout;
mod swamp;
mod underworld;
mod wealthy;

/// All powers, in alphabetical order.
pub static ALL: [Ability; 20] = [
    alchemist::POWER,
    berserk::POWER,
    bivouacking::POWER,
    commando::POWER,
    diplomat::POWER,
    dragon_master::POWER,
    flying::POWER,
    forest::POWER,
    fortified::POWER,
    heroic::POWER,
    hill::POWER,
    merchant::POWER,
    mounted::POWER,
    pillaging::POWER,
    seafaring::POWER,
    spirit::POWER,
    stout::POWER,
    swamp::POWER,
    underworld::POWER,
    wealthy::POWER,
];
