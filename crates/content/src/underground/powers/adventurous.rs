//! Adventurous: places pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Places, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("adventurous"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-ADVENTUROUS", Active, Income(1, Places))]),
    ..Ability::PLAIN
};
