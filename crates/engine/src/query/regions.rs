//! Which regions a band may stay in, which are adjacent to it, and which are closed.

use super::Query;
use crate::ability::Where;
use crate::compiled::{Zone, plain};
use crate::ids::{BandId, Seat, Tile};
use crate::region::{Region, RegionSet};

impl Query<'_> {
    /// What is adjacent to these regions for the band: borders, and what its rules make adjacent.
    #[inline]
    pub fn adjacent(self, id: BandId, from: RegionSet) -> RegionSet {
        self.adjacent_by(id, from, self.plain_bits(id))
    }

    /// The same for a band of which it is known what no tile of it does.
    #[inline]
    pub(crate) fn adjacent_by(self, id: BandId, from: RegionSet, plain: u32) -> RegionSet {
        let set = self.game.board().around(from);
        if plain & plain::ADJACENT != 0 { set } else { self.adjacent_by_rules(id, from, set) }
    }

    fn adjacent_by_rules(self, id: BandId, from: RegionSet, mut set: RegionSet) -> RegionSet {
        self.each(id, |held| {
            let compiled = held.compiled;
            if compiled.plain_reach {
                return;
            }
            for &link in &compiled.links {
                let link = self.regions(held.tile, link);
                if link.meets(from) {
                    set |= link;
                }
            }
            if !from.is_empty() {
                set |= compiled.hub;
            }
            if !compiled.cross.is_empty() {
                set |= self.across(from, compiled.cross);
            }
        });
        set
    }

    /// What can be reached from these regions by crossing such regions.
    pub(super) fn across(self, from: RegionSet, bridges: RegionSet) -> RegionSet {
        let board = self.game.board();
        let mut crossed = RegionSet::EMPTY;
        let mut next = (board.around(from) | from) & bridges;
        while !(next - crossed).is_empty() {
            crossed |= next;
            next = board.around(crossed) & bridges;
        }
        board.around(crossed) | crossed
    }

    /// Where a zone of a tile is now.
    #[inline]
    pub(crate) fn regions(self, tile: Tile, zone: Zone) -> RegionSet {
        match zone {
            Zone::Fixed(set) => set,
            Zone::Marked(mark) => self.table.marked(mark),
            Zone::Secluded => self.secluded(tile),
            Zone::Places => self.places(),
            Zone::Here => self.table.lies(self.game, tile).into_iter().collect(),
            Zone::Occupied => self.occupied(),
            Zone::Declined => {
                let declined = self.table.holdings().filter(|(band, _)| band.declined);
                declined.fold(RegionSet::EMPTY, |set, (_, held)| set | held)
            }
            Zone::Natives => self.table.inhabited(),
            Zone::Vacant => self.game.board().all() - self.occupied(),
            Zone::Alike => self.regions(tile, Zone::Kindred) - self.regions(tile, Zone::Here),
            Zone::Kindred => {
                let here = self.table.lies(self.game, tile);
                here.map_or(RegionSet::EMPTY, |region| {
                    self.game.board().made_of(self.game.board().terrain(region))
                })
            }
        }
    }

    /// Where natives or any band stand.
    fn occupied(self) -> RegionSet {
        self.table.holdings().fold(self.table.inhabited(), |set, (_, held)| set | held)
    }

    /// Where a rule on costs holds for the band now.
    #[inline]
    pub(crate) fn cost_regions(self, id: BandId, tile: Tile, regions: Where<Zone>) -> RegionSet {
        match regions {
            Where::In(zone) => self.regions(tile, zone),
            Where::Beside(zone) => self.adjacent(id, self.table.held(id) & self.regions(tile, zone)),
            Where::Chained(zone) => self.chain(id, self.regions(tile, zone)),
        }
    }

    #[inline]
    pub(crate) fn covers(self, tile: Tile, zone: Zone, region: Region) -> bool {
        self.regions(tile, zone).contains(region)
    }

    /// Where places lie; relics are those that move.
    pub(crate) fn places(self) -> RegionSet {
        let places = self.found().filter(|&index| self.game.is_place(self.game.fixture_tile(index)));
        places.map(|index| Region(self.table.fixtures[index])).collect()
    }

    /// The regions that border these, or are adjacent to a chain of the band's regions that begins there.
    fn chain(self, id: BandId, from: RegionSet) -> RegionSet {
        let rim = self.game.board().around(from);
        let held = self.table.held(id);
        let mut chain = held & rim;
        loop {
            let longer = (chain | self.adjacent(id, chain)) & held;
            if longer == chain {
                break;
            }
            chain = longer;
        }
        if chain.is_empty() { rim } else { rim | self.adjacent(id, chain) }
    }

    /// The regions that share no border with a region where natives or another band than that of the tile stand.
    fn secluded(self, tile: Tile) -> RegionSet {
        let board = self.game.board();
        let others = self.table.bands().filter(|&id| self.tiles(id).all(|held| held.tile != tile));
        let occupied = others.fold(RegionSet::EMPTY, |set, id| set | self.table.held(id));
        board.all() - board.around(occupied | self.table.inhabited())
    }

    /// What the band may stay in.
    #[inline]
    pub fn holdable(self, id: BandId) -> RegionSet {
        self.holdable_by(id, self.plain_bits(id))
    }

    /// The same for a band of which it is known what no tile of it does.
    #[inline]
    pub(super) fn holdable_by(self, id: BandId, plain: u32) -> RegionSet {
        let own = if plain & plain::GROUND != 0 { self.game.land } else { self.ground_by_rules(id) };
        if self.game.has.events { own | self.ground() } else { own }
    }

    /// What the band may stay in whatever the round brings.
    pub(super) fn ground_by_rules(self, id: BandId) -> RegionSet {
        let mut set = self.game.land;
        self.each(id, |held| set |= held.compiled.hold);
        set
    }

    /// What a band in decline may keep of the ground its badge once let it take.
    pub(crate) fn kept_ground(self, id: BandId) -> RegionSet {
        let band = self.table.band(id);
        self.game.compiled(band.race, false).hold | self.game.compiled(band.power, false).hold
    }

    /// Where some piece keeps somebody out.
    pub fn immune(self) -> RegionSet {
        let marks = self.game.closing.iter().flatten();
        let closed = if self.game.has.closings { self.closed_by_rules(None) } else { RegionSet::EMPTY };
        marks.fold(closed, |set, &mark| set | self.table.marked(mark))
    }

    /// The regions that rules of their bands close, but for those of one player.
    fn closed_by_rules(self, but: Option<Seat>) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        for id in self.table.bands().filter(|&id| Some(self.table.band(id).owner) != but) {
            for held in self.tiles(id) {
                let zones = held.compiled.closed.iter();
                let closed = zones.fold(RegionSet::EMPTY, |set, &zone| set | self.regions(held.tile, zone));
                set |= closed & self.table.held(id);
            }
        }
        set
    }

    /// The regions that are closed to the player. Some pieces, for example Heroes, keep out everybody; others, for
    /// example the Balrog, let in whoever owns them.
    #[inline]
    pub fn immune_to(self, player: Seat) -> RegionSet {
        let [all, opponents] = &self.game.closing;
        let mut set = all.iter().fold(RegionSet::EMPTY, |set, &mark| set | self.table.marked(mark));
        for &mark in opponents {
            let foreign = self.table.marked(mark).filter(|&region| match self.table.holder(region) {
                Some(holder) => self.table.band(holder).owner != player,
                // The Balrog in an empty region lets in the player who sent it.
                None => self.table.master != player,
            });
            set |= foreign.collect();
        }
        if self.game.has.closings {
            set |= self.closed_by_rules(Some(player));
        }
        set
    }

    /// The regions where no ability helps the band: those of such bands of others, while it is not their turn.
    #[inline]
    pub(crate) fn unaided(self, id: BandId) -> RegionSet {
        if self.game.has_unaided() { self.unaided_regions(id) } else { RegionSet::EMPTY }
    }

    fn unaided_regions(self, id: BandId) -> RegionSet {
        let owner = self.table.band(id).owner;
        let mut set = RegionSet::EMPTY;
        for seat in self.game.others(owner) {
            let Some(other) = self.table.active(seat).filter(|_| seat != self.table.turn.seat) else {
                continue;
            };
            if self.game.is_unaided(self.table.band(other)) {
                set |= self.table.held(other);
            }
        }
        set
    }

    /// The regions a peace keeps the band from attacking. Peace binds and covers active bands only.
    #[inline]
    pub fn at_peace(self, id: BandId) -> RegionSet {
        let band = self.table.band(id);
        let mut set = self.friendly(band.owner);
        if self.game.has.truces && !band.declined {
            for &ally in &self.table.active[..usize::from(self.game.players())] {
                if ally != BandId::NONE && self.table.band(ally).ally == band.owner {
                    set |= self.table.held(ally);
                }
            }
        }
        set
    }

    /// The regions of the active band of a player's team mate.
    #[inline]
    pub fn friendly(self, seat: Seat) -> RegionSet {
        let mate = self.game.mate(seat).and_then(|mate| self.table.active(mate));
        mate.map_or(RegionSet::EMPTY, |id| self.table.held(id))
    }
}
