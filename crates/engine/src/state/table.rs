//! What can be read of a table.

use super::band::Band;
use super::{NOWHERE, Table, UNROLLED};
use crate::ability::Side;
use crate::ask::{Owed, Step};
use crate::game::Game;
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::region::{Region, RegionSet};

impl Table {
    /// The decision owed now.
    #[inline]
    pub fn owed(&self) -> Owed {
        match self.n_pending {
            0 => Owed::NONE,
            n => self.pending[n as usize - 1],
        }
    }

    /// Everything owed, the present decision last.
    pub fn pending(&self) -> &[Owed] {
        &self.pending[..self.n_pending as usize]
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.turn.round
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.turn.seat
    }

    /// Who begins each round.
    pub fn first_seat(&self) -> Seat {
        self.turn.first
    }

    /// What happens once nothing is owed.
    pub fn next_step(&self) -> Step {
        self.turn.next
    }

    /// Whether the active band was picked this turn.
    pub fn picked(&self) -> bool {
        self.turn.picked
    }

    /// How many non-empty regions the active band has conquered this turn.
    pub fn spoils(&self) -> u8 {
        self.turn.spoils
    }

    /// The band that is conquering, while one is.
    pub fn acting(&self) -> Option<BandId> {
        (self.turn.acting != BandId::NONE).then_some(self.turn.acting)
    }

    /// The die rolled before the next conquest, if one was.
    pub fn rolled(&self) -> Option<u8> {
        (self.turn.rolled != UNROLLED).then_some(self.turn.rolled)
    }

    /// The region named for the final attempt under way.
    pub fn target(&self) -> Option<Region> {
        (self.turn.target != u8::MAX).then_some(Region(self.turn.target))
    }

    /// Whether a relic is made ready for the next conquest.
    pub fn wields(&self) -> bool {
        self.turn.wields()
    }

    /// All bands at the table.
    pub fn bands(&self) -> impl Iterator<Item = BandId> {
        let places = self.bands[..self.top.0 as usize].iter().enumerate();
        places.filter(|(_, band)| band.owner != Seat::NONE).map(|(at, _)| BandId(at as u8))
    }

    /// The ids of all bands, and of free slots between them.
    #[inline]
    pub(crate) fn band_ids(&self) -> impl Iterator<Item = BandId> + use<> {
        (0..self.top.0).map(BandId)
    }

    /// All bands with the regions they hold; a free slot holds none.
    #[inline]
    pub(crate) fn holdings(&self) -> impl Iterator<Item = (&Band, RegionSet)> {
        self.bands[..self.top.0 as usize].iter().zip(self.held)
    }

    /// Seats a band in the first free slot.
    pub(crate) fn seat_band(&mut self, band: Band) -> Option<BandId> {
        let at = self.bands.iter().position(|band| band.owner == Seat::NONE)?;
        self.bands[at] = band;
        self.top.0 = self.top.0.max(at as u8 + 1);
        Some(BandId(at as u8))
    }

    /// Takes a band from its slot.
    pub(crate) fn unseat_band(&mut self, id: BandId) -> Band {
        let band = std::mem::replace(&mut self.bands[id.index()], Band::FREE);
        while self.top.0 > 0 && self.bands[self.top.0 as usize - 1].owner == Seat::NONE {
            self.top.0 -= 1;
        }
        band
    }

    /// The bands of a player in decline.
    pub fn declined(&self, seat: Seat) -> impl Iterator<Item = BandId> {
        self.bands().filter(move |&id| self.band(id).owner == seat && self.band(id).declined)
    }

    /// The active band of a player.
    #[inline]
    pub fn active(&self, seat: Seat) -> Option<BandId> {
        let id = self.active[seat.0 as usize];
        (id != BandId::NONE).then_some(id)
    }

    /// A band.
    #[inline]
    pub fn band(&self, id: BandId) -> &Band {
        &self.bands[id.index()]
    }

