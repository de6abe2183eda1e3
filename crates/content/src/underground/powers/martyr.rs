//! Martyr: every loss is paid.

use std::borrow::Cow;

use engine::ability::{Ability, Occasion::Loss, Payer::Bank, Span::Active, pay, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("martyr"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-MARTYR", Active, pay(Bank, 1, Loss))]),
    ..Ability::PLAIN
};
