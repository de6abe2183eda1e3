//! Stonehedge: a power is bound to it.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Bind, Span::Always, rule};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("stonehedge"),
    rules: Cow::Borrowed(&[rule("UG-PLC-STONEHEDGE", Always, Bind)]),
    ..Ability::PLAIN
};
