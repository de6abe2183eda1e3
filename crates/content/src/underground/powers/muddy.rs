//! Muddy: mud pools pay, in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Swamp, Per, Span::Always, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("muddy"),
    tokens: 3,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-MUDDY", Always, Score(1, Per::Region(Swamp)))]),
    ..Ability::PLAIN
};
