//! Alchemist: gold out of nothing, every turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Purse, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("alchemist"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-ALCHEMIST", Active, Purse(2))]),
    ..Ability::PLAIN
};
