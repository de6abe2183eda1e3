//! Questions about a table: who can reach what, what is closed, what it costs.

use crate::ability::{Condition, Side, Weapon, Where};
use crate::ask::happened;
use crate::compiled::{CompiledTile, Zone, plain};
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::illegal::Illegal;
use crate::price::{Attack, Costs, printed_cost};
use crate::region::{Region, RegionSet};
use crate::state::{MAX_FIXTURES, NOWHERE, Table};

/// A table and the game it belongs to.
#[derive(Copy, Clone)]
pub struct Query<'a> {
    /// The game.
    pub game: &'a Game,
    /// The table.
    pub table: &'a Table,
}

/// The place of a bound badge among the tiles of a band.
pub(crate) const BOUND: u8 = 2 + MAX_FIXTURES as u8;
/// The place of a relic's copy among the tiles of a band.
pub(crate) const COPY: u8 = BOUND + 1;

/// The place of what is no tile of the band: after those of a band, and after what happened in a turn.
pub(crate) const BOARD: u8 = COPY + 3;

/// A tile of a band, with the rules that hold in its present state.
#[derive(Copy, Clone)]
pub(crate) struct BandTile<'a> {
    /// Its place among the tiles a band can have: race, power, relics and places, the badge bound to a place.
    pub place: u8,
    pub tile: Tile,
    pub compiled: &'a CompiledTile,
}

impl BandTile<'_> {
    /// A rule of the tile.
    #[inline]
    pub fn rule(&self, index: u8) -> RuleRef {
        let copied = if self.place == COPY { self.compiled.copied } else { None };
        RuleRef { tile: self.tile, index: copied.unwrap_or(index) }
    }

    /// Which of the three counts of replaced tokens is this tile's.
    pub fn swaps(&self) -> Option<usize> {
        match self.place {
            0 | 1 => Some(self.place as usize),
            BOUND => Some(2),
            _ => None,
        }
    }
}

/// The tiles of a band, always in the same order.
pub(crate) struct Tiles<'a> {
    q: Query<'a>,
    id: BandId,
    next: u8,
    /// Relics and places that lie in the band's regions and are still to come, as bits.
    lent: u16,
}

impl<'a> Iterator for Tiles<'a> {
    type Item = BandTile<'a>;

    #[inline]
    fn next(&mut self) -> Option<BandTile<'a>> {
        let band = self.q.table.band(self.id);
        let (place, tile) = match self.next {
            0 => (0, band.race),
            1 => (1, band.power),
            // Most bands have nothing but their own two tiles.
            2 if !self.q.is_lent(self.id) => return None,
            _ => return self.lent(),
        };
        self.next += 1;
        Some(BandTile { place, tile, compiled: self.q.compiled(tile, band.declined) })
    }
}

impl<'a> Tiles<'a> {
    /// What lies in the band's regions and serves it, then a badge bound to such a place, then the copy of a relic.
    fn lent(&mut self) -> Option<BandTile<'a>> {
        let Query { game, table } = self.q;
        let declined = table.band(self.id).declined;
        let q = self.q;
        let entry =
            |place: u8, tile: Tile| Some(BandTile { place, tile, compiled: q.compiled(tile, declined) });
        if self.next == 2 {
            self.next = 3;
            let held = table.held(self.id);
            if held.meets(table.strewn) {
                for index in self.q.found() {
                    if held.contains(Region(table.fixtures[index])) {
                        self.lent |= 1 << index;
                    }
                }
            }
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
            let band = table.band(self.id);
            let through_bound = self.next == COPY && copies(table.bound);
            self.next = u8::MAX;
            if copies(band.power) || copies(band.race) || through_bound {
                return entry(COPY, relic);
            }
        }
        None
    }
}

impl<'a> Query<'a> {
    /// The tiles of a band with the rules that hold in its present state: race, power, relics and places.
    #[inline]
    pub(crate) fn tiles(self, id: BandId) -> Tiles<'a> {
        Tiles { q: self, id, next: 0, lent: 0 }
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

