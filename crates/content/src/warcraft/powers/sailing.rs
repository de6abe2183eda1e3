//! Sailing: no travel cost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Any, How::NoTravel, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("sailing"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-SAILING", Active, Reach(NoTravel, Any))]),
    ..Ability::PLAIN
};
