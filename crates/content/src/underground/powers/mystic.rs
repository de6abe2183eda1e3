//! Mystic: crystals pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Magic, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mystic"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MYSTIC", Active, Income(1, Magic))]),
    ..Ability::PLAIN
};
