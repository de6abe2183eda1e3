//! The Stinky Troll's Socks: everybody leaves.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Wield},
    Span::Active,
    Weapon, rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("stinky_trolls_socks"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-SOCKS", Active, Wield(Weapon::AsIfEmpty)),
        rule("UG-BAG-SOCKS", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};
