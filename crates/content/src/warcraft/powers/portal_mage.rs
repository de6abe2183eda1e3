//! Portal Mage: twice a turn two magic sources exchange all that stands there.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Exchange, Filter::Magic, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("portal_mage"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-PORTAL-MAGE", Active, Exchange(2, Magic))]),
    ..Ability::PLAIN
};
