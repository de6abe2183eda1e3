//! Mounted: open country is quickly taken.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::Cost,
    Filter::{Farmland, Hill},
    Span::Active,
    Where::In,
    rule,
};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("mounted"),
    tokens: 5,
    rules: Cow::Borrowed(&[
        rule("BASE-POW-MOUNTED", Active, Cost(Less(1), In(Hill))),
        rule("BASE-POW-MOUNTED", Active, Cost(Less(1), In(Farmland))),
    ]),
    ..Ability::PLAIN
};
