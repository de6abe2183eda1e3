//! Magic: the Bag copies a relic.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Copy, Span::Active, rule};

use crate::underground::marks::BAG;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("magic"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-MAGIC", Active, Copy(BAG))]),
    ..Ability::PLAIN
};
