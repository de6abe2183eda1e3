//! Adventurous: places pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Places, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("adventurous"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-ADVENTUROUS", Active, Score(1, Per::Region(Places)))]),
    ..Ability::PLAIN
};
