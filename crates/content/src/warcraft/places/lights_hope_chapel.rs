//! Light's Hope Chapel: no token is lost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Spare, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("lights_hope_chapel"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-CHAPEL", Active, Spare)]),
    ..Ability::PLAIN
};
