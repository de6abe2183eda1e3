//! The Shiny Orb: a lone enemy becomes one of yours.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Seize},
    Price, Seizure,
    Span::Active,
    rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("shiny_orb"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-ORB", Active, Seize(Seizure { price: Price::Swap, leaves: None, entry: true, toll: 0 })),
        rule("UG-BAG-ORB", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};
