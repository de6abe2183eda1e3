//! Ethereals: once a turn they draw an artifact across a border, or take a place for less.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Pilfer, Wield},
    Span::Active,
    Weapon, rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("ethereals"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-ETHEREALS", Active, Pilfer),
        rule("WOW-RACE-ETHEREALS", Active, Wield(Weapon::Raid(2))),
    ]),
    ..Ability::PLAIN
};
