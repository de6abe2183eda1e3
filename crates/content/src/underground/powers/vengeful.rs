//! Vengeful: whoever attacks is attacked more easily.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Grudge, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("vengeful"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-VENGEFUL", Active, Grudge(1))]),
    ..Ability::PLAIN
};
