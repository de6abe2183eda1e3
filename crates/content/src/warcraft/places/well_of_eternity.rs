//! The Well of Eternity goes to water, and pays who holds most around it.

use std::borrow::Cow;

use engine::RegionSet;
use engine::ability::{
    Ability,
    Effect::{self, Score},
    Given, Per,
    Span::Always,
    rule,
};
use engine::procedure::{Caller, Choices, Chosen, Position, Procedure, Verbs};

/// The place.
pub const PLACE: Ability = Ability {
    key: Cow::Borrowed("well_of_eternity"),
    rules: Cow::Borrowed(&[
        rule("WOW-PLC-WELL", Always, Score(2, Per::MostAround)),
        rule("WOW-PLC-WELL", Always, Effect::Procedure(&TO_WATER, Given::NOTHING)),
    ]),
    ..Ability::PLAIN
};

/// When it is found it goes to a water of the same island, by choice of the finder. On an island without water another
/// place takes its place.
static TO_WATER: Procedure = Procedure {
    key: "well_of_eternity",
    word: "tide",
    found: Some(leave_land),
    choices: Some(choices),
    chosen: Some(lay),
    ..Procedure::NONE
};

fn leave_land(turn: &mut Verbs<'_>, me: Caller) {
    if waters(turn.position(), me).is_empty() {
        turn.replace_place(me);
    } else {
        turn.ask_or_take(me);
    }
}

/// The seas and lakes of the island where it lies.
fn waters(at: Position<'_>, me: Caller) -> RegionSet {
    let q = at.query();
    let board = q.game.board();
    let lies = q.table.lies(q.game, me.tile);
    let island = board.islands().iter().find(|island| lies.is_some_and(|region| island.contains(region)));
    island.map_or(RegionSet::EMPTY, |island| *island & board.water())
}

fn choices(at: Position<'_>, me: Caller, out: &mut Choices<'_>) {
    out.lay(waters(at, me));
}

fn lay(turn: &mut Verbs<'_>, me: Caller, chosen: Chosen) {
    if let Chosen::Laid(_, region) = chosen {
        turn.lay(me, region);
    }
}
