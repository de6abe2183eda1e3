//! Vanishing: in decline they are paid double, once, and are gone.

use std::borrow::Cow;

use engine::ability::{Ability, Declining, Effect::Decline, Span, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("vanishing"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-VANISHING", Span::Decline, Decline(Declining::Vanishes(1)))]),
    ..Ability::PLAIN
};
