//! Tauren: never fewer than two.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Garrison, Sworn},
    Side,
    Span::Always,
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("tauren"),
    tokens: 11,
    supply: 16,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-TAUREN", Always, Garrison(2)),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
