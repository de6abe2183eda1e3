//! Hill: every hill pays.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Hill, Per, Span::Active, rule};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("hill"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("BASE-POW-HILL", Active, Score(1, Per::Region(Hill)))]),
    ..Ability::PLAIN
};
