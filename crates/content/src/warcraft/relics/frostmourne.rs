//! Frostmourne: one conquest for two tokens less.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Wield, Span::Active, Weapon, rule};

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("frostmourne"),
    rules: Cow::Borrowed(&[rule("WOW-ART-FROSTMOURNE", Active, Wield(Weapon::Discount(2)))]),
    relic: true,
    ..Ability::PLAIN
};
