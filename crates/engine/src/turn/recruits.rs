//! What a band gains once its conquests are over.

use super::{Machine, supply};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::BandId;
use crate::procedure::Moment;
use crate::query::Query;
use crate::redeploy;

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Tokens from the tray for what the turn has brought.
    pub(super) fn recruit(&mut self, id: BandId) {
        let spoils = self.state.table.turn.spoils;
        let mut wanted = 0;
        let q = self.q();
        q.each(id, |held| {
            wanted += held.compiled.recruit.iter().map(|&(n, per)| n * (spoils / per)).sum::<u8>();
            for &(n, zone, _) in &held.compiled.recruit_on {
                wanted += n * (q.table.held(id) & q.regions(held.tile, zone)).len();
            }
        });
        if !q.is_plain(id, plain::POSTS) {
            self.arm(id);
        }
        if self.game.has.hammers {
            self.forge(id);
        }
        let band = self.band(id);
        let tokens = wanted.min(band.tray);
        let race = band.race;
        if tokens > 0 {
            band.tray -= tokens;
            band.hand += tokens;
            self.note(Event::Recruited { race, tokens });
        }
        // What is bought comes from what is left in the tray.
        self.call(id, Moment::AfterConquests);
    }

    /// Makes the pieces a band may use like tokens from the next turn on.
    pub(super) fn forge(&mut self, id: BandId) {
        let q = self.q();
        let before: u8 = q.table.bands().map(|other| q.table.band(other).hammers).sum();
        let made = q.tiles(id).fold(0, |made: u8, held| {
            let Some((zone, most)) = held.compiled.forge else { return made };
            let regions = (q.table.held(id) & q.regions(held.tile, zone)).len();
            made + regions.min(most.saturating_sub(before + made))
        });
        if made > 0 {
            let n = made;
            let band = self.band(id);
            band.hammers += n;
            let race = band.race;
            self.note(Event::Forged { race, n });
        }
    }

    /// Draws the pieces a band gets for the regions it holds when conquests end.
    pub(super) fn arm(&mut self, id: BandId) {
        let q = Query { game: self.game, table: &self.state.table };
        let mut armed = 0;
        for held in q.tiles(id) {
            let Some((mark, zone, _)) = held.compiled.arm else { continue };
            let Some(slot) = redeploy::draw_slot(q, id, mark) else { continue };
            let before = armed >> (4 * slot) & 15;
            let regions = (q.table.held(id) & q.regions(held.tile, zone)).len();
            let n = regions.min(supply(q, mark) - before);
            armed += n << (4 * slot);
            if n > 0 {
                self.log.note(Event::Armed { mark, n });
            }
        }
        self.state.table.turn.armed = armed;
    }
}
