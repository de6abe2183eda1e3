//! Portal Mage: twice a turn two magic sources exchange all that stands there.

use std::borrow::Cow;

use engine::RegionSet;
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
    if at.is_used_up(me) {
        return out.refuse(at.used(me));
    }
    // There are many pairs, so what is asked of each region is asked before.
    let bare: RegionSet = me.regions.filter(|&region| at.is_bare(region)).collect();
    let free = at.free_to_move(me);
    let mut others = me.regions;
    while let Some(one) = others.next() {
        for other in others {
            let may = if bare.contains(one) && bare.contains(other) {
                Err(at.unfit(me))
            } else if free.contains(one) && free.contains(other) {
                Ok(())
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
