//! Shadow Mimes: they take another's power.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Mimic, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("shadow_mimes"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-MIMES", Active, Mimic)]),
    ..Ability::PLAIN
};
