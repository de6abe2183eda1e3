//! Blacksmith: everything costs one less.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Discount, Filter::Any, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("blacksmith"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-BLACKSMITH", Active, Discount(1, Any))]),
    ..Ability::PLAIN
};
