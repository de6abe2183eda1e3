//! The Dark Portal pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Here, Per, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("dark_portal"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-PORTAL", Active, Score(2, Per::Region(Here)))]),
    ..Ability::PLAIN
};
