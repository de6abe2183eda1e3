//! Marshdweller: whoever wants their swamps pays first, in decline too.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Toll, Filter::Swamp, Span::Always, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("marshdweller"),
    tokens: 4,
    kept: true,
    rules: Cow::Borrowed(&[rule("WOW-POW-MARSHDWELLER", Always, Toll(1, Swamp))]),
    ..Ability::PLAIN
};
