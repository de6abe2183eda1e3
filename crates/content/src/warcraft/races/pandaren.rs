//! Pandaren: whoever is left in peace pays before breaking it.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Concord, Span::Active, rule};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("pandaren"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("WOW-RACE-PANDAREN", Active, Concord(2))]),
    ..Ability::PLAIN
};
