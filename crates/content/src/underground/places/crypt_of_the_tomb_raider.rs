//! The Crypt of the Tomb-raider: its Ghost closes a region.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Haunt, Span::Active, rule};

use crate::underground::marks::GHOST;

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("crypt_of_the_tomb_raider"),
    rules: Cow::Borrowed(&[rule("UG-PLC-CRYPT", Active, Haunt(GHOST))]),
    ..Ability::PLAIN
};
