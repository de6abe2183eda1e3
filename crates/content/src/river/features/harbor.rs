//! Harbors: each is worth more than the one before.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Series, Filter::Port, Span::Always, rule};

/// What the board does.
pub const FEATURE: Ability = Ability {
    key: Cow::Borrowed("harbor"),
    rules: Cow::Borrowed(&[rule("RIVER-PORT-1", Always, Series(Port))]),
    ..Ability::PLAIN
};
