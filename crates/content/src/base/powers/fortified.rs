//! Fortified: one fortress a turn, which pays while its builders are active.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Build, Income},
    Filter::Marked,
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
        rule("BASE-POW-FORTIFIED", Active, Build(FORTRESS)),
        rule("BASE-POW-FORTIFIED", Active, Income(1, Marked(FORTRESS))),
    ]),
    ..Ability::PLAIN
};
