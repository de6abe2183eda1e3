//! The Meeting Stone: no travel cost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Any, How::NoTravel, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("meeting_stone"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-STONE", Active, Reach(NoTravel, Any))]),
    ..Ability::PLAIN
};
