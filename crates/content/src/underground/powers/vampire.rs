//! Vampire: a lone enemy becomes one of them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Seize, Price, Seizure, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("vampire"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule(
        "UG-POW-VAMPIRE",
        Active,
        Seize(Seizure { price: Price::Swap, leaves: None, entry: true, toll: 0 }),
    )]),
    ..Ability::PLAIN
};
