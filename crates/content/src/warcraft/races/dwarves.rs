//! Dwarves: mountains cost two less.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::{Cost, Sworn},
    Filter::Mountain,
    Side,
    Span::{Active, Always},
    Where::In,
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_dwarves"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-DWARVES", Active, Cost(Less(2), In(Mountain))),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
