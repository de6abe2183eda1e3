//! Frightened: crowds pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Crowd, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("frightened"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-FRIGHTENED", Active, Crowd(1, 3))]),
    ..Ability::PLAIN
};
