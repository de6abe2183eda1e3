//! Special conquests carried out, and regions that go over without one.

use crate::ability::Price;
use crate::acts::{fixed_price, is_own, special_of};
use crate::event::{Event, Log};
use crate::ids::{BandId, Seat, Tile};
use crate::region::Region;
use crate::turn::Machine;

impl<L: Log + ?Sized> Machine<'_, L> {
    /// As many tokens as the band needs to stand somewhere leave the tray, or the hand where the tray is empty.
    fn bring(&mut self, id: BandId) -> u8 {
        let least = self.q().garrison(id);
        let band = self.band(id);
        let from_tray = band.tray.min(least);
        band.tray -= from_tray;
        band.hand -= least - from_tray;
        least
    }

    /// A region of a band in decline goes over to the active one.
    pub(crate) fn succeed(&mut self, id: BandId, region: Region) {
        let Some(old) = self.state.table.holder(region) else { return };
        let tokens = self.vacate(old, region);
        self.band(old).tray += tokens;
        let race = self.state.table.band(old).race;
        self.note(Event::Lost { race, region, tokens });
        let tokens = self.bring(id);
        let table = self.table();
        table.turn.handed_over += 1;
        let race = table.band(id).race;
        table.held[id.index()].insert(region);
        table.holder[region.index()] = id;
        table.tokens[region.index()] = tokens;
        // What the old people had noted there, for example a river it may stay in, is no conquest of the new one.
        table.plunder.remove(region);
        self.note(Event::Succeeded { race, region });
        self.dismiss_if_gone(old);
    }

    /// Conquers a region in the special way of a tile.
    pub(crate) fn use_special(&mut self, id: BandId, tile: Tile, region: Region) {
        // The answer was checked, so the band has it.
        let Some(special) = special_of(self.q(), id, tile, region) else { return };
        self.pay_toll(id, region);
        self.pay_weapon(id, region, special.seizure.toll);
        self.spend_leap(id, region, special.seizure.price);
        match special.seizure.price {
            Price::Tokens(tokens) => {
                let tokens = fixed_price(self.q(), id, region, &special, tokens);
                self.table().turn.set_used(special.slot);
                self.spend(id, region, tokens);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.slot, special.tile, region);
                }
            }
            Price::Itself => {
                let least = self.q().garrison(id);
                self.table().turn.set_used(special.slot);
                self.spend(id, region, least - 1);
                self.take(id, region, least, Some(special.seizure.price));
                if let Some(mark) = special.seizure.leaves {
                    if let Some(slot) = self.game.follower_slot(mark) {
                        self.table().among[slot] = 1;
                    }
                    self.station(mark, region, 1);
                }
                return;
            }
            Price::Swap => {
                let defender =
                    self.state.table.holder(region).map(|holder| self.state.table.band(holder).owner);
                let bit = defender.map_or(0, Seat::bit);
                match special.swaps {
                    Some(count) => self.table().turn.swapped[count] |= bit,
                    None => self.table().turn.set_used(special.slot),
                }
                let tokens = self.bring(id);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.slot, special.tile, region);
                }
            }
        }
        if let Some(mark) = special.seizure.leaves {
            for old in self.state.table.held(id) & self.state.table.marked(mark) {
                self.remove_pieces(mark, old);
            }
            if crate::turn::supply(self.q(), mark) > 0 {
                self.add_pieces(mark, region, 1);
            }
        }
    }

    /// Pays what a weapon asks: whoever controls the region, or the bank.
    fn pay_weapon(&mut self, id: BandId, region: Region, coins: u8) {
        let seat = self.state.table.band(id).owner;
        if coins == 0 || is_own(self.q(), seat, region) {
            return;
        }
        let coins = u16::from(coins);
        self.state.coins[seat.0 as usize] -= coins;
        match self.state.table.holder(region).map(|holder| self.state.table.band(holder).owner) {
            Some(to) => {
                self.state.coins[to.0 as usize] += coins;
                self.note(Event::TollPaid { seat, to, coins });
            }
            None => self.note(Event::TollToBank { seat, coins }),
        }
    }
}
