//! Pirate ships: some are there from the start, and all of them scare trade away.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Blight, Post},
    Filter::Mooring,
    Posting,
    Span::Always,
    rule,
};

use crate::river::marks::PIRATE_SHIP;

/// What the board does.
pub const FEATURE: Ability = Ability {
    key: Cow::Borrowed("pirate_ship"),
    rules: Cow::Borrowed(&[
        rule("RIVER-SETUP-1", Always, Post(PIRATE_SHIP, Posting::Setup(Mooring))),
        rule("RIVER-PIR-2", Always, Blight(PIRATE_SHIP)),
    ]),
    ..Ability::PLAIN
};
