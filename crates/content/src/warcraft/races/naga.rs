//! Naga: the water is theirs.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::Reach,
    Filter::Water,
    How::{Entry, Ground},
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("naga"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-NAGA", Always, Reach(Ground, Water)),
        rule("WOW-RACE-NAGA", Active, Reach(Entry, Water)),
    ]),
    ..Ability::PLAIN
};
