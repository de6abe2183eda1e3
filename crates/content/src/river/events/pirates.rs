//! Pirates: ships come to every river that is free.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Post, Filter::River, Posting, Span::Always, rule};

use crate::river::marks::PIRATE_SHIP;

/// The event.
pub const EVENT: Ability = Ability {
    key: Cow::Borrowed("pirates"),
    supply: 4,
    rules: Cow::Borrowed(&[rule("RIVER-EVT-PIRATES", Always, Post(PIRATE_SHIP, Posting::Event(River)))]),
    ..Ability::PLAIN
};
