//! Underworld: caverns are joined below ground.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::Less,
    Effect::{Cost, Reach},
    Filter::Cavern,
    How::Linked,
    Span::Active,
    Where::In,
    rule,
};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("underworld"),
    tokens: 5,
    rules: Cow::Borrowed(&[
        rule("BASE-POW-UNDERWORLD", Active, Reach(Linked, Cavern)),
        rule("BASE-POW-UNDERWORLD", Active, Cost(Less(1), In(Cavern))),
    ]),
    ..Ability::PLAIN
};
