//! Kraken: at home in the water, in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Water, How::Ground, Span::Always, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("kraken"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("UG-RACE-KRAKEN", Always, Reach(Ground, Water))]),
    ..Ability::PLAIN
};
