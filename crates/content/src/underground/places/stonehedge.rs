//! Stonehedge: a power is bound to it.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Always, rule};
use engine::procedure::{Caller, Procedure, Verbs, Worth};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("stonehedge"),
    rules: Cow::Borrowed(&[rule("UG-PLC-STONEHEDGE", Always, Effect::Procedure(&BIND, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// A badge is drawn when the place is found; whoever holds the place has that power too.
static BIND: Procedure = Procedure {
    key: "stonehedge",
    word: "bind",
    found: Some(draw),
    binds: true,
    worth: Worth { tokens: 0, coins: 7 },
    ..Procedure::NONE
};

fn draw(turn: &mut Verbs<'_>, _: Caller) {
    turn.bind_badge();
}
