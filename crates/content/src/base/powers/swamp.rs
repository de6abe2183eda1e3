//! Swamp: every swamp pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Swamp, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("swamp"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-SWAMP", Active, Score(1, Per::Region(Swamp)))]),
    ..Ability::PLAIN
};
