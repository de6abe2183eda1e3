//! Blood Elves: magic pays.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Score, Sworn},
    Filter::Magic,
    Per, Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("blood_elves"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-BLOOD-ELVES", Active, Score(1, Per::Region(Magic))),
        rule("WOW-FAC-1", Always, Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};
