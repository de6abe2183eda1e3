//! The Wickedest Pentacle: it lets the Balrog loose.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Summon, Span::Active, rule};

use crate::underground::marks::BALROG;

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("wickedest_pentacle"),
    rules: Cow::Borrowed(&[rule("UG-PLC-PENTACLE", Active, Summon(BALROG))]),
    ..Ability::PLAIN
};
