//! The Meeting Stone: no travel cost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Sail, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("meeting_stone"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-STONE", Active, Sail)]),
    ..Ability::PLAIN
};
