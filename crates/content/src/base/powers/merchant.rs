//! Merchant: every region pays twice.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Any, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("merchant"),
    tokens: 2,
    rules: Cow::Borrowed(&[rule("BASE-POW-MERCHANT", Active, Income(1, Any))]),
    ..Ability::PLAIN
};
