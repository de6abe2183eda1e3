//! Forsaken: who falls to them may be bought.

use std::borrow::Cow;

use engine::ability::{
    Ability, Effect, Given, Side,
    Span::{Active, Always},
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("forsaken"),
    tokens: 6,
    supply: 20,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-FORSAKEN", Active, Effect::Procedure(&HIRE, Given::amount(1))),
        rule("WOW-FAC-1", Always, Effect::Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};

/// After the conquests tokens may be bought for so many coins each, as many as the band caused to be lost.
pub static HIRE: Procedure = Procedure {
    key: "forsaken",
    word: "hire",
    after_conquests: Some(offer),
    choices: Some(choices),
    chosen: Some(buy),
    aliases: &[("buy", Shape::Number)],
    counts_losses: true,
    worth: Worth { tokens: 20, coins: 0 },
    ..Procedure::NONE
};

fn offer(turn: &mut Verbs<'_>, me: Caller) {
    turn.ask(me);
}

fn choices(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    let affordable = at.coins(at.owner(me)) / u16::from(me.amount.max(1));
    let most = at.losses_caused().min(at.tray(me)).min(affordable.min(99) as u8);
    out.numbers(1..=most);
    out.nothing();
}

fn buy(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Number(tokens) = chosen {
        turn.buy_tokens(me, tokens, me.amount);
    }
}
