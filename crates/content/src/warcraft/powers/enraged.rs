//! Enraged: the more defend, the more it pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("enraged"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-ENRAGED", Active, Score(1, Per::Defender { at_least: 2 }))]),
    ..Ability::PLAIN
};