    /// The regions a band holds.
    #[inline]
    pub fn held(&self, id: BandId) -> RegionSet {
        self.held[id.index()]
    }

    /// Who holds a region.
    #[inline]
    pub fn holder(&self, region: Region) -> Option<BandId> {
        let id = self.holder[region.index()];
        (id != BandId::NONE).then_some(id)
    }

    /// How many race tokens stand in a region.
    #[inline]
    pub fn tokens(&self, region: Region) -> u8 {
        self.tokens[region.index()]
    }

    /// How many native tokens stand in a region.
    #[inline]
    pub fn natives(&self, region: Region) -> u8 {
        u8::from(self.natives[0].contains(region)) + 2 * u8::from(self.natives[1].contains(region))
    }

    /// Where natives stand.
    pub(crate) fn inhabited(&self) -> RegionSet {
        self.natives[0] | self.natives[1]
    }

    /// Says how many natives stand in a region, up to three.
    pub(crate) fn set_natives_in(&mut self, region: Region, n: u8) {
        for (digit, set) in self.natives.iter_mut().enumerate() {
            set.remove(region);
            if n >> digit & 1 == 1 {
                set.insert(region);
            }
        }
    }

    /// Takes the natives out of a region.
    pub(crate) fn take_natives(&mut self, region: Region) -> u8 {
        let n = self.natives(region);
        if n > 0 {
            self.set_natives_in(region, 0);
        }
        n
    }

    /// How many pieces of a kind are counted among the tokens now.
    pub fn among(&self, game: &Game, mark: Mark) -> u8 {
        game.follower_slot(mark).map_or(0, |slot| self.among[slot])
    }

    /// What the procedure that remembers something remembers, for example how many bombs of each kind were turned over.
    pub fn memory(&self) -> [u8; 2] {
        self.memory
    }

    /// The side a band of none has chosen for the turn.
    pub fn chosen_side(&self) -> Side {
        self.turn.side
    }

    /// Lays a relic or place into a region.
    pub(crate) fn lay(&mut self, index: usize, region: Region) {
        self.fixtures[index] = region.0;
        let lying = self.fixtures.iter().filter(|&&at| at != NOWHERE);
        self.fixture_regions = lying.map(|&at| Region(at)).collect();
    }

    /// A relic or place leaves the game.
    pub(crate) fn unlay(&mut self, index: usize) {
        self.fixtures[index] = NOWHERE;
        let lying = self.fixtures.iter().filter(|&&at| at != NOWHERE);
        self.fixture_regions = lying.map(|&at| Region(at)).collect();
    }

    /// Exchanges everything that stands in two regions; what lies there is the caller's.
    pub(crate) fn exchange(&mut self, one: Region, other: Region) {
        self.tokens.swap(one.index(), other.index());
        self.stacked.swap(one.index(), other.index());
        self.holder.swap(one.index(), other.index());
        let sets = self.held.iter_mut().chain(&mut self.marks).chain(&mut self.natives);
        for set in sets.filter(|set| set.contains(one) != set.contains(other)) {
            if set.contains(one) {
                set.remove(one);
                set.insert(other);
            } else {
                set.remove(other);
                set.insert(one);
            }
        }
    }

    /// Where pieces of a kind stand.
    #[inline]
    pub fn marked(&self, mark: Mark) -> RegionSet {
        self.marks[mark.0 as usize]
    }

    /// How many pieces of a kind stand in a region.
    pub fn pieces(&self, game: &Game, mark: Mark, region: Region) -> u8 {
        match game.stack_slot(mark) {
            Some(slot) => self.stacked[region.index()] >> (4 * slot) & 15,
            None => u8::from(self.marked(mark).contains(region)),
        }
    }

    /// Where a relic or place lies, if it has been found.
    pub fn lies(&self, game: &Game, tile: Tile) -> Option<Region> {
        let at = self.fixtures[game.fixture(tile)?];
        (at != NOWHERE).then_some(Region(at))
    }

