//! The Scepter of Avarice: a region counts twice.

use std::borrow::Cow;

use engine::ability::{
    Ability,
    Effect::{self, Copied, Counts},
    Given,
    Span::Active,
    Times::Twice,
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

/// The relic.
pub const RELIC: Ability = Ability {
    key: Cow::Borrowed("scepter_of_avarice"),
    rules: Cow::Borrowed(&[
        rule("UG-REL-SCEPTER", Active, Effect::Procedure(&LAY, Given::NOTHING)),
        rule("UG-REL-SCEPTER", Active, Counts(Twice)),
        rule("UG-BAG-SCEPTER", Active, Copied),
    ]),
    relic: true,
    ..Ability::PLAIN
};

/// At the end of the turn it may be laid into the region that it doubles.
static LAY: Procedure = Procedure {
    key: "scepter_of_avarice",
    word: "lay",
    ends: Some(sites),
    chosen: Some(lay),
    worth: Worth { tokens: 0, coins: 10 },
    ..Procedure::NONE
};

fn sites(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    out.lay(at.held(me));
}

fn lay(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Laid(_, region) = chosen {
        turn.use_up(me);
        turn.lay(me, region);
    }
}
