//! Defensive: towers where the fields are theirs.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Filter::Farmland, Posting, Span::Active, rule};

use crate::warcraft::marks::WATCH_TOWER;

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("defensive"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-DEFENSIVE", Active, Post(WATCH_TOWER, Posting::Leading(Farmland)))]),
    ..Ability::PLAIN
};
