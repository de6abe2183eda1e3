//! Mummies: many, but slow.

use std::borrow::Cow;

use engine::ability::{Ability, Change::More, Effect::Cost, Filter::Any, Span::Active, Where::In, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("mummies"),
    tokens: 10,
    supply: 15,
    rules: Cow::Borrowed(&[rule("UG-RACE-MUMMIES", Active, Cost(More(1), In(Any)))]),
    ..Ability::PLAIN
};
