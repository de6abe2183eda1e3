//! Ogres: everything is a little easier.

use std::borrow::Cow;

use engine::ability::{Ability, Change::Less, Effect::Cost, Filter::Any, Span::Active, Where::In, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("ogres"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-OGRES", Active, Cost(Less(1), In(Any)))]),
    ..Ability::PLAIN
};
