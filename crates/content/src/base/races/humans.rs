//! Humans: farmers at heart.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Farmland, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("humans"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-HUMANS", Active, Income(1, Farmland))]),
    ..Ability::PLAIN
};
