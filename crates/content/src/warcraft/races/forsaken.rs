//! Forsaken: who falls to them may be bought.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Hire, Sworn},
    Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("forsaken"),
    tokens: 6,
    supply: 20,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-FORSAKEN", Active, Hire(1)),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
