//! Forest: every forest pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Forest, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("forest"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-FOREST", Active, Score(1, Per::Region(Forest)))]),
    ..Ability::PLAIN
};
