//! Tritons: every coast is open to them.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Discount, Filter::Coast, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("tritons"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("BASE-RACE-TRITONS", Active, Discount(1, Coast))]),
    ..Ability::PLAIN
};
