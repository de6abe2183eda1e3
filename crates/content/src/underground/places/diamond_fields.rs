//! The Diamond Fields: regions of their terrain pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Kindred, Per, Span::Always, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("diamond_fields"),
    rules: Cow::Borrowed(&[rule("UG-PLC-DIAMONDS", Always, Score(1, Per::Region(Kindred)))]),
    ..Ability::PLAIN
};
