//! Commando: every conquest is a little easier.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Discount, Filter::Any, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("commando"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-COMMANDO", Active, Discount(1, Any))]),
    ..Ability::PLAIN
};
