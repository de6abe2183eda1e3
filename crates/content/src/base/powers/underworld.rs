//! Underworld: caverns are joined below ground.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Discount, Link},
    Filter::Cavern,
    Span::Active,
    rule,
};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("underworld"),
    tokens: 5,
    rules: Cow::Borrowed(&[
        rule("BASE-POW-UNDERWORLD", Active, Link(Cavern)),
        rule("BASE-POW-UNDERWORLD", Active, Discount(1, Cavern)),
    ]),
    ..Ability::PLAIN
};
