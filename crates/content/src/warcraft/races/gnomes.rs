//! Gnomes: once a turn they drop in anywhere.

use std::borrow::Cow;

use engine::ability::{
    Ability, Die,
    Effect::{Roll, Sworn},
    Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_gnomes"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-GNOMES", Active, Roll(Die::Anywhere)),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
