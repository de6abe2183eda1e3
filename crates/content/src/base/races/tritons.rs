//! Tritons: every coast is open to them.

use std::borrow::Cow;

use engine::ability::{Ability, Change::Less, Effect::Cost, Filter::Coast, Span::Active, Where::In, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("tritons"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("BASE-RACE-TRITONS", Active, Cost(Less(1), In(Coast)))]),
    ..Ability::PLAIN
};
