//! Kobolds: every cavern is next door.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Cavern, How::Hub, Span::Active, rule};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("kobolds"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("WOW-RACE-KOBOLDS", Active, Reach(Hub, Cavern))]),
    ..Ability::PLAIN
};
