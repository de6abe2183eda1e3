//! Thieving: neighbors pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Levy, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("thieving"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("UG-POW-THIEVING", Active, Levy(1))]),
    ..Ability::PLAIN
};
