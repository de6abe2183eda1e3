//! Shield: forests arm them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Filter::Forest, Posting, Span::Active, rule};

use crate::underground::marks::SHIELD;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("shield"),
    tokens: 3,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-SHIELD", Active, Post(SHIELD, Posting::Drawn(Forest)))]),
    ..Ability::PLAIN
};
