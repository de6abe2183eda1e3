//! Shadow Mimes: they take another's power.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("shadow_mimes"),
    tokens: 7,
    supply: 12,
    rules: Cow::Borrowed(&[rule("UG-RACE-MIMES", Active, Effect::Procedure(&MIMIC, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// At the pick the badge may be exchanged with that of another combo.
pub static MIMIC: Procedure = Procedure {
    key: "shadow_mimes",
    word: "mimic",
    picking: Some(offer),
    choices: Some(combos),
    chosen: Some(exchange),
    aliases: &[("trade", Shape::Combo)],
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

/// One exchange, whichever tiles allow it.
fn offer(turn: &mut Verbs<'_>, me: Caller) {
    if !turn.position().has_asked(me) {
        turn.ask(me);
    }
}

fn combos(at: Position<'_>, _: Caller, out: &mut Choices<'_>) {
    at.combos().for_each(|slot| out.combo(slot));
    out.nothing();
}

fn exchange(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Combo(slot) = chosen {
        turn.exchange_badge(me, slot);
    }
}
