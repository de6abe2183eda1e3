//! The relics of Underground, one file each.

use engine::ability::Ability;

mod flying_doormat;
pub(crate) mod froggys_ring;
mod scepter_of_avarice;
mod shiny_orb;
mod stinky_trolls_socks;
mod sword_of_the_killer_rabbit;

/// All relics, in the order of the facts.
pub static ALL: [Ability; 6] = [
    froggys_ring::RELIC,
    stinky_trolls_socks::RELIC,
    sword_of_the_killer_rabbit::RELIC,
    shiny_orb::RELIC,
    flying_doormat::RELIC,
    scepter_of_avarice::RELIC,
];
