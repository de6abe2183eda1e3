//! Muddy: mud pools pay, in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Swamp, Span::Always, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("muddy"),
    tokens: 3,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-MUDDY", Always, Income(1, Swamp))]),
    ..Ability::PLAIN
};
