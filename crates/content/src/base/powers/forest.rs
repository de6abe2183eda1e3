//! Forest: every forest pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Forest, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("forest"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-FOREST", Active, Income(1, Forest))]),
    ..Ability::PLAIN
};
