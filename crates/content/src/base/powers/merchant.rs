//! Merchant: every region pays twice.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Any, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("merchant"),
    tokens: 2,
    rules: Cow::Borrowed(&[rule("BASE-POW-MERCHANT", Active, Score(1, Per::Region(Any)))]),
    ..Ability::PLAIN
};
