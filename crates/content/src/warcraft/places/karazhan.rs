//! Karazhan: more of the same land pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Alike, Per, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("karazhan"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-KARAZHAN", Active, Score(1, Per::Region(Alike)))]),
    ..Ability::PLAIN
};
