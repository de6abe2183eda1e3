//! Ghouls: they only get going once in decline.

use std::borrow::Cow;

use engine::ability::{Ability, Declining, Effect::Decline, Span, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("ghouls"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[rule("BASE-RACE-GHOULS", Span::Decline, Decline(Declining::Acts))]),
    ..Ability::PLAIN
};
