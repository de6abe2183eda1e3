//! The Great Brass Pipe: regions of its terrain are joined.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Kindred, How::Linked, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("great_brass_pipe"),
    rules: Cow::Borrowed(&[rule("UG-PLC-PIPE", Active, Reach(Linked, Kindred))]),
    ..Ability::PLAIN
};
