//! Gnomes: no magic works against them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Unaided, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("gnomes"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("UG-RACE-GNOMES", Active, Unaided)]),
    ..Ability::PLAIN
};