    /// Where natives guard something to be found.
    pub fn guarded_finds(&self) -> RegionSet {
        self.guarded_finds
    }

    /// The badge bound to a place.
    pub fn bound(&self) -> Option<Tile> {
        (self.bound != Tile::NONE).then_some(self.bound)
    }

    /// The event of the round.
    pub fn event(&self) -> Option<Tile> {
        (self.event_state.event != Tile::NONE).then_some(self.event_state.event)
    }

    /// Whether a player has looked at the next event.
    pub fn has_looked(&self, seat: Seat) -> bool {
        self.event_state.seen & seat.bit() != 0
    }

    /// How many events of a kind have not been revealed.
    pub fn events_left(&self, game: &Game, event: Tile) -> u8 {
        let left = |index: usize| game.ability(event).supply.saturating_sub(self.times_revealed(index));
        game.event_index(event).map_or(0, left)
    }

    fn times_revealed(&self, index: usize) -> u8 {
        self.event_state.revealed[index / 2] >> (4 * (index % 2)) & 15
    }

    /// Takes note that an event of a kind was revealed.
    pub(crate) fn count_event(&mut self, index: usize) {
        self.event_state.revealed[index / 2] += 1 << (4 * (index % 2));
    }

    /// Puts natives, and pieces that are nobody's, where the board says.
    pub(crate) fn set_natives(&mut self, game: &Game) {
        use crate::board::Symbol;
        for (symbol, n) in [(Symbol::Natives, game.spec.natives), (Symbol::Monster, game.spec.monsters)] {
            for region in game.board().bearing(symbol) {
                self.set_natives_in(region, n);
            }
        }
        if !game.spec.fixtures.is_empty() {
            self.guarded_finds = game.board().bearing(Symbol::Monster) | game.board().bearing(Symbol::Legend);
        }
        for (mark, regions) in &game.world.set_up {
            self.marks[mark.0 as usize] |= *regions;
        }
    }

    /// How many tokens a band has on the board.
    pub fn on_board(&self, id: BandId) -> u8 {
        self.held(id).map(|region| self.tokens(region)).sum()
    }

    /// The combos on offer: race, power if it has one, coins lying on it.
    pub fn offer(&self) -> impl Iterator<Item = (Tile, Option<Tile>, u8)> {
        (0..self.offer.n as usize).map(|slot| {
            let power = self.offer.powers[slot];
            (self.offer.races[slot], (power != Tile::NONE).then_some(power), self.offer.coins[slot])
        })
    }

    /// The badge on top of its stack while no banner beside it shows.
    pub fn top_badge(&self) -> Option<Tile> {
        let power = self.offer.powers.get(self.offer.n as usize).copied().unwrap_or(Tile::NONE);
        (power != Tile::NONE).then_some(power)
    }

    /// The banners not yet seen, in no order, and those that went under them, in order.
    pub fn race_stack<'a>(&'a self, _: &'a Game) -> (impl Iterator<Item = Tile> + 'a, &'a [Tile]) {
        (Game::races_in(self.race_deck), &self.offer.queue[..self.offer.n_queue as usize])
    }

    /// The badges not yet seen, in no order.
    pub fn power_stack<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Tile> + 'a {
        game.powers_in(self.power_deck)
    }

    /// The badges discarded.
    pub fn discards<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = Tile> + 'a {
        game.powers_in(self.discards)
    }

    /// Puts a decision on the stack.
    pub(crate) fn owe(&mut self, owed: Owed) {
        self.pending[self.n_pending as usize] = owed;
        self.n_pending += 1;
    }

    /// Takes the present decision from the stack.
    pub(crate) fn pop_owed(&mut self) {
        self.n_pending -= 1;
        self.pending[self.n_pending as usize] = Owed::NONE;
    }

    pub(crate) fn clear_roll(&mut self) {
        self.turn.rolled = UNROLLED;
    }
}
