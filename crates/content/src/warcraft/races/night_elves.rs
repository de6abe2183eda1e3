//! Night Elves: forests cost less, and grow walls.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Discount, Plant, Sworn},
    Filter::Forest,
    Side,
    Span::{Active, Always},
    rule,
};

use crate::warcraft::marks::WISP_WALL;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("night_elves"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-NIGHT-ELVES", Active, Discount(1, Forest)),
        rule("WOW-RACE-NIGHT-ELVES", Always, Plant(WISP_WALL, Forest)),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
