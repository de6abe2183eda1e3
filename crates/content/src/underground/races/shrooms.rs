//! Shrooms: their forests pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Forest, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("shrooms"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-SHROOMS", Active, Income(1, Forest))]),
    ..Ability::PLAIN
};
