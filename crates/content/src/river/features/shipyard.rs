//! The Shipyard: its Caravel carries conquerors down the river.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{self, Reach},
    Filter::{Marked, Yard},
    Given,
    How::Hub,
    Span::Always,
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs};

use crate::river::marks::CARAVEL;

/// What the board does.
pub const FEATURE: Ability = Ability {
    key: Cow::Borrowed("shipyard"),
    rules: Cow::Borrowed(&[
        rule("RIVER-YARD-1", Always, Effect::Procedure(&LAUNCH, Given { amount: 0, regions: Yard })),
        rule("RIVER-YARD-1", Always, Reach(Hub, Marked(CARAVEL))),
    ]),
    ..Ability::PLAIN
};

/// Once a turn whoever holds the yard may put the Caravel into any river.
static LAUNCH: Procedure = Procedure {
    key: "shipyard",
    word: "launch",
    acts: Some(rivers),
    chosen: Some(launch),
    piece: Some(CARAVEL),
    ..Procedure::NONE
};

fn rivers(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    let q = at.query();
    if !q.table.marked(CARAVEL).is_empty() {
        out.refuse(at.used(me));
    } else if !at.realm(me).meets(me.regions) {
        out.refuse(at.not_controlled(me));
    } else {
        out.place(CARAVEL, q.game.board().rivers());
    }
}

fn launch(turn: &mut Verbs<'_>, _: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.put_piece(CARAVEL, region);
    }
}
