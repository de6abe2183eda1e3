//! Sorcerers: they turn a lone enemy into one of their own.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Seize, Price, Seizure, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("sorcerers"),
    tokens: 5,
    supply: 18,
    rules: Cow::Borrowed(&[rule(
        "BASE-RACE-SORCERERS",
        Active,
        Seize(Seizure { price: Price::Swap, leaves: None, entry: false, toll: 0 }),
    )]),
    ..Ability::PLAIN
};
