//! Giants: they come down from their mountains.

use std::borrow::Cow;

use engine::ability::{
    Ability, Change::Less, Effect::Cost, Filter::Mountain, Span::Active, Where::Beside, rule,
};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("giants"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("BASE-RACE-GIANTS", Active, Cost(Less(1), Beside(Mountain)))]),
    ..Ability::PLAIN
};
