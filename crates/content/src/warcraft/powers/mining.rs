//! Mining: caverns pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Cavern, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("wow_mining"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-MINING", Active, Score(1, Per::Region(Cavern)))]),
    ..Ability::PLAIN
};
