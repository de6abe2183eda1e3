//! The Ashes of Al'ar: one conquest anywhere.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Wield, Span::Active, Weapon, rule};

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("ashes_of_alar"),
    rules: Cow::Borrowed(&[rule("WOW-ART-ASHES", Active, Wield(Weapon::Anywhere))]),
    relic: true,
    ..Ability::PLAIN
};
