//! Reborn: in decline their regions go over to the next people.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Succeed, Span::Decline, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("reborn"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-REBORN", Decline, Succeed(2))]),
    ..Ability::PLAIN
};
