//! Humans: a price on two regions.

use std::borrow::Cow;

use engine::ability::{
    Ability, Effect, Given, Posting, Side,
    Span::{Active, Always},
    rule,
};
use engine::procedure::{Caller, Procedure, Verbs, Worth};
use engine::{BandId, Region};

use crate::warcraft::marks::OBJECTIVE;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("wow_humans"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-HUMANS", Active, Effect::Post(OBJECTIVE, Posting::Away(2))),
        rule("WOW-RACE-HUMANS", Active, Effect::Procedure(&OBJECTIVES, Given::amount(2))),
        rule("WOW-FAC-1", Always, Effect::Sworn(Side::Alliance)),
    ]),
    ..Ability::PLAIN
};

/// Whoever takes a region with an objective gets so many coins, and so do the Humans.
static OBJECTIVES: Procedure = Procedure {
    key: "wow_humans",
    word: "bounty",
    piece_taken: Some(reward),
    declines: Some(take_back),
    gains: Some("rewarded"),
    piece: Some(OBJECTIVE),
    worth: Worth { tokens: 0, coins: 10 },
    ..Procedure::NONE
};

fn reward(turn: &mut Verbs<'_>, me: Caller, taker: BandId, region: Region) {
    let q = turn.position().query();
    // Whoever fights for the other side is paid nothing, and the price stays.
    if taker != me.band && q.side(taker) == q.side(me.band).foe() {
        return;
    }
    let [winner, owner] = [taker, me.band].map(|id| q.table.band(id).owner);
    turn.remove_pieces(OBJECTIVE, region);
    turn.gain_for(me, winner, u16::from(me.amount));
    if winner != owner {
        turn.gain_for(me, owner, u16::from(me.amount));
    }
}

fn take_back(turn: &mut Verbs<'_>, _: Caller) {
    for region in turn.position().query().table.marked(OBJECTIVE) {
        turn.remove_pieces(OBJECTIVE, region);
    }
}
