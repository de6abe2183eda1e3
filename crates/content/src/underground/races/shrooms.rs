//! Shrooms: their forests pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Forest, Per, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("shrooms"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-SHROOMS", Active, Score(1, Per::Region(Forest)))]),
    ..Ability::PLAIN
};
