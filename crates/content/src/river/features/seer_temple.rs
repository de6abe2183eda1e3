//! The Temple of the Seer: what the next round brings.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Foresee, Filter::Oracle, Span::Always, rule};

/// What the board does.
pub const FEATURE: Ability = Ability {
    key: Cow::Borrowed("seer_temple"),
    rules: Cow::Borrowed(&[rule("RIVER-SEER-1", Always, Foresee(Oracle))]),
    ..Ability::PLAIN
};
