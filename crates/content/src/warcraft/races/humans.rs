//! Humans: a price on two regions.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Bounty, Sworn},
    Side,
    Span::{Active, Always},
    rule,
};

use crate::warcraft::marks::OBJECTIVE;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_humans"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-HUMANS", Active, Bounty(OBJECTIVE, 2, 2)),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
