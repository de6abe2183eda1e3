//! Mountaineer: mountains pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Mountain, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mountaineer"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-MOUNTAINEER", Active, Income(1, Mountain))]),
    ..Ability::PLAIN
};
