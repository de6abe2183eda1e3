//! Championing: one who takes a region by himself.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Followers, Following::Champion, Span::Active, rule};

use crate::warcraft::marks::CHAMPION;

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("championing"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-CHAMPIONING", Active, Followers(CHAMPION, Champion))]),
    ..Ability::PLAIN
};
