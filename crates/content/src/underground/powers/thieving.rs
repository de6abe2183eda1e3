//! Thieving: neighbors pay.

use std::borrow::Cow;

use engine::ability::{Ability, Occasion::Scoring, Payer::Opponent, Span::Active, pay, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("thieving"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-THIEVING", Active, pay(Opponent, 1, Scoring))]),
    ..Ability::PLAIN
};
