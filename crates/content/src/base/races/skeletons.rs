//! Skeletons: the fallen join them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Recruit, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("skeletons"),
    tokens: 6,
    supply: 20,
    rules: Cow::Borrowed(&[rule("BASE-RACE-SKELETONS", Active, Recruit(2))]),
    ..Ability::PLAIN
};
