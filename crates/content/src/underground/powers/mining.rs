//! Mining: mines pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Mine, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mining"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MINING", Active, Score(1, Per::Region(Mine)))]),
    ..Ability::PLAIN
};
