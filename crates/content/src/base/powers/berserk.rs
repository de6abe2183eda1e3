//! Berserk: the die comes first, the target after.

use std::borrow::Cow;

use engine::ability::{Ability, Die::First, Effect::Roll, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("berserk"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-BERSERK", Active, Roll(First))]),
    ..Ability::PLAIN
};
