//! Wealthy: a fortune, once.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("wealthy"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-WEALTHY", Active, Score(7, Per::TurnOfPick))]),
    ..Ability::PLAIN
};
