//! Froggy's Ring: neighbors of its region pay.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Tax},
    Span::Active,
    rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("froggys_ring"),
    rules: Cow::Borrowed(&[rule("UG-REL-RING", Active, Tax(1)), rule("UG-BAG-RING", Active, Copied)]),
    ..Ability::PLAIN
};
