//! Ranger: forests pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Forest, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("ranger"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-RANGER", Active, Score(1, Per::Region(Forest)))]),
    ..Ability::PLAIN
};
