//! Stone: mountains pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Mountain, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("stone"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-STONE", Active, Income(1, Mountain))]),
    ..Ability::PLAIN
};
