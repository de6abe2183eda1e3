//! Commando: every conquest is a little easier.

use std::borrow::Cow;

use engine::ability::{Ability, Change::Less, Effect::Cost, Filter::Any, Span::Active, Where::In, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("commando"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-COMMANDO", Active, Cost(Less(1), In(Any)))]),
    ..Ability::PLAIN
};
