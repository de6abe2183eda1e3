//! Light's Hope Chapel: no token is lost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::NoLoss, Losses, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("lights_hope_chapel"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-CHAPEL", Active, NoLoss(Losses::All))]),
    ..Ability::PLAIN
};
