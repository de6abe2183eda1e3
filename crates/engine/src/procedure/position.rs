//! What a procedure can see.

use super::Caller;
use crate::bill::{Deed, toll};
use crate::game::Game;
use crate::ids::{Mark, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::state::State;
use crate::{relics, war};

/// A game at one moment, for reading.
#[derive(Copy, Clone)]
pub struct Position<'a> {
    pub(crate) game: &'a Game,
    pub(crate) state: &'a State,
}

impl<'a> Position<'a> {
    /// The questions that everybody may ask.
    pub fn query(self) -> Query<'a> {
        Query { game: self.game, table: &self.state.table }
    }

    /// What a player owns.
    pub fn coins(self, seat: Seat) -> u16 {
        self.state.coins(seat)
    }

    /// The player who has the band.
    pub fn owner(self, me: Caller) -> Seat {
        self.state.table.band(me.band).owner
    }

    /// The opponents of the band's owner whose active people was not attacked this turn, clockwise.
    pub fn unattacked(self, me: Caller) -> impl Iterator<Item = Seat> {
        let attacked = self.state.table.turn.fought;
        self.game.others(self.owner(me)).filter(move |seat| attacked & seat.bit() == 0)
    }

    /// The regions of the band.
    pub fn held(self, me: Caller) -> RegionSet {
        self.state.table.held(me.band)
    }

    /// How many regions went over to the active people this turn.
    pub fn handed_over(self) -> u8 {
        self.state.table.turn.handed_over
    }

    /// Whether the acting people is active and has the tokens to stand in one region more.
    pub fn can_spread(self) -> bool {
        let q = self.query();
        q.table.acting().is_some_and(|id| {
            let band = q.table.band(id);
            // Pieces used like tokens hold no region.
            !band.declined && band.tray + band.hand - band.hammers_out[1] >= q.garrison(id)
        })
    }

    /// All regions of the band's owner, whichever peoples hold them.
    pub fn realm(self, me: Caller) -> RegionSet {
        self.query().realm(self.owner(me))
    }

    /// The refusal of what needs a region that the player does not hold.
    pub fn not_controlled(self, me: Caller) -> Illegal {
        Illegal::NotControlled(Cite::Tile(me.rule))
    }

    /// The positions of the offer, from 1, of the combos that have a badge.
    pub fn combos(self) -> impl Iterator<Item = u8> {
        self.state.table.offer().zip(1..).filter(|((_, power, _), _)| power.is_some()).map(|(_, slot)| slot)
    }

    /// The relics that have been found and are in play.
    pub fn relics(self) -> impl Iterator<Item = Tile> {
        let found = self.query().found().map(move |index| self.game.fixture_tile(index));
        found.filter(move |&tile| !self.game.is_place(tile))
    }

    /// Whether a relic is copied this turn.
    pub fn has_copied(self) -> bool {
        self.state.table.turn.copied != Tile::NONE
    }

    /// Whether another tile of the band that does the same has asked already.
    pub fn has_asked(self, me: Caller) -> bool {
        let key = |tile: Tile| self.game.procedure(tile).map(|(procedure, _)| procedure.key);
        let asked = self.state.table.pending().iter().filter(|owed| owed.band == me.band);
        asked.filter_map(|owed| owed.asking_tile()).any(|tile| key(tile) == key(me.tile))
    }

    /// The regions of the player's peoples in decline.
    pub fn declined_regions(self, seat: Seat) -> RegionSet {
        let table = &self.state.table;
        table.declined(seat).fold(RegionSet::EMPTY, |set, id| set | table.held(id))
    }

    /// Where a piece of this kind stands, or else where the tile itself lies.
    pub fn piece_or_tile(self, mark: Mark, me: Caller) -> Option<Region> {
        let table = &self.state.table;
        table.marked(mark).lowest().or_else(|| table.lies(self.game, me.tile))
    }

    /// Where a piece that takes what it enters may go from a region.
    pub fn ways_of_piece(self, me: Caller, from: Region) -> RegionSet {
        let seat = self.owner(me);
        relics::destinations(self.query(), seat, self.coins(seat), from)
    }

    /// The coins that attacking a region costs the band's owner.
    pub fn toll(self, me: Caller, region: Region) -> u16 {
        toll(self.query(), self.owner(me), region, Deed::Conquest).map_or(0, |(coins, ..)| u16::from(coins))
    }

    /// Whether the band's owner has the coins that attacking a region costs.
    pub fn may_pay_toll(self, me: Caller, region: Region) -> Result<(), Illegal> {
        match toll(self.query(), self.owner(me), region, Deed::Conquest) {
            Some((coins, _, term)) if u16::from(coins) > self.coins(self.owner(me)) => {
                Err(Illegal::TollTooDear(term))
            }
            _ => Ok(()),
        }
    }

    /// Whether the band's owner has the coins that touching what lies in a region costs.
    pub fn may_touch(self, me: Caller, region: Region) -> Result<(), Illegal> {
        war::can_touch(self.state, self.query(), me.band, region, Deed::Touch)
    }

    /// Whether the die was rolled for the next conquest.
    pub fn has_rolled(self) -> bool {
        self.state.table.rolled().is_some()
    }

    /// Whether what the tile offers so many times a turn was used as often already. Tiles of the band that offer the
    /// same add up.
    pub fn is_used_up(self, me: Caller) -> bool {
        let q = self.query();
        let key = |tile: Tile| self.game.procedure(tile).map(|(procedure, _)| procedure.key);
        let same = q.tiles(me.band).filter(|held| key(held.tile) == key(me.tile));
        let times: u8 = same.flat_map(|held| &held.compiled.procedures).map(|line| line.amount).sum();
        war::other_uses(q, me.band) >= times.min(war::MOST_USES)
    }

    /// Whether nothing stands or lies there that could be moved.
    pub fn is_bare(self, region: Region) -> bool {
        war::is_bare(self.query(), region)
    }

    /// Where the band may move what stands there without asking further: nobody keeps it from that or is paid for it.
    pub fn free_to_move(self, me: Caller) -> RegionSet {
        let (q, owner) = (self.query(), self.owner(me));
        q.game.board().all() - q.friendly(owner) - q.immune_to(owner) - q.tolled(owner)
    }

    /// Whether the band may move what stands in these two regions, and its owner can pay for it.
    pub fn may_move(self, me: Caller, one: Region, other: Region) -> Result<(), Illegal> {
        war::check_moving(self.state, self.query(), me.band, one, other)
    }

    /// The refusal of a region that does not fulfill the conditions of the tile.
    pub fn unfit(self, me: Caller) -> Illegal {
        Illegal::Unfit(me.rule)
    }

    /// The refusal of what was done as often as may be.
    pub fn used(self, me: Caller) -> Illegal {
        Illegal::Used(me.rule)
    }

    /// How many tokens of the race are in the tray.
    pub fn tray(self, me: Caller) -> u8 {
        self.state.table.band(me.band).tray
    }

    /// How many tokens of others were lost because of the active band this turn.
    pub fn losses_caused(self) -> u8 {
        self.state.table.turn.slain
    }
}
