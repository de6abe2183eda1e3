//! Harsh Winter: frozen rivers are regions like any other.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Defense, Reach},
    Filter::River,
    How::Ground,
    Span::Always,
    rule,
};

/// The event.
pub const EVENT: Ability = Ability {
    key: Cow::Borrowed("harsh_winter"),
    supply: 2,
    rules: Cow::Borrowed(&[
        rule("RIVER-EVT-WINTER", Always, Defense(1, River)),
        rule("RIVER-EVT-WINTER", Always, Reach(Ground, River)),
    ]),
    ..Ability::PLAIN
};
