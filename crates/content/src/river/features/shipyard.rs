//! The Shipyard: its Caravel carries conquerors down the river.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Launch, Filter::Yard, Span::Always, rule};

use crate::river::marks::CARAVEL;

/// What the board does.
pub const FEATURE: Ability = Ability {
    key: Cow::Borrowed("shipyard"),
    rules: Cow::Borrowed(&[rule("RIVER-YARD-1", Always, Launch(CARAVEL, Yard))]),
    ..Ability::PLAIN
};
