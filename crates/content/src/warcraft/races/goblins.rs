//! Goblins: what they leave beside others goes off a turn later.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Mine, Sworn},
    Side,
    Span::{Active, Always},
    rule,
};

use crate::warcraft::marks::BOMB;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("goblins"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-GOBLINS", Active, Mine(BOMB)),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
