//! The Spirit Healer: a token every turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tokens, Filter::Here, Gain, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("spirit_healer"),
    rules: Cow::Borrowed(&[rule("WOW-PLC-HEALER", Active, Tokens(1, Gain::Region(Here)))]),
    ..Ability::PLAIN
};
