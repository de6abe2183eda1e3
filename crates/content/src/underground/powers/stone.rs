//! Stone: mountains pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Mountain, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("stone"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-STONE", Active, Score(1, Per::Region(Mountain)))]),
    ..Ability::PLAIN
};
