//! What procedures offer: to the acting band between conquests, and to a player at the end of the turn.

use super::choices::{Choices, Group, is_offered, offer, why_not_listed};
use super::{Caller, Position, Procedure};
use crate::acts;
use crate::answer::Answer;
use crate::game::Game;
use crate::ids::{BandId, Seat};
use crate::illegal::Illegal;
use crate::query::{BandTile, Query};
use crate::sink::Sink;
use crate::state::{MAX_FIXTURES, State};

/// The procedures of a band that were not used up this turn.
pub(super) fn unused(q: Query<'_>, id: BandId) -> impl Iterator<Item = (&'static Procedure, Caller)> {
    let unused = q.tiles(id).filter(move |held| !q.table.turn.is_used(held.slot));
    unused.flat_map(move |held| held.compiled.procedures.iter().map(move |line| line.called(id, &held)))
}

/// Goes through what procedures offer the acting band between conquests.
pub(crate) fn list_acts(game: &Game, state: &State, id: BandId, out: &mut impl Sink) {
    let at = Position { game, state };
    // With a relic made ready, nothing but a conquest comes next.
    if state.table.turn.wields() {
        return;
    }
    for (procedure, me) in unused(at.query(), id) {
        if out.wants(|answer| is_offered(procedure, me.tile, answer)) {
            offer(at, procedure, me, procedure.acts, out);
        }
    }
}

/// Whether procedures offer the acting band anything between conquests.
pub(crate) fn has_acts(game: &Game, state: &State, id: BandId) -> bool {
    let at = Position { game, state };
    !state.table.turn.wields()
        && unused(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.acts))
}

/// Whether the answer is to a procedure of the band that offers something between conquests.
pub(crate) fn is_act(q: Query<'_>, id: BandId, answer: Answer) -> bool {
    let acts = |held: BandTile<'_>| {
        let mut lines = held.compiled.procedures.iter();
        lines.any(|line| line.procedure.acts.is_some() && is_offered(line.procedure, held.tile, answer))
    };
    q.tiles(id).any(acts)
}

/// Why the acting band may not do what a tile offers, where no list of the tile has said it.
pub(crate) fn why_no_act(game: &Game, state: &State, id: BandId, answer: Answer) -> Illegal {
    let at = Position { game, state };
    let misplaced = Illegal::misplaced(at.query(), state.owed(), answer);
    let mut own = at.query().tiles(id).flat_map(|held| {
        let lines = held.compiled.procedures.iter();
        lines.map(move |line| line.called(id, &held))
    });
    let offers = |(procedure, me): &(&Procedure, Caller)| {
        procedure.acts.is_some() && is_offered(procedure, me.tile, answer)
    };
    if let Some((procedure, me)) = own.find(offers) {
        return if state.table.turn.wields() {
            acts::wielding(at.query(), id)
        } else if state.table.turn.is_used(me.slot) {
            Illegal::Used(me.rule)
        } else if procedure.ends.is_some() {
            why_not_listed(at, procedure, me, false, answer)
        } else {
            misplaced
        };
    }
    let Some(tile) = answer.asked_by() else { return misplaced };
    let Some((procedure, _)) = game.procedure(tile) else { return misplaced };
    if procedure.gives.is_some() {
        return super::others::why_not_given(at, id, answer);
    }
    // What is asked only at moments of its own is no act.
    if procedure.acts.is_none() {
        return misplaced;
    }
    let lies = state.table.lies(game, tile).is_some();
    if lies { acts::lacking(at.query(), id, tile) } else { Illegal::NoSuchAbility }
}

/// The index of the rule by which a tile offers what is answered, if it does.
pub(crate) fn offering(held: &BandTile<'_>, answer: Answer) -> Option<u8> {
    let line = held.compiled.procedures.iter().find(|line| is_offered(line.procedure, held.tile, answer));
    line.map(|line| line.index)
}

/// The most tiles of a player that may offer something at the end of a turn.
const MOST_OFFERS: usize = MAX_FIXTURES + 8;

/// Goes through what procedures of a player's bands offer at the end of the turn: relics that are laid, pieces, tiles, and then
/// the rest, as people see them on the page.
pub(crate) fn list_ends(game: &Game, state: &State, seat: Seat, out: &mut impl Sink) {
    let at = Position { game, state };
    let own = state.table.bands().filter(|&id| state.table.band(id).owner == seat);
    let offers = own.flat_map(|id| unused(at.query(), id));
    let mut offering = [None; MOST_OFFERS];
    let ends = offers.filter_map(|(procedure, me)| procedure.ends.map(|ends| (procedure, ends, me)));
    offering.iter_mut().zip(ends).for_each(|(place, offer)| *place = Some(offer));
    // What one tile offers is in order already.
    let groups = if offering[1].is_none() { [Group::Any].as_slice() } else { Group::ALL.as_slice() };
    for &group in groups {
        for (procedure, ends, me) in offering.iter().flatten().copied() {
            ends(at, me, &mut out.choices(procedure, me).only(group));
        }
    }
}

/// Whether procedures of a player's bands offer anything at the end of the turn.
pub(crate) fn has_ends(game: &Game, state: &State, seat: Seat) -> bool {
    let at = Position { game, state };
    let mut own = state.table.bands().filter(|&id| state.table.band(id).owner == seat);
    own.any(|id| unused(at.query(), id).any(|(procedure, me)| Choices::any(at, me, procedure.ends)))
}
