//! Flames: what the volcano reaches falls as if nobody were there.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Erupt, Span::Active, rule};

use crate::underground::marks::VOLCANO;

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("flames"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[rule("UG-RACE-FLAMES", Active, Erupt(VOLCANO))]),
    ..Ability::PLAIN
};
