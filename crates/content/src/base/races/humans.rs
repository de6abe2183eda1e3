//! Humans: farmers at heart.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Farmland, Per, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("humans"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-HUMANS", Active, Score(1, Per::Region(Farmland)))]),
    ..Ability::PLAIN
};
