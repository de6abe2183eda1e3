//! Mystic: crystals pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Magic, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mystic"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MYSTIC", Active, Score(1, Per::Region(Magic)))]),
    ..Ability::PLAIN
};
