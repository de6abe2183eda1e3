//! The Sword of the Killer Rabbit: two tokens fewer.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Wield},
    Span::Active,
    Weapon, rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("sword_of_the_killer_rabbit"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-SWORD", Active, Wield(Weapon::Discount(2))),
        rule("UG-BAG-SWORD", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};
