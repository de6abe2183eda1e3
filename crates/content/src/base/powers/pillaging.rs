//! Pillaging: whatever was held by others pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Spoils, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("pillaging"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-PILLAGING", Active, Spoils(1))]),
    ..Ability::PLAIN
};
