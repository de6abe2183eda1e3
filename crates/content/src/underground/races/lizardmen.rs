//! Lizardmen: rivers do not stop them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Water, How::Crossed, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("lizardmen"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-LIZARDMEN", Active, Reach(Crossed, Water))]),
    ..Ability::PLAIN
};
