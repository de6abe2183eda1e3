//! Blood Elves: magic pays.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Income, Sworn},
    Filter::Magic,
    Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("blood_elves"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-BLOOD-ELVES", Active, Income(1, Magic)),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
