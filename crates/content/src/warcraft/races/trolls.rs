//! Trolls: whoever stands in the way costs less.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::{Cost, Sworn},
    Filter::Occupied,
    Side,
    Span::{Active, Always},
    Where::In,
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_trolls"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-TROLLS", Active, Cost(Less(1), In(Occupied))),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
