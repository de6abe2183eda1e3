//! Stout: they may decline after a full turn.

use std::borrow::Cow;

use engine::ability::{Ability, Declining, Effect::Decline, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("stout"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-STOUT", Active, Decline(Declining::AfterScoring))]),
    ..Ability::PLAIN
};
