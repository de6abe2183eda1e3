//! The Mine of the Lost Dwarf: it pays two, and no relic doubles it.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{Counts, Score},
    Filter::Here,
    Per,
    Span::Always,
    Times::NeverTwice,
    rule,
};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("mine_of_the_lost_dwarf"),
    rules: Cow::Borrowed(&[
        rule("UG-PLC-MINE", Always, Score(2, Per::Region(Here))),
        rule("UG-PLC-MINE", Always, Counts(NeverTwice)),
    ]),
    ..Ability::PLAIN
};
