//! Martyr: every loss is paid.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Console, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("martyr"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MARTYR", Active, Console(1))]),
    ..Ability::PLAIN
};
