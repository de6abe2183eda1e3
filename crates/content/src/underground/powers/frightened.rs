//! Frightened: crowds pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("frightened"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-FRIGHTENED", Active, Score(1, Per::RegionWithTokens(3)))]),
    ..Ability::PLAIN
};
