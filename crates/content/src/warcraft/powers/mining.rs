//! Mining: caverns pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Cavern, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("wow_mining"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-MINING", Active, Income(1, Cavern))]),
    ..Ability::PLAIN
};
