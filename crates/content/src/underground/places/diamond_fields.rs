//! The Diamond Fields: regions of their terrain pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Kindred, Span::Always, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("diamond_fields"),
    rules: Cow::Borrowed(&[rule("UG-PLC-DIAMONDS", Always, Income(1, Kindred))]),
    ..Ability::PLAIN
};
