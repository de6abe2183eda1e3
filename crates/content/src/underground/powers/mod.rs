//! The powers of Underground, one file each.

use engine::ability::Ability;

mod adventurous;
mod fisher;
mod flocking;
mod frightened;
mod immortal;
mod magic;
mod martyr;
mod mining;
mod muddy;
mod mystic;
mod quarreling;
pub(crate) mod reborn;
mod royal;
mod shield;
mod stone;
mod thieving;
mod tomb;
mod vampire;
mod vanishing;
mod vengeful;
mod wise;

/// All powers, in the order of the facts.
pub static ALL: [Ability; 21] = [
    adventurous::POWER,
    fisher::POWER,
    flocking::POWER,
    frightened::POWER,
    immortal::POWER,
    magic::POWER,
    martyr::POWER,
    mining::POWER,
    muddy::POWER,
    mystic::POWER,
    quarreling::POWER,
    reborn::POWER,
    royal::POWER,
    shield::POWER,
    stone::POWER,
    thieving::POWER,
    tomb::POWER,
    vampire::POWER,
    vanishing::POWER,
    vengeful::POWER,
    wise::POWER,
];
