//! Explorer: every island pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("explorer"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-EXPLORER", Active, Score(1, Per::Island))]),
    ..Ability::PLAIN
};
