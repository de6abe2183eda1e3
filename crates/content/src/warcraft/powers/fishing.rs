//! Fishing: regions beside water pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Shore, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("fishing"),
    tokens: 3,
    rules: Cow::Borrowed(&[rule("WOW-POW-FISHING", Active, Score(1, Per::Region(Shore)))]),
    ..Ability::PLAIN
};
