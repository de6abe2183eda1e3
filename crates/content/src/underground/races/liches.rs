//! Liches: in decline whoever takes a region pays.

use std::borrow::Cow;

use engine::ability::{Ability, Occasion::Loss, Payer::Opponent, Span::Decline, pay, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("liches"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-LICHES", Decline, pay(Opponent, 1, Loss))]),
    ..Ability::PLAIN
};
