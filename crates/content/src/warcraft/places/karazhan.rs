//! Karazhan: more of the same land pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Alike, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("karazhan"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-KARAZHAN", Active, Income(1, Alike))]),
    ..Ability::PLAIN
};
