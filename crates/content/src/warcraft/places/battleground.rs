//! The Battleground: the war pays twice, and those of no side may take one.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Rally, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("battleground"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-BATTLEGROUND", Active, Rally)]),
    ..Ability::PLAIN
};
