//! Orcs: they are paid by the fight.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("orcs"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-ORCS", Active, Score(1, Per::Conquest))]),
    ..Ability::PLAIN
};
