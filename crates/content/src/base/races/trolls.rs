//! Trolls: the lair is not stored, it is what any region held by Trolls has.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Defense, Filter::Any, Span::Always, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("trolls"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-TROLLS", Always, Defense(1, Any))]),
    ..Ability::PLAIN
};
