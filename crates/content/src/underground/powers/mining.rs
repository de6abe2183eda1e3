//! Mining: mines pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Mine, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mining"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MINING", Active, Income(1, Mine))]),
    ..Ability::PLAIN
};
