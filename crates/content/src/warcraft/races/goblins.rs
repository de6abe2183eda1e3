//! Goblins: what they leave beside others goes off a turn later.

use std::borrow::Cow;

use engine::ability::{
    Ability, Effect, Given, Posting, Side,
    Span::{Active, Always},
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Memory, Position, Procedure, Shape, Verbs, Worth};
use engine::{BandId, Cite, Illegal, Query, Region};

use crate::warcraft::marks::BOMB;

/// The race.
pub const RACE: Ability = Ability {
    key: Cow::Borrowed("goblins"),
    tokens: 6,
    supply: 11,
    rules: Cow::Borrowed(&[
        rule("WOW-RACE-GOBLINS", Active, Effect::Post(BOMB, Posting::Beside)),
        rule("WOW-RACE-GOBLINS", Active, Effect::Procedure(&BOMBS, Given::amount(LIVE))),
        rule("WOW-FAC-1", Always, Effect::Sworn(Side::Horde)),
    ]),
    ..Ability::PLAIN
};

/// Of the bombs, how many are live (WOW-COMP-1).
const LIVE: u8 = 6;
/// The places of the verbs in [`Procedure::region_events`].
const EXPLODED: u8 = 0;
const FIZZLED: u8 = 1;

/// The bombs laid beside opponents are turned over as the next turn begins, and live ones empty their regions. Nobody
/// has seen them, so which is which is drawn only then. It remembers how many duds and live ones were turned over.
static BOMBS: Procedure = Procedure {
    key: "goblins",
    word: "mine",
    picked: Some(gather_bombs),
    turn_begins: Some(look_after_bombs),
    choices: Some(choices),
    chosen: Some(turn_over),
    odds: Some(odds),
    drawn: Some(go_off),
    aliases: &[
        ("reveal", Shape::Region),
        ("defuse", Shape::NotRegion),
        ("live", Shape::Yes),
        ("dud", Shape::No),
    ],
    region_events: &["exploded", "fizzled"],
    memory: Memory::PiecesTurned,
    piece: Some(BOMB),
    region_rule: Some("WOW-BOMB-2"),
    duty_rule: Some("WOW-BOMB-2"),
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

/// Whoever picks the race has all bombs.
fn gather_bombs(turn: &mut Verbs<'_>, _: Caller) {
    turn.remember([0; 2]);
}

/// Bombs where no opponent stands any more go back to the stack; the others are turned over one by one.
fn look_after_bombs(turn: &mut Verbs<'_>, me: Caller) {
    let at = turn.position();
    let (q, seat) = (at.query(), at.owner(me));
    let laid = q.table.marked(BOMB);
    let is_foreign = |id: BandId| q.table.band(id).owner != seat;
    let spared = |region: &Region| {
        q.friendly(seat).contains(*region) || !q.table.holder(*region).is_some_and(is_foreign)
    };
    for region in laid.filter(spared).collect::<engine::RegionSet>() {
        turn.remove_pieces(BOMB, region);
    }
    turn.ask_or_take(me);
}

/// Which bomb is turned over next. Where a toll is due it may be let fizzle instead.
fn choices(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    for region in at.query().table.marked(BOMB) {
        let due = due(at, me, region);
        out.region(region, if due == 0 { Ok(()) } else { at.may_pay_toll(me, region) });
        out.not_region(region, if due > 0 { Ok(()) } else { Err(Illegal::Duty(Cite::Rule("WOW-BOMB-2"))) });
    }
}

/// The coins a bomb costs; nobody pays for what cannot work.
fn due(at: Position<'_>, me: Caller, region: Region) -> u16 {
    if at.query().immune_to(at.owner(me)).contains(region) { 0 } else { at.toll(me, region) }
}

fn turn_over(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    match chosen {
        Chosen::Region(region) => {
            if due(turn.position(), me, region) > 0 {
                turn.pay_toll(me, region);
            }
            turn.attack(me, region);
            turn.draw(me, region);
        }
        // Turned over for nobody it does nothing.
        Chosen::NotRegion(region) => turn.draw_for_nobody(me, region),
        _ => {}
    }
}

/// How many live bombs and duds have not been turned over yet.
fn odds(q: Query<'_>, given: Given, is_live: Chosen) -> u32 {
    let [duds, live] = q.table.memory();
    let all = q.game.mark(BOMB).limit;
    u32::from(if is_live == Chosen::Yes { given.amount - live } else { all - given.amount - duds })
}

fn go_off(turn: &mut Verbs<'_>, me: Caller, region: Region, is_live: Chosen) {
    let [duds, live] = turn.position().query().table.memory();
    turn.remember(if is_live == Chosen::Yes { [duds, live + 1] } else { [duds + 1, live] });
    turn.remove_pieces(BOMB, region);
    let q = turn.position().query();
    let is_closed = q.immune_to(q.table.seat()).contains(region);
    if is_live == Chosen::Yes && !is_closed && me.band != BandId::NONE {
        turn.report(me, EXPLODED, region);
        turn.drive_out(me, region);
    } else {
        turn.report(me, FIZZLED, region);
    }
}
