//! What the acting band is offered by tiles that are not its own: those of its owner's peoples in decline, before the
//! first attack of the turn, and those of the board.

use super::choices::{Choices, is_offered, offer};
use super::{Caller, Position, Procedure};
use crate::acts;
use crate::answer::Answer;
use crate::game::Game;
use crate::ids::{BandId, Tile};
use crate::illegal::Illegal;
use crate::query::{BOARD, BandTile, Query};
use crate::sink::Sink;
use crate::state::State;

/// The procedures of peoples in decline that give the acting band something.
pub(super) fn givers(q: Query<'_>, id: BandId) -> impl Iterator<Item = (&'static Procedure, Caller)> {
    let declined = q.table.declined(q.table.band(id).owner);
    let own = declined.flat_map(move |other| {
        let called =
            move |held: BandTile<'_>| held.compiled.procedures.first().map(|line| line.called(other, &held));
        q.tiles(other).filter_map(called)
    });
    own.chain(last_giver(q)).filter(|(procedure, _)| procedure.gives.is_some())
}

/// The people that gave the last region this turn, if it lost with that region the tile that let it give regions. The
/// regions of a turn are chosen together, so the right lasts to the end of the turn. The tile is found by its number.
fn last_giver(q: Query<'_>) -> Option<(&'static Procedure, Caller)> {
    let (band, given) = (q.table.turn.giver, Some(q.table.turn.giver_limit).filter(|&n| n > 0)?);
    let called = |tile: Tile| {
        let held = BandTile { slot: BOARD, tile, compiled: q.game.compiled(tile, true) };
        let mut lines = held.compiled.procedures.iter();
        let line = lines.find(|line| line.procedure.gives.is_some() && line.amount == given)?;
        let lost = q.tiles(band).all(|held| held.tile != tile);
        lost.then(|| line.called(band, &held))
    };
    q.game.tiles().find_map(|(tile, _)| called(tile))
}

/// Goes through what peoples in decline give the acting band.
pub(crate) fn list_given(game: &Game, state: &State, id: BandId, out: &mut impl Sink) {
    let at = Position { game, state };
    if !game.has.gifts || state.table.band(id).declined {
        return;
    }
    for (procedure, me) in givers(at.query(), id) {
        if out.wants(|answer| is_offered(procedure, me.tile, answer)) {
            offer(at, procedure, me, procedure.gives, out);
        }
    }
}

/// Whether peoples in decline give the acting band anything.
pub(crate) fn has_given(game: &Game, state: &State, id: BandId) -> bool {
    let at = Position { game, state };
    game.has.gifts
        && !state.table.band(id).declined
        && givers(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.gives))
}

/// Why no people in decline gives the acting band that, where no list has said it.
pub(super) fn why_not_given(at: Position<'_>, id: BandId, answer: Answer) -> Illegal {
    let q = at.query();
    if !givers(q, id).any(|(procedure, me)| is_offered(procedure, me.tile, answer)) {
        return Illegal::NoSuchAbility;
    }
    if q.table.turn.fresh && q.table.turn.wields() {
        return acts::wielding(q, id);
    }
    Illegal::misplaced(q, q.table.owed(), answer)
}

/// The procedures of the board.
pub(super) fn of_board(q: Query<'_>, id: BandId) -> impl Iterator<Item = (&'static Procedure, Caller)> {
    let tiles = q.game.features().filter(move |_| q.game.has.board_acts);
    tiles.filter_map(move |tile| {
        let held = BandTile { slot: BOARD, tile, compiled: q.game.compiled(tile, false) };
        held.compiled.procedures.first().map(|line| line.called(id, &held))
    })
}

/// Goes through what the board offers the acting band.
#[inline]
pub(crate) fn list_board_acts(game: &Game, state: &State, id: BandId, out: &mut impl Sink) {
    if !game.has.board_acts {
        return;
    }
    let at = Position { game, state };
    for (procedure, me) in of_board(at.query(), id) {
        if out.wants(|answer| is_offered(procedure, me.tile, answer)) {
            offer(at, procedure, me, procedure.acts, out);
        }
    }
}

/// Whether the board offers the acting band anything.
pub(crate) fn has_board_acts(game: &Game, state: &State, id: BandId) -> bool {
    let at = Position { game, state };
    of_board(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.acts))
}

/// Whether it is the board that offers this.
pub(crate) fn is_board_act(q: Query<'_>, id: BandId, answer: Answer) -> bool {
    of_board(q, id).any(|(procedure, me)| is_offered(procedure, me.tile, answer))
}
