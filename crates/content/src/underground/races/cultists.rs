//! Cultists: the Great Ancient guards their first region and helps its neighbors fall.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::{Cost, Totem},
    Filter::Marked,
    Span::Active,
    Where::Beside,
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
        rule("UG-RACE-CULTISTS", Active, Cost(Less(1), Beside(Marked(GREAT_ANCIENT)))),
    ]),
    ..Ability::PLAIN
};
