//! Froggy's Ring: neighbors of its region pay.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{self, Copied},
    Given,
    Span::Active,
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("froggys_ring"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-RING", Active, Effect::Procedure(&TAX, Given::amount(1))),
        rule("UG-BAG-RING", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};

/// At the end of the turn it may be laid into a region, and takes so many coins from each opponent around it.
pub static TAX: Procedure = Procedure {
    key: "froggys_ring",
    word: "tax",
    ends: Some(sites),
    chosen: Some(lay),
    worth: Worth { tokens: 0, coins: 8 },
    ..Procedure::NONE
};

fn sites(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    out.lay(at.held(me));
}

fn lay(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Laid(_, region) = chosen {
        turn.use_up(me);
        turn.lay(me, region);
        let around = turn.position().query().game.board().borders(region);
        turn.collect(me, u16::from(me.amount), around);
    }
}
