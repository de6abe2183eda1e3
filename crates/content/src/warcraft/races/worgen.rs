//! Worgen: a form that earns, and one that fights.

use std::borrow::Cow;

use engine::ability::{
    Ability, Effect, Given, Side,
    Span::{Active, Always},
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("worgen"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-WORGEN", Active, Effect::Procedure(&FORMS, Given::NOTHING)),
        rule("WOW-FAC-1", Always, Effect::Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};

/// The coins the human form brings.
const GAIN: u16 = 2;
/// The coins the worgen form costs.
const PRICE: u16 = 1;

/// As the turn begins, either coins come, or coins go and every conquest costs fewer tokens.
static FORMS: Procedure = Procedure {
    key: "worgen",
    word: "form",
    before_conquests: Some(take_form),
    choices: Some(choices),
    chosen: Some(chosen),
    aliases: &[("mild", Shape::No), ("wild", Shape::Yes)],
    gains: Some("calmed"),
    pays: Some("maddened"),
    lowers_costs: 1,
    worth: Worth { tokens: 0, coins: 16 },
    ..Procedure::NONE
};

/// Without the coins for the worgen form there is only the human one.
fn take_form(turn: &mut Verbs<'_>, me: Caller) {
    if turn.position().coins(turn.position().owner(me)) < PRICE {
        turn.gain(me, GAIN);
    } else {
        turn.ask(me);
    }
}

/// Whether the people takes the worgen form.
fn choices(_: Position<'_>, _: Caller, out: &mut Choices<'_>) {
    out.no();
    out.yes();
}

fn chosen(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if chosen == Chosen::Yes {
        turn.pay_bank(me, PRICE);
        turn.lower_costs();
    } else {
        turn.gain(me, GAIN);
    }
}
