//! Drow: they are paid for being left alone.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Secluded, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("drow"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[rule("UG-RACE-DROW", Active, Income(1, Secluded))]),
    ..Ability::PLAIN
};
