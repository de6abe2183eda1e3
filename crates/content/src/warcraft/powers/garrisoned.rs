//! Garrisoned: a fort in every region.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Posting, Span::Active, rule};

use crate::warcraft::marks::FORT;

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("garrisoned"),
    tokens: 3,
    kept: true,
    rules: Cow::Borrowed(&[rule("WOW-POW-GARRISONED", Active, Post(FORT, Posting::Everywhere))]),
    ..Ability::PLAIN
};
