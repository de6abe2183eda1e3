//! Mudmen: the mud makes more of them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tokens, Filter::Swamp, Gain, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("mudmen"),
    tokens: 5,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-MUDMEN", Active, Tokens(1, Gain::Region(Swamp)))]),
    ..Ability::PLAIN
};
