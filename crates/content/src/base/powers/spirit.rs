//! Spirit: in decline they do not count.

use std::borrow::Cow;

use engine::ability::{Ability, Declining, Effect::Decline, Span, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("spirit"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("BASE-POW-SPIRIT", Span::Decline, Decline(Declining::OutsideLimit))]),
    ..Ability::PLAIN
};
