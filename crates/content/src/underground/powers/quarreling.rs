//! Quarreling: apart they are paid.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("quarreling"),
    tokens: 3,
    rules: Cow::Borrowed(&[rule("UG-POW-QUARRELING", Active, Score(1, Per::Group))]),
    ..Ability::PLAIN
};
