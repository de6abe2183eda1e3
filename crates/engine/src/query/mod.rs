//! Questions about a table: who can reach what, what is closed, what it costs.

mod reach;
mod regions;
mod tiles;

use crate::ability::{Condition, Side};
use crate::ask::happened;
use crate::compiled::{CompiledTile, plain};
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::price::{Attack, Costs, printed_cost};
use crate::region::{Region, RegionSet};
use crate::state::{MAX_FIXTURES, NOWHERE, Table};
pub(crate) use tiles::Tiles;
use tiles::ones;

/// A table and the game it belongs to.
#[derive(Copy, Clone)]
pub struct Query<'a> {
    /// The game.
    pub game: &'a Game,
    /// The table.
    pub table: &'a Table,
}

/// The slot of a bound badge among the tiles of a band.
pub(crate) const BOUND: u8 = 2 + MAX_FIXTURES as u8;
/// The slot of a relic's copy among the tiles of a band.
pub(crate) const COPY: u8 = BOUND + 1;

/// The slot of what is no tile of the band: after those of a band, and after what happened in a turn.
pub(crate) const BOARD: u8 = COPY + 3;

/// A tile of a band, with the rules that hold in its present state.
#[derive(Copy, Clone)]
pub(crate) struct BandTile<'a> {
    /// Its number among the tiles a band can have: race, power, relics and places, the badge bound to a place.
    pub slot: u8,
    pub tile: Tile,
    pub compiled: &'a CompiledTile,
}

impl BandTile<'_> {
    /// A rule of the tile.
    #[inline]
    pub fn rule(&self, index: u8) -> RuleRef {
        let copied = if self.slot == COPY { self.compiled.copied } else { None };
        RuleRef { tile: self.tile, index: copied.unwrap_or(index) }
    }

    /// Which of the three counts of replaced tokens is this tile's.
    pub fn swaps(&self) -> Option<usize> {
        match self.slot {
            0 | 1 => Some(self.slot as usize),
            BOUND => Some(2),
            _ => None,
        }
    }
}

