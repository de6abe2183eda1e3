//! Mudmen: the mud makes more of them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::RecruitOn, Filter::Swamp, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("mudmen"),
    tokens: 5,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-MUDMEN", Active, RecruitOn(Swamp))]),
    ..Ability::PLAIN
};
