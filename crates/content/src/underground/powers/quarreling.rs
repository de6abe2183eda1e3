//! Quarreling: apart they are paid.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Blocks, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("quarreling"),
    tokens: 3,
    rules: Cow::Borrowed(&[rule("UG-POW-QUARRELING", Active, Blocks(1))]),
    ..Ability::PLAIN
};
