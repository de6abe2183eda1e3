//! The Altar of Souls: a token in decline for coins.

use std::borrow::Cow;

use engine::ability::{Ability, Effect, Given, Span::Always, rule};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Shape, Verbs, Worth};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("altar_of_souls"),
    rules: Cow::Borrowed(&[rule("UG-PLC-ALTAR", Always, Effect::Procedure(&SACRIFICE, Given::amount(3)))]),
    ..Ability::PLAIN
};

/// At the end of the turn a token in decline may be given up for coins.
static SACRIFICE: Procedure = Procedure {
    key: "altar_of_souls",
    word: "sacrifice",
    ends: Some(offerings),
    chosen: Some(give_up),
    aliases: &[("give", Shape::Region)],
    gains: Some("sacrificed"),
    worth: Worth { tokens: 0, coins: 22 },
    ..Procedure::NONE
};

fn offerings(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    out.regions(at.declined_regions(at.owner(me)));
}

fn give_up(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Region(region) = chosen {
        turn.use_up(me);
        turn.give_up_token(region);
        turn.gain(me, u16::from(me.amount));
    }
}
