//! A relic is drawn across a border, for example by Ethereals (WOW-RACE-ETHEREALS).

use super::tolls::can_touch;
use crate::acts::wielding;
use crate::answer::Answer;
use crate::bill::Deed;
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{BandId, Tile};
use crate::illegal::Illegal;
use crate::query::{BandTile, Query};
use crate::region::Region;
use crate::state::State;
use crate::turn::Machine;

/// The relics beside the band that it may draw over, if it still may.
fn pilferable(q: Query<'_>, id: BandId) -> Option<(BandTile<'_>, RuleRef)> {
    let unused = |held: &BandTile<'_>| !q.table.turn.is_used(held.slot) && !q.table.turn.wields();
    q.tiles(id).filter(unused).find_map(|held| held.compiled.pilfer.map(|at| (held, held.rule(at))))
}

fn loot(q: Query<'_>, id: BandId) -> impl Iterator<Item = (Tile, Region)> {
    let relics = q.found().map(move |index| q.game.fixture_tile(index));
    let relics = relics.filter(move |&tile| !q.game.is_place(tile));
    let owner = q.table.band(id).owner;
    let closed = q.immune_to(owner) | q.table.held(id);
    relics.filter_map(move |tile| {
        let at = q.table.lies(q.game, tile)?;
        (!closed.contains(at)).then_some((tile, at))
    })
}

/// The relics the band may draw over and where they may go, as answers.
pub(super) fn moves(state: &State, q: Query<'_>, id: BandId) -> impl Iterator<Item = Answer> {
    let relics = pilferable(q, id).into_iter().flat_map(move |_| loot(q, id));
    let paid = relics.filter(move |&(_, at)| can_touch(state, q, id, at, Deed::Touch).is_ok());
    paid.flat_map(move |(tile, at)| {
        let homes = q.game.board().borders(at) & q.table.held(id);
        homes.map(move |region| Answer::Lay { tile, region })
    })
}

/// Why the band may not draw the relic over to the region.
pub(super) fn why_not(state: &State, q: Query<'_>, id: BandId, tile: Tile, region: Region) -> Illegal {
    let own = q.tiles(id).find_map(|held| held.compiled.pilfer.map(|at| held.rule(at)));
    let Some(rule) = own else {
        return Illegal::misplaced(q, q.table.owed(), Answer::Lay { tile, region });
    };
    if pilferable(q, id).is_none() {
        return if q.table.turn.wields() { wielding(q, id) } else { Illegal::Used(rule) };
    }
    let closed = q.immune_to(q.table.band(id).owner);
    if q.table.lies(q.game, tile).is_some_and(|at| closed.contains(at)) {
        return Illegal::Immune;
    }
    let beside =
        |at: &Region| q.game.board().borders(*at).contains(region) && q.table.held(id).contains(region);
    let at = loot(q, id).find(|&(other, _)| other == tile).map(|(_, at)| at).filter(beside);
    at.and_then(|at| can_touch(state, q, id, at, Deed::Touch).err()).unwrap_or(Illegal::Unfit(rule))
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Draws a relic across a border.
    pub(crate) fn pilfer(&mut self, id: BandId, tile: Tile, region: Region) {
        let Some((held, _)) = pilferable(self.q(), id) else { return };
        let slot = held.slot;
        let Some(at) = self.state.table.lies(self.game, tile) else { return };
        self.pay_for(id, at, Deed::Touch);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.set_used(slot);
        // The piece that shows what the relic does stays behind, and is gone.
        if let Some(mark) = self.game.procedure(tile).and_then(|(procedure, _)| procedure.piece) {
            self.remove_pieces(mark, at);
        }
        if let Some(index) = self.game.fixture(tile) {
            self.table().lay(index, region);
            self.note(Event::Moved { tile, region });
        }
    }
}
