//! Swamp Walker: swamps pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Swamp, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("swamp_walker"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-SWAMP-WALKER", Active, Income(1, Swamp))]),
    ..Ability::PLAIN
};
