//! The Doomhammer: one token takes what coins are paid for.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Seize, Price, Seizure, Span::Active, rule};

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("doomhammer"),
    rules: Cow::Borrowed(&[rule(
        "WOW-ART-DOOMHAMMER",
        Active,
        Seize(Seizure { price: Price::Tokens(1), leaves: None, entry: false, toll: 2 }),
    )]),
    relic: true,
    ..Ability::PLAIN
};
