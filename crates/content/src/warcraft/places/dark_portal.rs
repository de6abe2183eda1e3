//! The Dark Portal pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Here, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("dark_portal"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-PORTAL", Active, Income(2, Here))]),
    ..Ability::PLAIN
};
