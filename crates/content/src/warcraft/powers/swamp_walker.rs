//! Swamp Walker: swamps pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Swamp, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("swamp_walker"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-SWAMP-WALKER", Active, Score(1, Per::Region(Swamp)))]),
    ..Ability::PLAIN
};
