//! Herbalist: hills pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Hill, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("herbalist"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-HERBALIST", Active, Score(1, Per::Region(Hill)))]),
    ..Ability::PLAIN
};
