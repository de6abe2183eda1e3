//! Orcs: every region taken from the Alliance pays.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Feud, Sworn},
    Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_orcs"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-ORCS", Active, Feud(1)),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
