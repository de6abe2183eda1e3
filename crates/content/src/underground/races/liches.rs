//! Liches: in decline whoever takes a region pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Ransom, Span::Decline, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("liches"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-LICHES", Decline, Ransom(1))]),
    ..Ability::PLAIN
};
