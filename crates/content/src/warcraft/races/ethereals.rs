//! Ethereals: once a turn they draw an artifact across a border, or take a place for less.

use std::borrow::Cow;

use engine::Illegal;
use engine::ability::{
    Ability,
    Effect::{self, Wield},
    Given,
    Span::Active,
    Weapon, rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs, Worth};

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("ethereals"),
    tokens: 5,
    supply: 10,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-ETHEREALS", Active, Effect::Procedure(&PILFER, Given::NOTHING)),
        rule("WOW-RACE-ETHEREALS", Active, Wield(Weapon::Raid(2))),
    ]),
    ..Ability::PLAIN
};

/// Once a turn a relic beside the people is drawn across a border. The weapon of the same tile is used up with it.
static PILFER: Procedure = Procedure {
    key: "ethereals",
    word: "pilfer",
    acts: Some(relics_beside),
    chosen: Some(draw_over),
    draws_relics: true,
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

fn relics_beside(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    if at.has_rolled() {
        return;
    }
    let (q, held) = (at.query(), at.held(me));
    let closed = q.immune_to(at.owner(me));
    for relic in at.relics() {
        let Some(from) = q.table.lies(q.game, relic).filter(|&from| !held.contains(from)) else { continue };
        let may = if closed.contains(from) { Err(Illegal::Immune) } else { at.may_touch(me, from) };
        (q.game.board().borders(from) & held).for_each(|region| out.relic(relic, region, may));
    }
}

fn draw_over(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Laid(relic, region) = chosen {
        turn.use_up(me);
        turn.draw_relic(me, relic, region);
    }
}
