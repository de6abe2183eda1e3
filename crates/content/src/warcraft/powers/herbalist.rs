//! Herbalist: hills pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Hill, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("herbalist"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-HERBALIST", Active, Income(1, Hill))]),
    ..Ability::PLAIN
};