impl<'a> Query<'a> {
    /// The tiles of a band with the rules that hold in its present state: race, power, relics and places.
    #[inline]
    pub(crate) fn tiles(self, id: BandId) -> Tiles<'a> {
        Tiles { q: self, id, band: self.table.band(id), next: 0, lent: 0 }
    }

    /// The relics and places that lie in the band's regions, as bits.
    fn lent(self, id: BandId) -> u16 {
        let held = self.table.held(id);
        if !held.meets(self.table.fixture_regions) {
            return 0;
        }
        let mut lent = 0;
        // What lies nowhere is in no set of regions.
        for index in ones(self.seen()) {
            lent |= u16::from(held.contains(Region(self.table.fixtures[index]))) << index;
        }
        lent
    }

    /// The rules of a tile that hold now.
    #[inline]
    pub(crate) fn compiled(self, tile: Tile, declined: bool) -> &'a CompiledTile {
        if self.game.has.conditions {
            self.compiled_by_conditions(tile, declined)
        } else {
            self.game.compiled(tile, declined)
        }
    }

    /// The same where some rules have conditions. Hardly any game has them, so this stays out of the way of the others.
    #[cold]
    #[inline(never)]
    fn compiled_by_conditions(self, tile: Tile, declined: bool) -> &'a CompiledTile {
        self.game.compiled_without(tile, declined, self.broken())
    }

    /// The conditions that do not hold now, as bits.
    fn broken(self) -> u8 {
        let turn = &self.table.turn;
        let breaks = |broken: bool, condition: Condition| if broken { condition.bit() } else { 0 };
        breaks(turn.round % 2 == 1, Condition::EverySecondRound)
            | breaks(turn.fought != 0, Condition::NobodyAttacked)
            | breaks(turn.is_used(happened::TAKEN), Condition::NothingTaken)
    }

    /// The same, or none if it is known that none of them matters.
    #[inline]
    pub(crate) fn tiles_unless(self, id: BandId, skip: bool) -> Tiles<'a> {
        Tiles { q: self, id, band: self.table.band(id), next: if skip { u8::MAX } else { 0 }, lent: 0 }
    }

    /// Whether the band may have more than its own two tiles.
    #[inline]
    pub(crate) fn is_lent(self, id: BandId) -> bool {
        self.game.has_fixtures
            && (self.table.held(id).meets(self.table.fixture_regions) || self.table.turn.copied != Tile::NONE)
    }

    /// Whether no tile of the band does something of that sort.
    #[inline]
    pub(crate) fn is_plain(self, id: BandId, sort: u32) -> bool {
        let band = self.table.band(id);
        if self.game.plain(band) & sort != sort {
            return false;
        }
        // Most of what is asked no relic and no place does, whoever has it.
        let lends = self.game.fixtures_plain(band.declined) & sort != sort || self.table.bound != Tile::NONE;
        !lends || !self.is_lent(id) || self.lent_plain(id) & sort == sort
    }

    /// What no tile of the band does. Whoever asks several questions about a band asks this once.
    #[inline]
    pub(crate) fn plain_bits(self, id: BandId) -> u32 {
        let own = self.game.plain(self.table.band(id));
        if self.is_lent(id) { own & self.lent_plain(id) } else { own }
    }

    /// What nothing that is lent to the band does.
    pub(crate) fn lent_plain(self, id: BandId) -> u32 {
        if self.table.turn.copied != Tile::NONE {
            return 0;
        }
        let declined = self.table.band(id).declined;
        let mut bits = u32::MAX;
        for index in ones(self.lent(id)) {
            bits &= self.game.plain_tile(self.game.fixture_tile(index), declined);
            if self.game.binds(index) && self.table.bound != Tile::NONE {
                bits &= self.game.plain_tile(self.table.bound, declined);
            }
        }
        bits
    }

    /// Does something with each tile of a band. Race and power come without the detour through the list: nearly all
    /// that is ever asked ends with them.
    #[inline]
    pub(crate) fn each(self, id: BandId, mut with: impl FnMut(BandTile<'a>)) {
        self.own_tiles(id).into_iter().for_each(&mut with);
        if self.is_lent(id) {
            Tiles { q: self, id, band: self.table.band(id), next: 2, lent: 0 }.for_each(with);
        }
    }

    /// The race and the power of a band.
    #[inline]
    pub(crate) fn own_tiles(self, id: BandId) -> [BandTile<'a>; 2] {
        let band = self.table.band(id);
        [(0, band.race), (1, band.power)].map(|(slot, tile)| BandTile {
            slot,
            tile,
            compiled: self.compiled(tile, band.declined),
        })
    }

    /// The relics and places that were turned up, as bits; some may have left the game since.
    #[inline]
    fn seen(self) -> u16 {
        self.game.all_fixtures & !u16::from_le_bytes(self.table.hidden)
    }

    /// The relics and places that have been found, by their index in the list.
    #[inline]
    pub(crate) fn found(self) -> impl Iterator<Item = usize> {
        ones(self.seen()).filter(move |&index| self.table.fixtures[index] != NOWHERE)
    }

    /// The relics and places that lie in a region.
    pub(crate) fn lying(self, region: Region) -> impl Iterator<Item = Tile> {
        let here = self.found().filter(move |&index| self.table.fixtures[index] == region.0);
        here.map(move |index| self.game.fixture_tile(index))
    }

    #[inline]
    pub(crate) fn compiled_tiles(self, id: BandId) -> impl Iterator<Item = &'a CompiledTile> {
        self.tiles(id).map(|held| held.compiled)
    }

    /// Whether the band takes its tokens back when a region is lost: an active one, one that rises or retreats.
    #[inline]
    pub fn fights(self, id: BandId) -> bool {
        !self.table.band(id).declined
            || (!self.is_plain(id, plain::DECLINE)
                && self.compiled_tiles(id).any(|compiled| compiled.acts_in_decline || compiled.retreats))
    }

    /// Whether the band acts in decline.
    pub fn rises(self, id: BandId) -> bool {
        self.table.band(id).declined
            && !self.is_plain(id, plain::DECLINE)
            && self.compiled_tiles(id).any(|compiled| compiled.acts_in_decline)
    }

    /// The least pieces the band stands anywhere with.
    #[inline]
    pub fn garrison(self, id: BandId) -> u8 {
        if !self.game.has.garrisons {
            return 1;
        }
        let tiles = [self.table.band(id).race, self.table.band(id).power];
        let least = tiles.iter().filter_map(|&tile| self.game.compiled(tile, false).garrison);
        least.map(|(n, _)| n).max().unwrap_or(1)
    }

    /// The rule by which it stands with several.
    pub(crate) fn garrison_rule(self, id: BandId) -> Option<RuleRef> {
        self.tiles(id).find_map(|held| held.compiled.garrison.map(|(_, index)| held.rule(index)))
    }

    /// The side the band fights for: its own, or the one chosen for the turn.
    pub fn side(self, id: BandId) -> Side {
        let band = self.table.band(id);
        let own = self.game.compiled(band.race, band.declined).side;
        let chosen = band.owner == self.table.turn.seat && !band.declined;
        if own == Side::Neutral && chosen { self.table.turn.side } else { own }
    }

    /// Whether two bands fight for the two sides.
    pub(crate) fn is_foe(self, id: BandId, other: BandId) -> bool {
        let side = self.side(other);
        side != Side::Neutral && side == self.side(id).foe()
    }

    /// Whether the band may choose a side now: it has none, and holds the place where one is chosen.
    pub(crate) fn may_choose_side(self, id: BandId) -> bool {
        self.side(id) == Side::Neutral
            && self.is_lent(id)
            && self.compiled_tiles(id).any(|compiled| compiled.rally.is_some())
    }

    /// Where pieces keep some opponents of whoever stands there from using their powers, unless they pay.
    pub(crate) fn warded_against(self, player: Seat) -> RegionSet {
        let marks = self.game.toll_marks().iter();
        let warded = marks.fold(RegionSet::EMPTY, |set, &(mark, _)| set | self.table.marked(mark));
        let foreign = |region: &Region| {
            self.table.holder(*region).is_some_and(|holder| self.table.band(holder).owner != player)
        };
        warded.filter(foreign).collect()
    }

    /// Whether the band may decline after scoring.
    pub(crate) fn declines_late(self, id: BandId) -> bool {
        !self.is_plain(id, plain::TURN)
            && self.compiled_tiles(id).any(|compiled| compiled.late_decline.is_some())
    }

    /// The rule by which the band can make peace.
    pub(crate) fn truce(self, id: BandId) -> Option<RuleRef> {
        self.tiles(id).find_map(|held| {
            let line = held.compiled.procedures.iter().find(|line| line.procedure.makes_peace)?;
            Some(held.rule(line.index))
        })
    }

    /// What taking the region costs the band.
    #[inline]
    pub fn cost(self, id: BandId, region: Region) -> u8 {
        let printed = printed_cost(self, id, region);
        debug_assert!(printed.is_none_or(|cost| cost == Attack::new(self, id).cost(region)), "{region:?}");
        printed.unwrap_or_else(|| Attack::new(self, id).cost(region))
    }

    /// What taking each of these regions costs the band. For many regions this is quicker than asking one by one: what is
    /// the same for all is worked out once.
    pub fn costs(self, id: BandId, regions: RegionSet) -> impl Iterator<Item = (Region, u8)> {
        let costs = Costs::new(self, id);
        regions.map(move |region| (region, costs.cost(region)))
    }

    /// Whether somebody the band counts as a defender stands there (CORE-DEF-4).
    pub fn non_empty(self, id: BandId, region: Region) -> bool {
        self.table.natives(region) > 0
            || self.game.wild.iter().any(|&mark| self.table.marked(mark).contains(region))
            || self.table.holder(region).is_some_and(|holder| {
                self.game.spec.own_decline_counts
                    || self.table.band(holder).owner != self.table.band(id).owner
            })
    }

    /// The regions where somebody may ask a player for coins.
    pub(crate) fn tolled(self, player: Seat) -> RegionSet {
        let marks = self.game.toll_marks().iter();
        let mut set = marks.fold(RegionSet::EMPTY, |set, &(mark, _)| set | self.table.marked(mark));
        for (band, held) in self.table.holdings() {
            if band.owner != player && self.game.asks_coins(band) {
                set |= held;
            }
        }
        set
    }

    /// The regions with something about them that changes their cost besides ground, mountain, natives and tokens.
    pub(crate) fn contested(self) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        if self.game.has_fixtures && !self.table.fixture_regions.is_empty() {
            let defend = self.found().filter(|&index| self.game.fixture_defends(index));
            defend.for_each(|index| set.insert(Region(self.table.fixtures[index])));
        }
        for &(mark, _) in &self.game.defense_marks {
            set |= self.table.marked(mark);
        }
        if self.game.has.events {
            set |= self.event_cost_regions();
        }
        for (band, held) in self.table.holdings() {
            if self.game.defends(band) {
                set |= held;
            }
        }
        set
    }

    /// How many pieces of a kind are left to be placed.
    pub fn stock(self, mark: Mark) -> u8 {
        crate::turn::supply(self, mark)
    }

    /// How many of the band's pieces on the board are counted among tokens but are none.
    fn followers_on(self, id: BandId) -> u8 {
        if !self.game.has_followers() {
            return 0;
        }
        let marks = self.game.marks().filter(|(_, spec)| spec.among_tokens);
        marks.map(|(mark, _)| crate::turn::standing(self, mark, self.table.held(id))).sum()
    }

    /// Who won: most coins, then most tokens on the board, then together (CORE-END).
    pub fn winners(self, coins: impl Fn(Seat) -> u16) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let bands = self.table.bands().filter(|&id| self.table.band(id).owner == seat);
            let tokens: u16 =
                bands.map(|id| u16::from(self.table.on_board(id) - self.followers_on(id))).sum();
            match self.game.mate(seat) {
                // A team is as rich as its poorer member, then as the other (WOW-TEAM-2).
                Some(mate) => (coins(seat).min(coins(mate)), coins(seat).max(coins(mate))),
                None => (coins(seat), tokens),
            }
        };
        let best = self.game.seats().map(rank).max();
        self.game.seats().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}
