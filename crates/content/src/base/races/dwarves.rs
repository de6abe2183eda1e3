//! Dwarves: their mines pay in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Income, Filter::Mine, Span::Always, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("dwarves"),
    tokens: 3,
    supply: 8,
    rules: Cow::Borrowed(&[rule("BASE-RACE-DWARVES", Always, Income(1, Mine))]),
    ..Ability::PLAIN
};
