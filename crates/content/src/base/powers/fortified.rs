//! Fortified: one fortress a turn, which pays while its builders are active.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Post, Score},
    Filter::Marked,
    Per, Posting,
    Span::Active,
    rule,
};

use crate::base::marks::FORTRESS;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("fortified"),
    tokens: 3,
    kept: true,
    rules: Cow::Borrowed(&[
        rule("BASE-POW-FORTIFIED", Active, Post(FORTRESS, Posting::OneMore)),
        rule("BASE-POW-FORTIFIED", Active, Score(1, Per::Region(Marked(FORTRESS)))),
    ]),
    ..Ability::PLAIN
};
