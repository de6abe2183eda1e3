//! The Crypt of the Tomb-raider: its Ghost closes a region.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::board::Terrain;
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

use crate::underground::marks::GHOST;

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("crypt_of_the_tomb_raider"),
    rules: Cow::Borrowed(&[rule("UG-PLC-CRYPT", Active, Effect::Procedure(&HAUNT, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// At the end of the turn the Ghost may be sent to any region, until the Crypt is taken.
static HAUNT: Procedure = Procedure {
    key: "crypt_of_the_tomb_raider",
    word: "haunt",
    ends: Some(sites),
    chosen: Some(send),
    taken: Some(lay_to_rest),
    piece: Some(GHOST),
    worth: Worth { tokens: 0, coins: 10 },
    ..Procedure::NONE
};

/// Anywhere but home, a chasm, where the Ghost is already, and what others keep closed.
fn sites(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    let q = at.query();
    let (board, ghost) = (q.game.board(), q.table.marked(GHOST));
    let home = q.table.lies(q.game, me.tile).into_iter().collect();
    let closed = q.immune_to(at.owner(me)) - ghost;
    out.place(GHOST, board.all() - board.made_of(Terrain::Chasm) - ghost - home - closed);
}

fn send(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.use_up(me);
        turn.send_piece(me, GHOST, region);
    }
}

fn lay_to_rest(turn: &mut Verbs<'_>, _: Caller) {
    turn.take_away(GHOST);
}
