//! What the boards of River World themselves do, one file each.

mod harbor;
mod pirate_ship;
mod seer_temple;
mod shipyard;

use engine::ability::Ability;

/// All of them.
pub static ALL: [Ability; 4] =
    [harbor::FEATURE, shipyard::FEATURE, seer_temple::FEATURE, pirate_ship::FEATURE];
