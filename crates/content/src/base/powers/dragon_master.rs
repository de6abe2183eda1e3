//! Dragon Master: one conquest a turn needs a single token, and the Dragon stays to guard it.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Seize, Price, Seizure, Span::Active, rule};

use crate::base::marks::DRAGON;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("dragon_master"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule(
        "BASE-POW-DRAGON",
        Active,
        Seize(Seizure { price: Price::Tokens(1), leaves: Some(DRAGON), entry: false, toll: 0 }),
    )]),
    ..Ability::PLAIN
};
