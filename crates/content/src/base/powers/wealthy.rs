//! Wealthy: a fortune, once.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Windfall, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("wealthy"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-WEALTHY", Active, Windfall(7))]),
    ..Ability::PLAIN
};
