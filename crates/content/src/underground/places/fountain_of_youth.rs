//! The Fountain of Youth: a token each turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Spring, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("fountain_of_youth"),
    rules: Cow::Borrowed(&[rule("UG-PLC-FOUNTAIN", Active, Spring(1))]),
    ..Ability::PLAIN
};
