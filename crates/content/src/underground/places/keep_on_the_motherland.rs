//! The Keep on the Motherland: it defends and pays, in decline too.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Defense, Income},
    Filter::Here,
    Span::Always,
    rule,
};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("keep_on_the_motherland"),
    rules: Cow::Borrowed(&[
        rule("UG-PLC-KEEP", Always, Income(1, Here)),
        rule("UG-PLC-KEEP", Always, Defense(1, Here)),
    ]),
    ..Ability::PLAIN
};