    /// The same, or none if they are known to say nothing.
    #[inline]
    pub(crate) fn tiles_unless(self, id: BandId, silent: bool) -> Tiles<'a> {
        Tiles { q: self, id, next: if silent { u8::MAX } else { 0 }, lent: 0 }
    }

    /// Whether the band may have more than its own two tiles.
    #[inline]
    pub(crate) fn is_lent(self, id: BandId) -> bool {
        self.game.has_fixtures
            && (self.table.held(id).meets(self.table.strewn) || self.table.turn.copied != Tile::NONE)
    }

    /// Whether no tile of the band does something of that sort.
    #[inline]
    pub(crate) fn is_plain(self, id: BandId, sort: u16) -> bool {
        let own = self.game.plain(self.table.band(id)) & sort == sort;
        own && (!self.is_lent(id) || self.lent_plain(id) & sort == sort)
    }

    /// What nothing that is lent to the band does.
    pub(crate) fn lent_plain(self, id: BandId) -> u16 {
        if self.table.turn.copied != Tile::NONE {
            return 0;
        }
        let held = self.table.held(id);
        let declined = self.table.band(id).declined;
        let mut bits = u16::MAX;
        for index in self.found().filter(|&index| held.contains(Region(self.table.fixtures[index]))) {
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
        let band = self.table.band(id);
        for (place, tile) in [(0, band.race), (1, band.power)] {
            with(BandTile { place, tile, compiled: self.compiled(tile, band.declined) });
        }
        if self.is_lent(id) {
            Tiles { q: self, id, next: 2, lent: 0 }.for_each(with);
        }
    }

    /// The relics and places that have been found, by their place in the list.
    #[inline]
    pub(crate) fn found(self) -> impl Iterator<Item = usize> {
        let mut bits = self.game.all_fixtures & !u16::from_le_bytes(self.table.hidden);
        let indices = std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                index
            })
        });
        indices.filter(move |&index| self.table.fixtures[index] != NOWHERE)
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
                && self.compiled_tiles(id).any(|compiled| compiled.rise || compiled.entomb))
    }

    /// Whether the band acts in decline.
    pub fn rises(self, id: BandId) -> bool {
        self.table.band(id).declined
            && !self.is_plain(id, plain::DECLINE)
            && self.compiled_tiles(id).any(|compiled| compiled.rise)
    }

    /// What is adjacent to these regions for the band: borders, and what its rules make adjacent.
    #[inline]
    pub fn adjacent(self, id: BandId, from: RegionSet) -> RegionSet {
        let mut set = self.game.board().around(from);
        if self.is_plain(id, plain::ADJACENT) {
            return set;
        }
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
    fn across(self, from: RegionSet, bridges: RegionSet) -> RegionSet {
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
    pub(crate) fn cost_regions(self, id: BandId, tile: Tile, place: Where<Zone>) -> RegionSet {
        match place {
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
        if self.game.has.events { self.own_ground(id) | self.ground() } else { self.own_ground(id) }
    }

    /// What the band may stay in whatever the round brings.
    #[inline]
    fn own_ground(self, id: BandId) -> RegionSet {
        if self.is_plain(id, plain::GROUND) {
            return self.game.land;
        }
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

    /// Where nobody may go but, of some, the players who stand there themselves.
    #[inline]
    pub fn immune_to(self, player: Seat) -> RegionSet {
        let [all, opponents] = &self.game.closing;
        let mut set = all.iter().fold(RegionSet::EMPTY, |set, &mark| set | self.table.marked(mark));
        for &mark in opponents {
            let foreign = self.table.marked(mark).filter(|&region| match self.table.holder(region) {
                Some(holder) => self.table.band(holder).owner != player,
                // What haunts an empty region lets its master in.
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
            for &ally in &self.table.active {
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

    /// Where the band would have to travel to: landings that are not adjacent to it.
    #[inline]
    pub(crate) fn travels(self, id: BandId) -> RegionSet {
        let landings = self.game.landings;
        if landings.is_empty() { landings } else { self.far_landings(id) }
    }

    fn far_landings(self, id: BandId) -> RegionSet {
        let near = self.adjacent(id, self.table.held(id));
        if !self.table.turn.wields() && self.is_plain(id, plain::TRAVEL) {
            return self.game.landings - near;
        }
        if self.wields_anywhere(id) || self.compiled_tiles(id).any(|compiled| compiled.sail) {
            return RegionSet::EMPTY;
        }
        self.compiled_tiles(id).fold(self.game.landings - near, |set, compiled| set - compiled.hub)
    }

    /// Where the band may strike from where it stands, or enter, whoever is there.
    #[inline]
    pub fn reach(self, id: BandId) -> RegionSet {
        let reach = self.reach_with_help(id) | self.launched(id);
        let plain = !self.game.has_unaided() && !self.table.turn.wields();
        if plain { reach } else { self.reach_armed(id, reach) }
    }

    /// The same with a relic made ready, or where nobody is helped.
    fn reach_armed(self, id: BandId, mut reach: RegionSet) -> RegionSet {
        let unaided = self.unaided(id);
        if self.wields_anywhere(id) {
            reach |= self.game.board().all();
        }
        if self.table.turn.wields() && self.raids(id) {
            let near = self.adjacent(id, self.table.held(id));
            let near = if self.wields_anywhere(id) { self.game.board().all() } else { near };
            reach &= near & self.places();
        }
        if unaided.is_empty() { reach } else { (reach - unaided) | (self.reach_without_help(id) & unaided) }
    }

    /// Whether a relic made ready lifts the demand of adjacency.
    pub(crate) fn wields_anywhere(self, id: BandId) -> bool {
        self.table.turn.wields()
            && self.tiles(id).any(|held| {
                let anywhere = matches!(held.compiled.wield, Some((Weapon::Anywhere, _)));
                anywhere && self.table.turn.is_wielded(held.place)
            })
    }

    /// Whether a weapon made ready serves against places only.
    fn raids(self, id: BandId) -> bool {
        self.tiles(id).any(|held| {
            matches!(held.compiled.wield, Some((Weapon::Raid(_), _)))
                && self.table.turn.is_wielded(held.place)
        })
    }

    #[inline]
    fn reach_with_help(self, id: BandId) -> RegionSet {
        let held = self.table.held(id);
        if self.is_plain(id, plain::GROUND) {
            return if held.is_empty() {
                self.game.entry | self.game.edge_seas
            } else {
                self.adjacent(id, held) | self.game.landings
            };
        }
        let mut anywhere = RegionSet::EMPTY;
        self.each(id, |held| anywhere |= self.granted(held));
        if !held.is_empty() {
            return self.adjacent(id, held) | anywhere | self.game.landings;
        }
        let board = self.game.board();
        let mut set = self.game.entry | self.game.edge_seas | anywhere;
        for compiled in self.compiled_tiles(id) {
            set |= compiled.entry;
            if compiled.entry_anywhere {
                set |= self.own_ground(id);
            }
            if !compiled.cross.is_empty() {
                set |= self.across(board.edge() & compiled.cross, compiled.cross);
            }
        }
        set
    }

    /// What a tile lets the band attack from anywhere.
    pub(crate) fn granted(self, held: BandTile<'_>) -> RegionSet {
        let far = held.compiled.far.iter();
        far.fold(held.compiled.reach, |set, &zone| set | self.regions(held.tile, zone))
    }

    fn reach_without_help(self, id: BandId) -> RegionSet {
        let held = self.table.held(id);
        if held.is_empty() { self.game.entry } else { self.game.board().around(held) }
    }

    /// What is not closed to the band.
    #[inline]
    pub fn open(self, id: BandId) -> RegionSet {
        let ground = self.holdable(id) | self.game.rivers;
        (ground - self.table.held(id) - self.closed_to(id)) - self.at_peace(id)
    }

    /// The regions pieces close to the band. What spares its owner spares only an active band (MIX-11).
    #[inline]
    fn closed_to(self, id: BandId) -> RegionSet {
        let band = self.table.band(id);
        if band.declined { self.immune() } else { self.immune_to(band.owner) }
    }

    /// The regions the band may attack now.
    #[inline]
    pub fn targets(self, id: BandId) -> RegionSet {
        self.reach(id) & self.open(id)
    }

    /// Whether the band may attack the region now.
    #[inline]
    pub fn is_target(self, id: BandId, region: Region) -> bool {
        let simple = plain::ADJACENT | plain::GROUND;
        let granted = self.table.turn.wields() || !self.launched(id).is_empty();
        if self.game.has_unaided() || granted || !self.is_plain(id, simple) {
            return self.targets(id).contains(region);
        }
        // Borders go both ways, so one look from the other side does for a band without special reach.
        let held = self.table.held(id);
        let near = if held.is_empty() {
            self.game.entry.contains(region)
        } else {
            self.game.board().borders(region).meets(held) || self.game.landings.contains(region)
        };
        near && self.open(id).contains(region)
    }

    /// Why the band may not attack the region, if it may not.
    pub fn forbidden(self, id: BandId, region: Region) -> Result<(), Illegal> {
        if self.is_target(id, region) {
            return Ok(());
        }
        if self.table.held(id).contains(region) {
            return Err(Illegal::OwnRegion);
        }
        if !(self.holdable(id) | self.game.rivers).contains(region) {
            return Err(Illegal::ClosedGround);
        }
        if self.closed_to(id).contains(region) {
            let owner = self.table.band(id).owner;
            let own = self.table.holder(region).is_some_and(|holder| self.table.band(holder).owner == owner);
            return Err(if own { Illegal::OwnImmune } else { Illegal::Immune });
        }
        if self.at_peace(id).contains(region) {
            // Only a band with a truce has an ally; team mates need none.
            let rule = self.table.holder(region).and_then(|holder| self.truce(holder));
            return Err(rule.map_or(Illegal::Mate, Illegal::Peace));
        }
        // What would reach the region is of no help there.
        let helped = self.reach_with_help(id) | self.launched(id);
        if let Some(rule) = self.unaided_rule(id, region)
            && (helped.contains(region) || self.wields_anywhere(id))
        {
            return Err(Illegal::Unaided(rule));
        }
        Err(if self.table.held(id).is_empty() { Illegal::NoEntry } else { Illegal::OutOfReach })
    }

    /// The rule by which no ability helps the band against those in the region.
    pub(crate) fn unaided_rule(self, id: BandId, region: Region) -> Option<RuleRef> {
        let holder = self.table.holder(region).filter(|_| self.unaided(id).contains(region))?;
        self.tiles(holder).find_map(|held| held.compiled.unaided.map(|at| held.rule(at)))
    }

    /// The rule of the relic that the band has made ready.
    pub(crate) fn wielded_rule(self, id: BandId) -> Option<RuleRef> {
        let mut ready = self.tiles(id).filter(|held| self.table.turn.is_wielded(held.place));
        ready.find_map(|held| held.compiled.wield.map(|(_, at)| held.rule(at)))
    }

    /// Whether the band may decline after scoring.
    pub(crate) fn declines_late(self, id: BandId) -> bool {
        !self.is_plain(id, plain::TURN) && self.compiled_tiles(id).any(|compiled| compiled.late.is_some())
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
        let mut set = self.game.rivers | self.table.strewn;
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
