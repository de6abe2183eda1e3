//! Alchemist: gold out of nothing, every turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("alchemist"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-ALCHEMIST", Active, Score(2, Per::Turn))]),
    ..Ability::PLAIN
};
