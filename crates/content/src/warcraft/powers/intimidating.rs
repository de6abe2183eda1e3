//! Intimidating: three times a turn somebody is shoved about.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Shove, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("intimidating"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-INTIMIDATING", Active, Shove(3))]),
    ..Ability::PLAIN
};
