//! Skeletons: the fallen join them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tokens, Gain, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("skeletons"),
    tokens: 6,
    supply: 20,
    rules: Cow::Borrowed(&[rule("BASE-RACE-SKELETONS", Active, Tokens(1, Gain::Conquests(2)))]),
    ..Ability::PLAIN
};
