//! Drow: they are paid for being left alone.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Secluded, Per, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("drow"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[rule("UG-RACE-DROW", Active, Score(1, Per::Region(Secluded)))]),
    ..Ability::PLAIN
};
