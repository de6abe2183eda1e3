//! Spiderines: chasms are their doors.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Rim, How::Hub, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("spiderines"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-SPIDERINES", Active, Reach(Hub, Rim))]),
    ..Ability::PLAIN
};
