//! Tomb: in decline all stay, and retreat.

use std::borrow::Cow;

use engine::ability::{Ability, Declining, Effect::Decline, Span, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("tomb"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-TOMB", Span::Decline, Decline(Declining::Retreats))]),
    ..Ability::PLAIN
};
