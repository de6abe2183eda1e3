//! Iron Dwarves: their mines make hammers.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Forge, Filter::Mine, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("iron_dwarves"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-IRON-DWARVES", Active, Forge(Mine, 7))]),
    ..Ability::PLAIN
};
