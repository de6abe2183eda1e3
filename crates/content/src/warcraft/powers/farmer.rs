//! Farmer: fields pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Farmland, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("farmer"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-FARMER", Active, Income(1, Farmland))]),
    ..Ability::PLAIN
};
