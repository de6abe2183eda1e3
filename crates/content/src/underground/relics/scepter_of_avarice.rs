//! The Scepter of Avarice: a region counts twice.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Double, Span::Active, rule};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("scepter_of_avarice"),
    rules: Cow::Borrowed(&[rule("UG-REL-SCEPTER", Active, Double)]),
    ..Ability::PLAIN
};
