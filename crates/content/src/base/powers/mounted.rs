//! Mounted: open country is quickly taken.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::Discount,
    Filter::{Farmland, Hill},
    Span::Active,
    rule,
};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mounted"),
    tokens: 5,
    rules: Cow::Borrowed(&[
        rule("BASE-POW-MOUNTED", Active, Discount(1, Hill)),
        rule("BASE-POW-MOUNTED", Active, Discount(1, Farmland)),
    ]),
    ..Ability::PLAIN
};
