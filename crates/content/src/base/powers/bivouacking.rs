//! Bivouacking: five camps, pitched anew each turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Posting, Span::Active, rule};

use crate::base::marks::ENCAMPMENT;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("bivouacking"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-BIVOUACKING", Active, Post(ENCAMPMENT, Posting::Redeployment(5)))]),
    ..Ability::PLAIN
};
