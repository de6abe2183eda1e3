//! Mountaineer: mountains pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Mountain, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mountaineer"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-MOUNTAINEER", Active, Score(1, Per::Region(Mountain)))]),
    ..Ability::PLAIN
};
