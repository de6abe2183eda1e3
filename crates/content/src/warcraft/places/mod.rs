//! The legendary places of Warcraft.

use engine::ability::Ability;

pub mod battleground;
pub mod dark_portal;
pub mod karazhan;
pub mod lights_hope_chapel;
pub mod meeting_stone;
pub mod spirit_healer;
pub mod well_of_eternity;

/// All of them.
pub const ALL: [Ability; 7] = [
    battleground::PLACE,
    lights_hope_chapel::PLACE,
    spirit_healer::PLACE,
    karazhan::PLACE,
    meeting_stone::PLACE,
    dark_portal::PLACE,
    well_of_eternity::PLACE,
];
