//! The Heart of Azeroth: the neighbors pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};

use crate::underground::relics::froggys_ring::TAX;

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("heart_of_azeroth"),
    rules: Cow::Borrowed(&[rule("WOW-ART-HEART", Active, Effect::Procedure(&TAX, Given::amount(1)))]),
    relic: true,
    ..Ability::PLAIN
};
