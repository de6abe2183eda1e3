//! Worgen: a form that earns, and one that fights.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Form, Sworn},
    Forms, Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("worgen"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-WORGEN", Active, Form(Forms { gain: 2, price: 1, discount: 1 })),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
