//! The Altar of Souls: a token in decline for coins.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Sacrifice, Span::Always, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("altar_of_souls"),
    rules: Cow::Borrowed(&[rule("UG-PLC-ALTAR", Always, Sacrifice(3))]),
    ..Ability::PLAIN
};
