//! Storm: rivers are hard to cross.

use std::borrow::Cow;

use engine::ability::{Ability, Effect::Defense, Filter::River, Span::Always, rule};

/// The event.
pub const EVENT: Ability = Ability {
    key: Cow::Borrowed("storm"),
    supply: 2,
    rules: Cow::Borrowed(&[rule("RIVER-EVT-STORM", Always, Defense(2, River))]),
    ..Ability::PLAIN
};
