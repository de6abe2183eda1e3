//! Ranger: forests pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Forest, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("ranger"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-RANGER", Active, Income(1, Forest))]),
    ..Ability::PLAIN
};
