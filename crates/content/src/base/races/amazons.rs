//! Amazons: four of them only ever come for the fight.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tokens, Gain, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("amazons"),
    tokens: 6,
    supply: 15,
    rules: Cow::Borrowed(&[rule("BASE-RACE-AMAZONS", Active, Tokens(4, Gain::ConquestOnly))]),
    ..Ability::PLAIN
};
