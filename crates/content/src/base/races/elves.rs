//! Elves: they slip away unharmed.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::NoLoss, Losses, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("elves"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("BASE-RACE-ELVES", Active, NoLoss(Losses::All))]),
    ..Ability::PLAIN
};
