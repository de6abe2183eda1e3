//! Magic: the Bag copies a relic.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

use crate::underground::marks::BAG;

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("magic"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("UG-POW-MAGIC", Active, Effect::Procedure(&COPY, Given::NOTHING))]),
    ..Ability::PLAIN
};

/// Each turn a relic in play may be copied; the Bag shows where the copy lies.
static COPY: Procedure = Procedure {
    key: "magic",
    word: "copy",
    acts: Some(relics),
    ends: Some(relics),
    chosen: Some(copy),
    aliases: &[("copy", Shape::Tile)],
    copies: true,
    piece: Some(BAG),
    worth: Worth { tokens: 19, coins: 0 },
    ..Procedure::NONE
};

fn relics(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    if at.has_copied() {
        return out.refuse(at.used(me));
    }
    at.relics().for_each(|relic| out.tile(relic));
}

fn copy(turn: &mut Verbs<'_>, _: Caller, chosen: Chosen) {
    if let Chosen::Tile(relic) = chosen {
        turn.copy_relic(relic);
    }
}
