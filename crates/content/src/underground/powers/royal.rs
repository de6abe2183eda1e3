//! Royal: the Queen guards a region, and stays in decline.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Posting, Span::Active, rule};

use crate::underground::marks::QUEEN;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("royal"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-ROYAL", Active, Post(QUEEN, Posting::TurnEnd(1)))]),
    ..Ability::PLAIN
};
