//! Draenei: the first token lost in an opponent's turn is saved.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{NoLoss, Sworn},
    Losses, Side,
    Span::{Active, Always},
    rule,
};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("draenei"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-DRAENEI", Active, NoLoss(Losses::FirstOfTurn)),
        rule("WOW-FAC-1", Always, Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};
