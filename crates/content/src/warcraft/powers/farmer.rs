//! Farmer: fields pay.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Score, Filter::Farmland, Per, Span::Active, rule};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("farmer"),
    tokens: 4,
    rules: Cow::Borrowed(&[rule("WOW-POW-FARMER", Active, Score(1, Per::Region(Farmland)))]),
    ..Ability::PLAIN
};
