//! Pieces counted among the tokens of their region, for example beasts and champions. They come and go with the turn.
//! They are placed together with the tokens, and afterwards the owner names the regions where they stand (WOW-PIECE-1).

use crate::event::{Event, Log};
use crate::ids::{BandId, Mark};
use crate::region::Region;
use crate::turn::{Machine, standing};

impl<L: Log + ?Sized> Machine<'_, L> {
    /// The kind of piece a band has among its tokens.
    pub(crate) fn follower(&self, id: BandId) -> Option<(Mark, usize)> {
        if !self.game.has_followers() {
            return None;
        }
        let band = self.state.table.band(id);
        let tiles = [band.race, band.power];
        let mut compiled_tiles = tiles.iter().map(|&tile| self.game.compiled(tile, false));
        let mark = compiled_tiles.find_map(|compiled| {
            compiled.tamed.map(|(mark, _)| mark).or(compiled.champion.map(|(mark, _)| mark))
        })?;
        Some((mark, self.game.follower_slot(mark)?))
    }

    /// Whether the pieces of the band leave as each turn begins, as Beasts do. A Champion stays.
    fn tames(&self, id: BandId) -> bool {
        let band = self.state.table.band(id);
        [band.race, band.power].iter().any(|&tile| self.game.compiled(tile, false).tamed.is_some())
    }

    /// So many of the tokens in a region are pieces of this kind, for example Beasts.
    pub(crate) fn station(&mut self, mark: Mark, region: Region, n: u8) {
        let slot = self.game.stack_slot(mark);
        let table = self.table();
        table.marks[mark.0 as usize].insert(region);
        if let Some(slot) = slot {
            table.stacked[region.index()] += n << (4 * slot);
        }
        self.note(Event::Stationed { mark, region, n });
    }

    /// So many of the tokens in a region are no longer pieces of this kind.
    pub(crate) fn unstation(&mut self, mark: Mark, region: Region, n: u8) {
        let left = self.state.table.pieces(self.game, mark, region) - n;
        let slot = self.game.stack_slot(mark);
        let table = self.table();
        if left == 0 {
            table.marks[mark.0 as usize].remove(region);
        }
        if let Some(slot) = slot {
            table.stacked[region.index()] -= n << (4 * slot);
        }
    }

    /// Pieces of this kind go back to the supply.
    pub(crate) fn disperse(&mut self, mark: Mark, n: u8) {
        if let Some(slot) = self.game.follower_slot(mark) {
            self.table().among[slot] -= n;
            self.note(Event::Dispersed { mark, n });
        }
    }

    /// Takes the pieces out of all regions of the band and its hand; regions where too few tokens stay behind are left.
    fn disband(&mut self, id: BandId, mark: Mark, slot: usize) {
        let n = self.state.table.among[slot];
        if n == 0 {
            return;
        }
        let mut loose = n - standing(self.q(), mark, self.state.table.held(id));
        for region in self.state.table.held(id) & self.state.table.marked(mark) {
            let here = self.state.table.pieces(self.game, mark, region);
            self.unstation(mark, region, here);
            self.table().tokens[region.index()] -= here;
            if self.state.table.tokens(region) < self.q().garrison(id) {
                let tokens = self.vacate(id, region);
                let band = self.band(id);
                band.hand += tokens;
                let race = band.race;
                self.note(Event::Abandoned { race, region, tokens });
            }
        }
        let band = self.band(id);
        let hand = loose.min(band.hand);
        band.hand -= hand;
        loose -= hand;
        band.displaced -= loose.min(band.displaced);
        self.disperse(mark, n);
    }

    /// As a turn begins: pieces go and new ones come, or the one that stays is taken up where enough stay behind.
    pub(crate) fn muster_followers(&mut self, id: BandId) {
        let Some((mark, slot)) = self.follower(id) else { return };
        if !self.tames(id) {
            return self.take_up(id, mark, slot);
        }
        self.disband(id, mark, slot);
        let zone = self.q().compiled_tiles(id).find_map(|compiled| compiled.tamed).map(|(_, zone)| zone);
        let wanted = zone.map_or(0, |zone| (zone & self.state.table.held(id)).len());
        let n = wanted.min(self.game.mark(mark).limit);
        if n > 0 {
            self.table().among[slot] = n;
            self.band(id).hand += n;
            self.note(Event::Tamed { mark, n });
        }
    }

    fn take_up(&mut self, id: BandId, mark: Mark, slot: usize) {
        let stands = (self.state.table.held(id) & self.state.table.marked(mark)).lowest();
        if let Some(region) = stands
            && self.state.table.tokens(region) > self.q().garrison(id)
        {
            self.unstation(mark, region, 1);
            let table = self.table();
            table.tokens[region.index()] -= 1;
            table.among[slot] = 0;
            self.note(Event::TookUp { mark, region });
        }
    }

    /// Before tokens are redeployed: the pieces are among those in hand, wherever they were.
    pub(crate) fn merge_followers(&mut self, id: BandId) {
        let Some((mark, slot)) = self.follower(id) else { return };
        if self.state.table.held(id).is_empty() || self.state.table.band(id).declined {
            return;
        }
        for region in self.state.table.held(id) & self.state.table.marked(mark) {
            let n = self.state.table.pieces(self.game, mark, region);
            self.unstation(mark, region, n);
        }
        if !self.tames(id) && self.state.table.among[slot] == 0 {
            self.table().among[slot] = 1;
            self.band(id).hand += 1;
        }
    }

    /// How many of what is in hand at redeployment are pieces that are no tokens.
    pub(crate) fn followers_in_hand(&self, id: BandId) -> u8 {
        let hand = self.state.table.band(id).hand;
        self.follower(id).map_or(0, |(_, slot)| self.state.table.among[slot].min(hand))
    }

    /// Pieces among the tokens are not set aside with them. Those that have no region to stand in any more go back to
    /// the supply.
    pub(crate) fn spare_followers(&mut self, id: BandId) {
        let Some((mark, slot)) = self.follower(id) else { return };
        let table = &self.state.table;
        let with = table.on_board(id) + table.band(id).hand;
        let n = table.among[slot].saturating_sub(with);
        if n == 0 {
            return;
        }
        self.band(id).aside -= n;
        if self.tames(id) {
            self.disperse(mark, n);
        } else {
            // A piece that stays with its owner, for example a champion, is not counted until it is placed.
            self.table().among[slot] = 0;
        }
    }

    /// A piece that was driven out joins the tokens of a region.
    pub(crate) fn add_follower(&mut self, id: BandId, mark: Mark, region: Region, n: u8) {
        self.table().tokens[region.index()] += n;
        if self.game.mark(mark).stacks {
            self.band(id).displaced -= n;
        } else if let Some(slot) = self.game.follower_slot(mark) {
            self.table().among[slot] = 1;
        }
    }

    /// In decline the pieces leave first (WOW-DECL-1).
    pub(crate) fn dismiss_followers(&mut self, id: BandId) {
        if let Some((mark, slot)) = self.follower(id) {
            self.disband(id, mark, slot);
        }
    }

    /// A Champion leaves a region with the tokens, and is not counted until it is placed again.
    pub(crate) fn carry_off(&mut self, region: Region, tokens: u8) -> u8 {
        let mut tokens = tokens;
        for index in 0..self.game.spec.marks.len() {
            let mark = Mark(index as u8);
            let spec = self.game.mark(mark);
            if spec.among_tokens && self.state.table.marked(mark).contains(region) {
                let n = self.state.table.pieces(self.game, mark, region);
                self.unstation(mark, region, n);
                if let Some(slot) = self.game.follower_slot(mark).filter(|_| !spec.stacks) {
                    self.table().among[slot] = 0;
                    tokens -= 1;
                    self.note(Event::TookUp { mark, region });
                }
            }
        }
        tokens
    }
}
