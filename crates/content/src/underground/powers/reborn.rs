//! Reborn: in decline their regions go over to the next people.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Decline, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The power badge.
pub const POWER: Ability = Ability {
    key: Cow::Borrowed("reborn"),
    tokens: 5,
    kept: true,
    rules: Cow::Borrowed(&[rule("UG-POW-REBORN", Decline, Effect::Procedure(&SUCCEED, Given::amount(2)))]),
    ..Ability::PLAIN
};

/// In decline up to so many regions a turn go over to the active people.
pub static SUCCEED: Procedure = Procedure {
    key: "reborn",
    word: "succeed",
    gives: Some(regions),
    chosen: Some(hand_over),
    aliases: &[("succeed", Shape::Region)],
    worth: Worth { tokens: 0, coins: 5 },
    ..Procedure::NONE
};

fn regions(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    if at.handed_over() >= me.amount {
        out.refuse(at.used(me));
    } else if at.can_spread() {
        out.regions(at.held(me));
    }
}

fn hand_over(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.hand_over(me, region);
    }
}
