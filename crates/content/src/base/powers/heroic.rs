//! Heroic: two regions a turn have a hero on guard.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Posting, Span::Active, rule};

use crate::base::marks::HERO;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("heroic"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-HEROIC", Active, Post(HERO, Posting::TurnEnd(2)))]),
    ..Ability::PLAIN
};
