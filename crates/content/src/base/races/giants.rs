//! Giants: they come down from their mountains.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::DiscountBeside, Filter::Mountain, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("giants"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("BASE-RACE-GIANTS", Active, DiscountBeside(1, Mountain))]),
    ..Ability::PLAIN
};
