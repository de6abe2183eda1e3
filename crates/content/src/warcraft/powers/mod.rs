//! The powers of Warcraft.

use engine::ability::Ability;

mod archaeologist;
mod battle_master;
mod beast_master;
mod blacksmith;
mod championing;
mod defensive;
mod enraged;
mod explorer;
mod farmer;
mod fishing;
mod garrisoned;
mod herbalist;
mod intimidating;
mod marshdweller;
mod mining;
mod mountaineer;
pub(crate) mod portal_mage;
mod ranger;
mod sailing;
mod swamp_walker;

/// All of them.
pub static ALL: [Ability; 20] = [
    archaeologist::POWER,
    battle_master::POWER,
    beast_master::POWER,
    blacksmith::POWER,
    championing::POWER,
    defensive::POWER,
    enraged::POWER,
    explorer::POWER,
    farmer::POWER,
    fishing::POWER,
    garrisoned::POWER,
    herbalist::POWER,
    intimidating::POWER,
    marshdweller::POWER,
    mining::POWER,
    mountaineer::POWER,
    portal_mage::POWER,
    ranger::POWER,
    sailing::POWER,
    swamp_walker::POWER,
];
