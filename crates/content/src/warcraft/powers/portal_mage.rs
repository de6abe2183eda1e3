//! Portal Mage: twice a turn two magic sources exchange all that stands there.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Filter, Given, Span::Active, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The power.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("portal_mage"),
    tokens: 5,
    rules: Cow::Borrowed(&[rule("WOW-POW-PORTAL-MAGE", Active, Effect::Procedure(&EXCHANGE, TWICE))]),
    ..Ability::PLAIN
};

const TWICE: Given = Given { amount: 2, regions: Filter::Magic };

/// So many times a turn everything that stands in two such regions is exchanged.
pub static EXCHANGE: Procedure = Procedure {
    key: "portal_mage",
    word: "exchange",
    acts: Some(pairs),
    chosen: Some(exchange),
    aliases: &[("swap", Shape::Pair)],
    pairs: true,
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

fn pairs(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    if at.has_rolled() {
        return;
    }
    for one in me.regions {
        for other in me.regions.filter(|&other| one < other) {
            let may = if at.is_used_up(me) {
                Err(at.used(me))
            } else if at.is_bare(one) && at.is_bare(other) {
                Err(at.unfit(me))
            } else {
                at.may_move(me, one, other)
            };
            out.pair(one, other, may);
        }
    }
}

fn exchange(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Pair(one, other) = chosen {
        turn.exchange(me, one, other);
    }
}
