//! Flocking: together they are paid.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("flocking"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-FLOCKING", Active, Score(2, Per::AllConnected))]),
    ..Ability::PLAIN
};
