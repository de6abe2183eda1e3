//! The Aegis of Aggramar: who wants its region pays first.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Ward, Span::Active, rule};

use crate::warcraft::marks::AEGIS;

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("aegis_of_aggramar"),
    rules: Cow::Borrowed(&[rule("WOW-ART-AEGIS", Active, Ward(AEGIS))]),
    relic: true,
    ..Ability::PLAIN
};
