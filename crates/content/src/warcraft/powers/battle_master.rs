//! Battle Master: every fight pays.

use std::borrow::Cow;

use engine::ability::{
    Ability, Conquered::NonEmpty, Occasion::Conquest, Payer::Bank, Span::Active, pay, rule,
};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("battle_master"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-BATTLE-MASTER", Active, pay(Bank, 1, Conquest(NonEmpty)))]),
    ..Ability::PLAIN
};
