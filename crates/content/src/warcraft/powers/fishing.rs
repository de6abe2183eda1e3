//! Fishing: regions beside water pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Shore, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("fishing"),
    tokens: 3,
    rules: Cow::Borrowed(&[rule("WOW-POW-FISHING", Active, Income(1, Shore))]),
    ..Ability::PLAIN
};
