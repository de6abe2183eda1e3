//! Diplomat: one opponent left alone leaves you alone.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Truce, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("diplomat"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-DIPLOMAT", Active, Truce)]),
    ..Ability::PLAIN
};
