//! The Aegis of Aggramar: who wants its region pays first.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

use crate::warcraft::marks::AEGIS;

/// The artifact.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("aegis_of_aggramar"),
    rules: Cow::Borrowed(&[rule("WOW-ART-AEGIS", Active, Effect::Procedure(&PROTECT, Given::NOTHING))]),
    relic: true,
    ..Ability::PLAIN
};

/// At the end of the turn it may be laid into a region; the piece there asks attackers for coins.
static PROTECT: Procedure = Procedure {
    key: "aegis_of_aggramar",
    word: "ward",
    ends: Some(sites),
    chosen: Some(lay),
    piece: Some(AEGIS),
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

fn sites(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    out.lay(at.held(me));
}

fn lay(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Laid(_, region) = chosen {
        turn.use_up(me);
        turn.lay(me, region);
        turn.take_away(AEGIS);
        turn.put_piece(AEGIS, region);
    }
}
