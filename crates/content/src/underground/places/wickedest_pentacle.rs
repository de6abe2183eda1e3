//! The Wickedest Pentacle: it lets the Balrog loose.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

use crate::underground::marks::BALROG;

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("wickedest_pentacle"),
    rules: Cow::Borrowed(&[rule("UG-PLC-PENTACLE", Active, Effect::Procedure(&SUMMON, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// The Balrog is sent out when the place is found, and once in each later turn; he takes what he enters for nobody.
// FIXME(UG-BAL-3): between conquests and at the end of the turn; after a final roll not before redeployment is over.
static SUMMON: Procedure = Procedure {
    key: "wickedest_pentacle",
    word: "summon",
    found: Some(first_sending),
    acts: Some(ways),
    ends: Some(ways),
    choices: Some(ways),
    chosen: Some(send),
    aliases: &[("send", Shape::Region)],
    piece: Some(BALROG),
    region_rule: Some("UG-BAL-1"),
    duty_rule: Some("UG-BAL-2"),
    worth: Worth { tokens: 0, coins: 10 },
    ..Procedure::NONE
};

/// He must go at once, and not again in the turn of the discovery, whoever made it.
fn first_sending(turn: &mut Verbs<'_>, me: Caller) {
    turn.use_up(me);
    turn.ask(me);
}

/// He goes on from where he is, or from home.
fn ways(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    if let Some(from) = at.piece_or_tile(BALROG, me) {
        out.regions(at.ways_of_piece(me, from));
    }
}

fn send(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.use_up(me);
        turn.overrun(BALROG, region);
    }
}
