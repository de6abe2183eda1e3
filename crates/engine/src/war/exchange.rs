//! Everything that stands in two regions changes places, for example by Portal Mage (WOW-POW-PORTAL-MAGE); and those who
//! never stand alone leave where one of them is left.

use super::shove::shoves;
use crate::bill::{Deed, toll};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::{BandId, Tile};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::turn::Machine;

/// The most uses of an ability in a turn that can be counted.
pub(crate) const MOST_USES: u8 = 15;

/// How far the count of other uses is shifted: it has the place of that of shoves, unless the band does both.
fn other_shift(q: Query<'_>, id: BandId) -> u8 {
    if !q.is_plain(id, plain::SHOVE) && shoves(q, id).is_some() { 4 } else { 0 }
}

/// How often the band has used another ability with several uses this turn.
pub(crate) fn other_uses(q: Query<'_>, id: BandId) -> u8 {
    q.table.turn.uses >> other_shift(q, id) & MOST_USES
}

/// Whether nothing stands or lies there that could be moved.
pub(crate) fn is_bare(q: Query<'_>, region: Region) -> bool {
    let relic = |tile: Tile| !q.game.is_place(tile);
    q.table.holder(region).is_none()
        && q.table.natives(region) == 0
        && !q.game.marks().any(|(mark, _)| q.table.marked(mark).contains(region))
        && !q.lying(region).any(relic)
}

/// Whether the band may move what stands in two regions, and its owner can pay for it.
pub(crate) fn check_moving(
    state: &State,
    q: Query<'_>,
    id: BandId,
    one: Region,
    other: Region,
) -> Result<(), Illegal> {
    let both: RegionSet = [one, other].into_iter().collect();
    if q.friendly(q.table.band(id).owner).meets(both) {
        return Err(Illegal::Mate);
    }
    if q.immune_to(q.table.band(id).owner).meets(both) {
        return Err(Illegal::Immune);
    }
    let owner = q.table.band(id).owner;
    // A people in concord is paid once a turn.
    let holders = [one, other].map(|region| q.table.holder(region));
    let concord = |holder| q.compiled_tiles(holder).any(|compiled| compiled.peace_toll.is_some());
    let same = holders[0] == holders[1] && holders[0].is_some_and(concord);
    let again = if same { Deed::Touch } else { Deed::Moving };
    let due = [toll(q, owner, one, Deed::Moving), toll(q, owner, other, again)];
    let sum: u16 = due.iter().flatten().map(|&(coins, ..)| u16::from(coins)).sum();
    match due.into_iter().flatten().last() {
        Some((_, _, term)) if sum > state.coins(owner) => Err(Illegal::TollTooDear(term)),
        _ => Ok(()),
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Exchanges everything that stands in two regions.
    pub(crate) fn exchange(&mut self, id: BandId, one: Region, other: Region) {
        for region in [one, other] {
            self.pay_for(id, region, Deed::Moving);
            self.strike(id, region);
        }
        let relics: [(usize, Region); crate::state::MAX_FIXTURES] = std::array::from_fn(|index| {
            let known =
                index < self.game.fixtures_len() && !self.game.is_place(self.game.fixture_tile(index));
            let at = self.state.table.fixtures[index];
            if known && at == one.0 {
                (index, other)
            } else if known && at == other.0 {
                (index, one)
            } else {
                (usize::MAX, one)
            }
        });
        let shift = other_shift(self.q(), id);
        let table = self.table();
        table.turn.fresh = false;
        table.turn.uses += 1 << shift;
        table.exchange(one, other);
        for (index, region) in relics.into_iter().filter(|&(index, _)| index != usize::MAX) {
            table.lay(index, region);
        }
        self.note(Event::Swapped { region: one, with: other });
    }

    /// Those who never stand alone leave a region where one of them is left.
    pub(crate) fn desert_if_alone(&mut self, id: BandId, region: Region) {
        let here = self.state.table.tokens(region);
        if here >= self.q().garrison(id) {
            return;
        }
        let tokens = self.vacate(id, region);
        let own = self.state.table.band(id).owner == self.state.table.turn.seat;
        let band = self.band(id);
        let race = band.race;
        if own {
            band.hand += tokens;
        } else {
            band.displaced += tokens;
        }
        self.note(Event::Abandoned { race, region, tokens });
        self.dismiss_if_gone(id);
    }
}
