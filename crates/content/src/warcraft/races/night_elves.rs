//! Night Elves: forests cost less, and grow walls.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::{Cost, Post, Sworn},
    Filter::Forest,
    Posting, Side,
    Span::{Active, Always},
    Where::In,
    rule,
};

use crate::warcraft::marks::WISP_WALL;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("night_elves"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-NIGHT-ELVES", Active, Cost(Less(1), In(Forest))),
        rule("WOW-RACE-NIGHT-ELVES", Always, Post(WISP_WALL, Posting::Conquest(Forest))),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
