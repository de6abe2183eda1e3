//! The Fountain of Youth: a token each turn.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tokens, Gain, Span::Active, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("fountain_of_youth"),
    rules: Cow::Borrowed(&[rule("UG-PLC-FOUNTAIN", Active, Tokens(1, Gain::TurnBegins))]),
    ..Ability::PLAIN
};
