//! Beast Master: hills give beasts that fight like tokens.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Followers, Filter::Hill, Following::Tamed, Span::Active, rule};

use crate::warcraft::marks::BEAST;

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("beast_master"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-BEAST-MASTER", Active, Followers(BEAST, Tamed(Hill)))]),
    ..Ability::PLAIN
};
