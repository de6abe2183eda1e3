//! Wise: in decline they are paid.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Decline, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("wise"),
    tokens: 4,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-WISE", Decline, Score(2, Per::Turn))]),
    ..Ability::PLAIN
};
