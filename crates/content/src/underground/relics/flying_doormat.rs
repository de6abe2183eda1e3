//! The Flying Doormat: one conquest anywhere.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Copied, Wield},
    Span::Active,
    Weapon, rule,
};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("flying_doormat"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-DOORMAT", Active, Wield(Weapon::Anywhere)),
        rule("UG-BAG-DOORMAT", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};
