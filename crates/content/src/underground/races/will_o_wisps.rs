//! Will-o'-Wisps: crystals lend them luck.

use std::borrow::Cow;

use engine::ability::{Ability, Die::Named, Effect::Roll, Filter::Magic, Span::Active, rule};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("will_o_wisps"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[rule("UG-RACE-WISPS", Active, Roll(Named(Magic)))]),
    ..Ability::PLAIN
};
