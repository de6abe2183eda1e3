//! Dwarves: their mines pay in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Mine, Per, Span::Always, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("dwarves"),
    tokens: 3,
    supply: 8,
    rules: Cow::Borrowed(&[rule("BASE-RACE-DWARVES", Always, Score(1, Per::Region(Mine)))]),
    ..Ability::PLAIN
};
