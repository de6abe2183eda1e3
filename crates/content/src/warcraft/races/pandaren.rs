//! Pandaren: whoever is left in peace pays before breaking it.

use std::borrow::Cow;

use engine::ability::{Ability, Occasion::PeaceBroken, Payer::Opponent, Span::Active, pay, rule};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("pandaren"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("WOW-RACE-PANDAREN", Active, pay(Opponent, 2, PeaceBroken))]),
    ..Ability::PLAIN
};
