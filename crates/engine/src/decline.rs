//! Decline: the band is trimmed, the previous one leaves (CORE-DECL).

use crate::compiled::{CompiledTile, plain};
use crate::event::{Event, Log};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::procedure::Moment;
use crate::query::BOUND;
use crate::state::{Ask, Band, Step};
use crate::turn::Machine;

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Puts a band into decline.
    pub(crate) fn decline(&mut self, id: BandId) {
        let band = *self.state.table.band(id);
        self.note(Event::Declined { seat: band.owner, race: band.race });
        self.pay_for_decline();
        if !self.is_lasting(id) {
            self.dismiss_previous(band.owner);
        }
        self.call(id, Moment::Declines);
        self.dismiss_followers(id);
        let table = self.table();
        table.bands[id.index()].declined = true;
        table.active[band.owner.0 as usize] = BandId::NONE;
        if table.held(id).is_empty() {
            return self.dismiss(id);
        }
        let bound_vanishes = self.q().is_lent(id) && {
            let bound = self.q().tiles(id).find(|held| held.slot == BOUND).map(|held| held.compiled);
            bound.is_some_and(|compiled| compiled.vanish.is_some())
        };
        let vanishes = self.game.compiled(band.power, true).vanish.is_some()
            || self.game.compiled(band.race, true).vanish.is_some();
        self.trim(id);
        self.remove_passing_pieces(id);
        if vanishes {
            // The badge goes with the band, after it has been paid for; after scoring it has been.
            if self.state.table.turn.next > Step::Score {
                return self.dismiss(id);
            }
            self.table().turn.departing = id;
        } else if band.power != Tile::NONE && !self.game.ability(band.power).kept {
            self.band(id).power = Tile::NONE;
            self.discard(band.power);
        }
        if bound_vanishes {
            self.owe_owner(Ask::Vanish, id, 0);
        }
        if self.q().is_plain(id, plain::DECLINE) {
            return;
        }
        if self.q().compiled_tiles(id).any(|compiled| compiled.retreats) && !self.q().rises(id) {
            self.gather(id);
            self.ask_where(id);
        } else if self.q().compiled_tiles(id).any(|compiled| compiled.gathers.is_some())
            && !self.q().rises(id)
        {
            self.ask_gathering(id);
        }
    }

    /// Whether the band stands outside the limit, now or once it declines.
    fn is_lasting(&self, id: BandId) -> bool {
        let band = Band { declined: true, ..*self.state.table.band(id) };
        if self.game.plain(&band) & plain::LIMITED != 0 && !self.q().is_lent(id) {
            return false;
        }
        self.q().tiles(id).any(|held| self.game.compiled(held.tile, true).outside_limit)
    }

    fn dismiss_previous(&mut self, seat: Seat) {
        // One at most, unless a badge that lifted the limit has changed hands since.
        for id in self.state.table.band_ids() {
            let band = self.state.table.band(id);
            if band.owner == seat && band.declined && !self.is_lasting(id) {
                self.dismiss(id);
            }
        }
    }

    /// Leaves one token in each region, or all if the band acts in decline; the rest goes to the tray.
    fn trim(&mut self, id: BandId) {
        // What is in hand goes even where what is on the board stays.
        let stays = |compiled: &CompiledTile| {
            compiled.acts_in_decline || compiled.retreats || compiled.gathers.is_some()
        };
        let stays = !self.q().is_plain(id, plain::DECLINE) && self.q().compiled_tiles(id).any(stays);
        if !stays {
            self.gather(id);
        }
        let band = self.band(id);
        band.hammers = 0;
        band.forget_grudges();
        band.end_concord();
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
            let spec = self.game.mark(mark);
            if !spec.stays && !spec.free {
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
        let band = self.table().unseat_band(id);
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
        if !band.declined || !table.held(id).is_empty() {
            return;
        }
        // Those who only retreat are lost with their last region; who was left alone waits for the end of the turn.
        let alone = self.q().garrison(id) > 1 && band.owner != table.turn.seat;
        let waits = (alone || self.q().rises(id)) && band.hand + band.displaced > 0;
        if !waits {
            self.dismiss(id);
        }
    }
}
