//! Cultists: the Great Ancient guards their first region and helps its neighbors fall.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{DiscountBeside, Totem},
    Filter::Marked,
    Span::Active,
    rule,
};

use crate::underground::marks::GREAT_ANCIENT;

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("cultists"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("UG-RACE-CULTISTS", Active, Totem(GREAT_ANCIENT)),
        rule("UG-RACE-CULTISTS", Active, DiscountBeside(1, Marked(GREAT_ANCIENT))),
    ]),
    ..Ability::PLAIN
};
