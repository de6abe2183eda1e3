//! Archaeologist: what is found pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("archaeologist"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-ARCHAEOLOGIST", Active, Score(1, Per::Find))]),
    ..Ability::PLAIN
};
