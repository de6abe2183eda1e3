//! Enraged: the more defend, the more it pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Rage, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("enraged"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-ENRAGED", Active, Rage(2))]),
    ..Ability::PLAIN
};
