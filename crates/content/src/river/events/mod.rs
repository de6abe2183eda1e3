//! The events of River World, one file each.

mod calm;
mod harsh_winter;
mod pirates;
mod storm;

use engine::ability::Ability;

/// All kinds; the one that does nothing comes first, because scenarios draw the first where it does not matter.
pub static ALL: [Ability; 4] = [calm::EVENT, storm::EVENT, harsh_winter::EVENT, pirates::EVENT];

/// How many events there are in all.
pub fn count() -> u8 {
    ALL.iter().map(|event| event.supply).sum()
}
