//! Diplomat: peace with one opponent.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("diplomat"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("BASE-POW-DIPLOMAT", Active, Effect::Procedure(&TRUCE, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// At the end of the turn one opponent not attacked may be named who then may not attack the people.
pub static TRUCE: Procedure = Procedure {
    key: "diplomat",
    word: "truce",
    turn_ends: Some(offer),
    choices: Some(opponents),
    chosen: Some(make_peace),
    aliases: &[("ally", Shape::Seat)],
    makes_peace: true,
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

/// Peace is made with one, whichever tiles offer it.
fn offer(turn: &mut Verbs<'_>, me: Caller) {
    if !turn.position().has_asked(me) {
        turn.ask(me);
    }
}

fn opponents(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    at.unattacked(me).for_each(|seat| out.seat(seat));
    out.nothing();
}

fn make_peace(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Seat(seat) = chosen {
        turn.make_peace(me, seat);
    }
}
