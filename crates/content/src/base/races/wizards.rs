//! Wizards: they tap the magic sources.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Magic, Per, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wizards"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-WIZARDS", Active, Score(1, Per::Region(Magic)))]),
    ..Ability::PLAIN
};
