//! Seafaring: seas and lakes are regions like any other. Water taken is kept in decline, but none is added.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Reach, Filter::Water, How::Ground, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("seafaring"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("BASE-POW-SEAFARING", Active, Reach(Ground, Water))]),
    ..Ability::PLAIN
};
