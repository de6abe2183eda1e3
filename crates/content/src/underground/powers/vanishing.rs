//! Vanishing: in decline they are paid double, once, and are gone.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Vanish, Span::Decline, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("vanishing"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-VANISHING", Decline, Vanish(1))]),
    ..Ability::PLAIN
};
