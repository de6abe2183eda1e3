//! Ogres: everything is a little easier.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Discount, Filter::Any, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("ogres"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-OGRES", Active, Discount(1, Any))]),
    ..Ability::PLAIN
};
