//! Halflings: they turn up anywhere and dig in.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Post, Reach},
    Filter::Any,
    How::Entry,
    Posting,
    Span::Active,
    rule,
};

use crate::base::marks::HOLE;

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("halflings"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("BASE-RACE-HALFLINGS", Active, Reach(Entry, Any)),
        rule("BASE-RACE-HALFLINGS", Active, Post(HOLE, Posting::FirstConquests(2))),
    ]),
    ..Ability::PLAIN
};
