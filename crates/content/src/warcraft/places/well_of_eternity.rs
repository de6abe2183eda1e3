//! The Well of Eternity goes to water, and pays who holds most around it.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tide, Span::Always, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("well_of_eternity"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-WELL", Always, Tide(2))]),
    ..Ability::PLAIN
};
