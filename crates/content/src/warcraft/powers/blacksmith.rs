//! Blacksmith: everything costs one less.

use std::borrow::Cow;

use engine::ability::{Ability, Change::Less, Effect::Cost, Filter::Any, Span::Active, Where::In, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("blacksmith"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-BLACKSMITH", Active, Cost(Less(1), In(Any)))]),
    ..Ability::PLAIN
};
