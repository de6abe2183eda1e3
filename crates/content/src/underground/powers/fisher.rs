//! Fisher: every two coasts pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Coast, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("fisher"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-FISHER", Active, Score(1, Per::TwoRegions(Coast)))]),
    ..Ability::PLAIN
};
