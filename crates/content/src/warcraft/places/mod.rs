//! The legendary places of Warcraft.

use engine::ability::Ability;

mod battleground;
mod dark_portal;
mod karazhan;
mod lights_hope_chapel;
mod meeting_stone;
mod spirit_healer;
mod well_of_eternity;

/// All of them.
pub static ALL: [Ability; 7] = [
    battleground::PLACE,
    lights_hope_chapel::PLACE,
    spirit_healer::PLACE,
    karazhan::PLACE,
    meeting_stone::PLACE,
    dark_portal::PLACE,
    well_of_eternity::PLACE,
];
