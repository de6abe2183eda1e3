//! Flying: no land is too far.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Land, How::Anywhere, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("flying"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-FLYING", Active, Reach(Anywhere, Land))]),
    ..Ability::PLAIN
};
