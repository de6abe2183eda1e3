//! The powers of Warcraft.

use engine::ability::Ability;

pub mod archaeologist;
pub mod battle_master;
pub mod beast_master;
pub mod blacksmith;
pub mod championing;
pub mod defensive;
pub mod enraged;
pub mod explorer;
pub mod farmer;
pub mod fishing;
pub mod garrisoned;
pub mod herbalist;
pub mod intimidating;
pub mod marshdweller;
pub mod mining;
pub mod mountaineer;
pub mod portal_mage;
pub mod ranger;
pub mod sailing;
pub mod swamp_walker;

/// All of them.
pub const ALL: [Ability; 20] = [
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
