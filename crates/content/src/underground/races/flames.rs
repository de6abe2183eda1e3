//! Flames: what the volcano reaches falls as if nobody were there.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Change::AsIfEmpty,
    Effect::{self, Cost},
    Filter::Marked,
    Given,
    Span::Active,
    Where::Chained,
    rule,
};
use engine::board::Symbol;
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

use crate::underground::marks::VOLCANO;

/// The race banner.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("flames"),
    tokens: 4,
    supply: 9,
    rules: Cow::Borrowed(&[
        rule("UG-RACE-FLAMES", Active, Effect::Procedure(&ERUPT, Given::NOTHING)),
        rule("UG-RACE-FLAMES", Active, Cost(AsIfEmpty, Chained(Marked(VOLCANO)))),
    ]),
    ..Ability::PLAIN
};

/// The volcano is put on a chasm at the pick, and goes when the people declines.
static ERUPT: Procedure = Procedure {
    key: "flames",
    word: "erupt",
    picked: Some(erupt),
    choices: Some(sites),
    chosen: Some(put),
    declines: Some(die_down),
    piece: Some(VOLCANO),
    worth: Worth { tokens: 4, coins: 0 },
    ..Procedure::NONE
};

fn erupt(turn: &mut Verbs<'_>, me: Caller) {
    turn.ask(me);
}

fn sites(at: Position<'_>, _: Caller, out: &mut Choices<'_>) {
    out.place(VOLCANO, at.query().game.board().bearing(Symbol::Volcano));
}

fn put(turn: &mut Verbs<'_>, _: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.put_piece(VOLCANO, region);
    }
}

fn die_down(turn: &mut Verbs<'_>, _: Caller) {
    turn.take_away(VOLCANO);
}
