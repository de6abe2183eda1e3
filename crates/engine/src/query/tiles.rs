//! The tiles of a band: its own two, and what is lent to it.

use super::{BOUND, BandTile, COPY, Query};
use crate::ids::{BandId, Tile};
use crate::state::Band;

/// The tiles of a band, always in the same order.
pub(crate) struct Tiles<'a> {
    pub(super) q: Query<'a>,
    pub(super) id: BandId,
    pub(super) band: &'a Band,
    pub(super) next: u8,
    /// Relics and places that lie in the band's regions and are still to come, as bits.
    pub(super) lent: u16,
}

impl<'a> Iterator for Tiles<'a> {
    type Item = BandTile<'a>;

    #[inline]
    fn next(&mut self) -> Option<BandTile<'a>> {
        let slot = self.next;
        let tile = match slot {
            0 => self.band.race,
            1 => self.band.power,
            // Most bands have nothing but their own two tiles.
            2 if !self.q.game.has_fixtures => return None,
            u8::MAX => return None,
            _ => return self.lent(),
        };
        self.next += 1;
        Some(BandTile { slot, tile, compiled: self.q.compiled(tile, self.band.declined) })
    }
}

impl<'a> Tiles<'a> {
    /// What lies in the band's regions and serves it, then a badge bound to such a place, then the copy of a relic.
    #[inline(never)]
    fn lent(&mut self) -> Option<BandTile<'a>> {
        let q = self.q;
        let Query { game, table } = q;
        if self.next == 2 && !q.is_lent(self.id) {
            return None;
        }
        let declined = self.band.declined;
        let entry =
            |slot: u8, tile: Tile| Some(BandTile { slot, tile, compiled: q.compiled(tile, declined) });
        if self.next == 2 {
            self.next = 3;
            self.lent = self.q.lent(self.id);
        }
        if self.lent != 0 {
            let index = self.lent.trailing_zeros() as usize;
            self.lent &= self.lent - 1;
            if game.binds(index) && table.bound != Tile::NONE {
                self.next = BOUND;
            }
            return entry(2 + index as u8, game.fixture_tile(index));
        }
        let bound = self.next == BOUND;
        if bound {
            self.next = COPY;
            return entry(BOUND, table.bound);
        }
        let copies = |tile: Tile| game.compiled(tile, declined).copies.is_some();
        let relic = table.turn.copied;
        if self.next < u8::MAX && relic != Tile::NONE {
            let through_bound = self.next == COPY && copies(table.bound);
            self.next = u8::MAX;
            if copies(self.band.power) || copies(self.band.race) || through_bound {
                return entry(COPY, relic);
            }
        }
        None
    }
}

/// The indices of the bits that are set.
pub(super) fn ones(mut bits: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            index
        })
    })
}
