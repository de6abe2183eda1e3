//! The Scepter of Avarice: a region counts twice.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Double},
    Span::Active,
    rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("scepter_of_avarice"),
    rules: Cow::Borrowed(&[rule("UG-REL-SCEPTER", Active, Double), rule("UG-BAG-SCEPTER", Active, Copied)]),
    ..Ability::PLAIN
};
