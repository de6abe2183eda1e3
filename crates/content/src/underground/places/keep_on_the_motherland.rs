//! The Keep on the Motherland: it defends and pays, in decline too.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Defense, Score},
    Filter::Here,
    Per,
    Span::Always,
    rule,
};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("keep_on_the_motherland"),
    rules: Cow::Borrowed(&[
        rule("UG-PLC-KEEP", Always, Score(1, Per::Region(Here))),
        rule("UG-PLC-KEEP", Always, Defense(1, Here)),
    ]),
    ..Ability::PLAIN
};
