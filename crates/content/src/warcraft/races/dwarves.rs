//! Dwarves: mountains cost two less.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Discount, Sworn},
    Filter::Mountain,
    Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_dwarves"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-DWARVES", Active, Discount(2, Mountain)),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
