//! Pillaging: whatever was held by others pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("pillaging"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-PILLAGING", Active, Score(1, Per::Conquest))]),
    ..Ability::PLAIN
};
