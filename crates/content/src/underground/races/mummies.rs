//! Mummies: many, but slow.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Surcharge, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("mummies"),
    tokens: 10,
    supply: 15,
    rules: Cow::Borrowed(&[rule("UG-RACE-MUMMIES", Active, Surcharge(1))]),
    ..Ability::PLAIN
};
