//! Immortal: nobody is lost.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::NoLoss, Losses, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("immortal"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-IMMORTAL", Active, NoLoss(Losses::All))]),
    ..Ability::PLAIN
};
