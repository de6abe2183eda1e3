//! Orcs: every region taken from the Alliance pays.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Conquered::OtherSide,
    Effect::Sworn,
    Occasion::Conquest,
    Payer::Bank,
    Side,
    Span::{Active, Always},
    pay, rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_orcs"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-ORCS", Active, pay(Bank, 1, Conquest(OtherSide))),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
