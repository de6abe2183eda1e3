//! The Heart of Azeroth: the neighbors pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Tax, Span::Active, rule};

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("heart_of_azeroth"),
    rules: Cow::Borrowed(&[rule("WOW-ART-HEART", Active, Tax(1))]),
    ..Ability::PLAIN
};
