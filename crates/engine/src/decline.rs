//! Decline: the band is trimmed, the previous one leaves (CORE-DECL).

use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::state::Band;
use crate::turn::Machine;

impl<L: Log> Machine<'_, L> {
    /// Puts a band into decline.
    pub(crate) fn decline(&mut self, id: BandId) {
        let band = *self.state.table.band(id);
        self.note(Event::Declined { seat: band.owner, race: band.race });
        if !self.is_lasting(&band) {
            self.dismiss_previous(band.owner);
        }
        let table = self.table();
        table.bands[id.index()].declined = true;
        table.active[band.owner.0 as usize] = BandId::NONE;
        if table.held(id).is_empty() {
            return self.dismiss(id);
        }
        self.trim(id);
        self.remove_passing_pieces(id);
        if band.power != Tile::NONE && !self.game.ability(band.power).kept {
            self.band(id).power = Tile::NONE;
            self.discard(band.power);
        }
    }

    fn is_lasting(&self, band: &Band) -> bool {
        [band.race, band.power].iter().any(|&tile| self.game.kit(tile, true).lasting)
    }

    fn dismiss_previous(&mut self, seat: Seat) {
        let previous =
            self.state.table.declined(seat).find(|&id| !self.is_lasting(self.state.table.band(id)));
        if let Some(id) = previous {
            self.dismiss(id);
        }
    }

    /// Leaves one token a region, or all if the band rises; the rest goes to the tray.
    fn trim(&mut self, id: BandId) {
        if !self.q().rises(id) {
            self.gather(id);
        }
        let band = self.band(id);
        let tokens = band.hand + band.displaced + band.aside;
        band.tray += tokens;
        band.hand = 0;
        band.displaced = 0;
        band.aside = 0;
        band.conquests = 0;
        band.ally = Seat::NONE;
        let race = band.race;
        if tokens > 0 {
            self.note(Event::Retired { race, tokens });
        }
    }

    fn remove_passing_pieces(&mut self, id: BandId) {
        for index in 0..self.game.spec.marks.len() {
            let mark = Mark(index as u8);
            if !self.game.mark(mark).stays {
                for region in self.state.table.held(id) & self.state.table.marked(mark) {
                    self.remove_pieces(mark, region);
                }
            }
        }
    }

    /// Takes a declined band off the table: tokens to the tray, badge discarded, banner back (CORE-TILE-1).
    pub(crate) fn dismiss(&mut self, id: BandId) {
        let mut tokens = 0;
        for region in self.state.table.held(id) {
            tokens += self.vacate(id, region);
        }
        let band = std::mem::replace(self.band(id), Band::FREE);
        tokens += band.hand + band.displaced + band.aside;
        if tokens > 0 {
            self.note(Event::Retired { race: band.race, tokens });
        }
        self.discard(band.power);
        self.recycle(band.race);
    }

    /// Takes a declined band off the table if nothing of it is left.
    pub(crate) fn dismiss_if_gone(&mut self, id: BandId) {
        let table = &self.state.table;
        let band = table.band(id);
        if band.declined && table.held(id).is_empty() && band.hand == 0 && band.displaced == 0 {
            self.dismiss(id);
        }
    }
}
