//! Coins that are paid before something is done to a region (WOW-TOLL).

use crate::bill::{Deed, toll};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::{BandId, Seat};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::Region;
use crate::state::State;
use crate::turn::Machine;

/// Whether the owner of the band can pay for something that is done to a region.
pub(crate) fn can_touch(
    state: &State,
    q: Query<'_>,
    id: BandId,
    region: Region,
    deed: Deed,
) -> Result<(), Illegal> {
    let owner = q.table.band(id).owner;
    match toll(q, owner, region, deed) {
        Some((coins, _, term)) if u16::from(coins) > state.coins(owner) => Err(Illegal::TollTooDear(term)),
        _ => Ok(()),
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Pays what something done to the region costs.
    pub(crate) fn pay_for(&mut self, id: BandId, region: Region, deed: Deed) {
        let seat = self.state.table.band(id).owner;
        let Some((coins, to, _)) = toll(self.q(), seat, region, deed) else { return };
        let holder = self.state.table.holder(region);
        let in_concord = holder.is_some_and(|holder| self.state.table.band(holder).is_in_concord(seat));
        if in_concord && deed != Deed::Touch && holder.is_some_and(|holder| self.asks_for_peace(holder)) {
            self.table().turn.set_paid(to);
        }
        let coins = u16::from(coins);
        self.state.coins[seat.0 as usize] -= coins;
        self.state.coins[to.0 as usize] += coins;
        self.note(Event::TollPaid { seat, to, coins });
    }

    /// Whether others pay for attacks on the band that its owner keeps from attacking.
    pub(crate) fn asks_for_peace(&self, id: BandId) -> bool {
        self.game.has.war
            && !self.q().is_plain(id, plain::FREE)
            && self.q().compiled_tiles(id).any(|compiled| compiled.peace_toll.is_some())
    }

    /// Gives the opponents not attacked this turn what makes them pay for attacks.
    pub(crate) fn leave_in_peace(&mut self, seat: Seat) {
        let Some(id) = self.state.table.active(seat).filter(|&id| self.asks_for_peace(id)) else { return };
        for to in self.game.others(seat) {
            if self.state.table.turn.fought & to.bit() == 0 {
                self.band(id).add_concord(to);
                self.note(Event::InConcord { seat, to });
            }
        }
    }
}
