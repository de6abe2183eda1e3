//! Battle Master: every fight pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Prize, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("battle_master"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-BATTLE-MASTER", Active, Prize(1))]),
    ..Ability::PLAIN
};
