//! The state of a game: small, flat, copied.
//!
//! Everything on the table that all may see is the [`Table`]; the [`State`] adds the purses. Stacks have no
//! order here: what nobody knows is drawn only when it is turned up. Equal states have equal bytes, so unused
//! places hold one fixed value.

use std::hash::{Hash, Hasher};

use crate::ability::Side;
use crate::ask::Turn;
pub use crate::ask::{Ask, Owed, Step};
use crate::game::{Game, MAX_MARKS};
use crate::ids::{BandId, MAX_BANDS, MAX_SEATS, Mark, Seat, Tile};
use crate::pack::{Pack, packed};
use crate::region::{MAX_REGIONS, Region, RegionSet};

/// How many combos are on offer.
pub const OFFERED: usize = 6;
/// How many banners may wait under the stack.
const MAX_QUEUE: usize = crate::game::MAX_RACES - OFFERED;
/// How many decisions may be owed at once.
const MAX_PENDING: usize = 7;
/// A die not rolled.
const UNROLLED: u8 = u8::MAX;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    /// What all may see.
    pub(crate) table: Table,
    /// What each player owns.
    pub(crate) coins: [u16; MAX_SEATS],
    /// The next event, once somebody has looked at it.
    pub(crate) secret: Tile,
    unused: Unused<UNUSED_STATE>,
}

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Table {
    pub(crate) held: [RegionSet; MAX_BANDS],
    pub(crate) marks: [RegionSet; MAX_MARKS],
    /// Where natives stand, as the two digits of their number.
    natives: [RegionSet; 2],
    /// Where relics and places lie.
    pub(crate) strewn: RegionSet,
    /// Where natives still guard something to be found.
    pub(crate) hoards: RegionSet,
    /// Non-empty regions the active band has conquered this turn.
    pub(crate) plunder: RegionSet,
    pub(crate) race_deck: u64,
    pub(crate) power_deck: u64,
    pub(crate) discards: u64,
    pub(crate) holder: [BandId; MAX_REGIONS],
    pub(crate) tokens: [u8; MAX_REGIONS],
    /// Pieces that stack, four bits a kind.
    pub(crate) stacked: [u8; MAX_REGIONS],
    pub(crate) bands: [Band; MAX_BANDS],
    pub(crate) active: [BandId; MAX_SEATS],
    pub(crate) offer: Offer,
    pub(crate) turn: Turn,
    pub(crate) pending: [Owed; MAX_PENDING],
    pub(crate) n_pending: u8,
    /// Where relics and places lie.
    pub(crate) fixtures: [u8; MAX_FIXTURES],
    /// The badge bound to a place.
    pub(crate) bound: Tile,
    /// Who last placed the piece that haunts.
    pub(crate) master: Seat,
    /// Relics and places nobody has found, as bits.
    pub(crate) hidden: [u8; 2],
    /// Pieces counted among the tokens now, one count a kind.
    pub(crate) among: [u8; 2],
    /// What the procedure that remembers something remembers.
    pub(crate) memory: [u8; 2],
    pub(crate) event_state: EventState,
    top: Top,
    unused: Unused<UNUSED>,
}

/// How many places of the list of bands are worth a look; follows from the bands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(C)]
struct Top(u8);

impl Pack for Top {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Top> {
        u8::unpack(bytes).filter(|&top| usize::from(top) <= MAX_BANDS).map(Top)
    }
}

impl Hash for Top {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// What is known of the events.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(C)]
pub(crate) struct EventState {
    /// The event of the round.
    pub(crate) event: Tile,
    /// Who has looked at the next event, as bits.
    pub(crate) seen: u8,
    /// How many events of each kind have been revealed, four bits a kind.
    revealed: [u8; 2],
}

packed!(EventState { event seen revealed });

impl EventState {
    const CLEAR: EventState = EventState { event: Tile::NONE, seen: 0, revealed: [0; 2] };
}

/// Bytes that mean nothing yet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[repr(C)]
struct Unused<const N: usize>([u8; N]);

impl<const N: usize> Pack for Unused<N> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Unused<N>> {
        Pack::unpack(bytes).filter(|&zeros| zeros == [0; N]).map(Unused)
    }
}

// What a game does not have is left out of a state's number, so what other boxes need leaves it as it was.

impl<const N: usize> Hash for Unused<N> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Hash for EventState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if *self != EventState::CLEAR {
            (self.event, self.seen, self.revealed).hash(hasher);
        }
    }
}

impl Hash for Band {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Band { race, power, owner, declined, hand, displaced, aside, tray, conquests, .. } = *self;
        (race, power, owner, declined, hand, displaced, aside, tray, conquests).hash(hasher);
        let seats = || (0..MAX_SEATS as u8).map(Seat);
        let bits = |of: fn(&Band, Seat) -> bool| -> u8 {
            seats().filter(|&seat| of(self, seat)).map(Seat::bit).sum()
        };
        let owned = owner != Seat::NONE && self.marks != 0;
        let (marked, bound) = if owned { (bits(Band::is_marked), bits(Band::is_bound)) } else { (0, 0) };
        (self.ally, self.hammers, self.hammers_out, marked | bound).hash(hasher);
        // Hardly any band has both.
        if marked != 0 && bound != 0 {
            bound.hash(hasher);
        }
    }
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.table, self.coins, &self.unused).hash(hasher);
        if self.secret != Tile::NONE {
            self.secret.hash(hasher);
        }
    }
}

packed!(Table {
    held marks natives strewn hoards plunder race_deck power_deck discards holder tokens stacked bands active
    offer turn pending n_pending fixtures bound master hidden among memory event_state top unused
});

/// A place that is nowhere.
pub(crate) const NOWHERE: u8 = u8::MAX;
/// How many relics and places a game may have.
pub const MAX_FIXTURES: usize = 16;
/// How many kinds of events a game may have.
pub const MAX_EVENTS: usize = 4;

/// What the fields of a table take.
const TABLE: usize = 16 * (MAX_BANDS + MAX_MARKS + 5)
    + 24
    + 3 * MAX_REGIONS
    + MAX_BANDS * size_of::<Band>()
    + MAX_SEATS
    + size_of::<Offer>()
    + size_of::<Turn>()
    + MAX_PENDING * size_of::<Owed>()
    + 1
    + MAX_FIXTURES
    + 8
    + size_of::<EventState>()
    + 1;
const UNUSED: usize = TABLE.next_multiple_of(16) - TABLE;
const UNUSED_STATE: usize = 15 - 2 * MAX_SEATS;

// No byte of a state is padding, so equal states have equal bytes.
const _: () = assert!(size_of::<State>() <= 1024);
const _: () = assert!(size_of::<Table>() == TABLE + UNUSED);
const _: () = assert!(size_of::<State>() == size_of::<Table>() + 16);

/// A race with its power in the hands of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(C)]
pub struct Band {
    /// The banner.
    pub race: Tile,
    /// The badge, while it stays with the band.
    pub power: Tile,
    /// The player.
    pub owner: Seat,
    /// Whether it is in decline.
    pub declined: bool,
    /// Tokens ready to be used.
    pub hand: u8,
    /// Tokens driven out this turn, which serve for nothing before they settle.
    pub displaced: u8,
    /// Tokens between two turns: neither in hand nor on the board nor in the tray.
    pub aside: u8,
    /// Tokens of the race nobody uses.
    pub tray: u8,
    /// How many regions it has conquered in its life, up to the most that matters.
    pub conquests: u8,
    /// The opponent who may not attack it.
    pub ally: Seat,
    /// Pieces made that are used like tokens.
    pub hammers: u8,
    /// Those of them among the tokens now, and of these the ones in hand.
    pub hammers_out: [u8; 2],
    /// Opponents marked for their attacks, and in the upper half those who pay before they attack: a bit for each,
    /// clockwise from the left of the owner.
    pub(crate) marks: u8,
}

packed!(Band {
    race power owner declined hand displaced aside tray conquests ally hammers hammers_out marks
});

impl Band {
    pub(crate) const FREE: Band = Band {
        race: Tile::NONE,
        power: Tile::NONE,
        owner: Seat::NONE,
        declined: false,
        hand: 0,
        displaced: 0,
        aside: 0,
        tray: 0,
        conquests: 0,
        ally: Seat::NONE,
        hammers: 0,
        hammers_out: [0; 2],
        marks: 0,
    };

    /// Whether an opponent is marked for an attack.
    pub fn is_marked(&self, seat: Seat) -> bool {
        self.marks & self.place_of(seat) != 0
    }

    /// Whether an opponent pays before attacking.
    pub fn is_bound(&self, seat: Seat) -> bool {
        self.marks >> 4 & self.place_of(seat) != 0
    }

    pub(crate) fn mark(&mut self, seat: Seat) {
        self.marks |= self.place_of(seat);
    }

    pub(crate) fn bind(&mut self, seat: Seat) {
        self.marks |= self.place_of(seat) << 4;
    }

    /// Whether any opponent pays before attacking.
    pub(crate) fn binds(&self) -> bool {
        self.marks >> 4 != 0
    }

    pub(crate) fn forget_marked(&mut self) {
        self.marks &= 0xf0;
    }

    pub(crate) fn forget_bound(&mut self) {
        self.marks &= 0x0f;
    }

    fn place_of(&self, seat: Seat) -> u8 {
        let step = (seat.0 + MAX_SEATS as u8 - self.owner.0) % MAX_SEATS as u8;
        if step == 0 { 0 } else { 1 << (step - 1) }
    }
}

/// The combos on offer and the banners that went under the stack.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Offer {
    pub(crate) races: [Tile; OFFERED],
    pub(crate) powers: [Tile; OFFERED],
    pub(crate) coins: [u8; OFFERED],
    pub(crate) n: u8,
    pub(crate) queue: [Tile; MAX_QUEUE],
    pub(crate) n_queue: u8,
}

packed!(Offer { races powers coins n queue n_queue });

impl State {
    /// A table before anything is laid out.
    pub fn new(game: &Game) -> State {
        let mut state = State::bare(game);
        state.table.set_natives(game);
        match game.spec.first {
            Some(seat) => {
                state.table.turn.first = seat;
                state.table.turn.seat = seat;
                crate::turn::begin(game, &mut state);
            }
            None => state.table.owe(Owed { ask: Ask::First, ..Owed::NONE }),
        }
        state
    }

    /// A table with nothing on it, for setting up positions.
    pub(crate) fn bare(game: &Game) -> State {
        let mut coins = [0; MAX_SEATS];
        coins[..game.players() as usize].fill(game.spec.coins);
        State {
            coins,
            secret: Tile::NONE,
            unused: Unused([0; UNUSED_STATE]),
            table: Table {
                held: [RegionSet::EMPTY; MAX_BANDS],
                marks: [RegionSet::EMPTY; MAX_MARKS],
                race_deck: game.all_races,
                power_deck: game.all_powers,
                discards: 0,
                holder: [BandId::NONE; MAX_REGIONS],
                tokens: [0; MAX_REGIONS],
                stacked: [0; MAX_REGIONS],
                bands: [Band::FREE; MAX_BANDS],
                active: [BandId::NONE; MAX_SEATS],
                offer: Offer {
                    races: [Tile::NONE; OFFERED],
                    powers: [Tile::NONE; OFFERED],
                    coins: [0; OFFERED],
                    n: 0,
                    queue: [Tile::NONE; MAX_QUEUE],
                    n_queue: 0,
                },
                turn: Turn {
                    round: 1,
                    first: Seat(0),
                    seat: Seat(0),
                    next: Step::Deal,
                    acting: BandId::NONE,
                    cursor: 0,
                    picked: false,
                    fresh: false,
                    rolled: UNROLLED,
                    target: u8::MAX,
                    spoils: 0,
                    fought: 0,
                    armed: 0,
                    copied: Tile::NONE,
                    succeeded: 0,
                    heirs_of: BandId::NONE,
                    heirs: 0,
                    homeless: false,
                    fading: BandId::NONE,
                    wielded: [0; 3],
                    used: [0; 3],
                    swapped: [0; 3],
                    once: 0,
                    uses: 0,
                    side: Side::Neutral,
                    rage: 0,
                    slain: 0,
                    raids: [0; 2],
                    beaten: [[0; 2]; 2],
                    twice: [0; 2],
                },
                pending: [Owed::NONE; MAX_PENDING],
                n_pending: 0,
                natives: [RegionSet::EMPTY; 2],
                strewn: RegionSet::EMPTY,
                hoards: RegionSet::EMPTY,
                plunder: RegionSet::EMPTY,
                fixtures: [NOWHERE; MAX_FIXTURES],
                bound: Tile::NONE,
                master: Seat::NONE,
                hidden: game.all_fixtures.to_le_bytes(),
                among: [0; 2],
                memory: [0; 2],
                event_state: EventState::CLEAR,
                top: Top(0),
                unused: Unused([0; UNUSED]),
            },
        }
    }

    /// What all may see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a player owns.
    pub fn coins(&self, seat: Seat) -> u16 {
        self.coins[seat.0 as usize]
    }

    /// The decision owed now; [`Ask::Nothing`] when the game is over.
    #[inline]
    pub fn owed(&self) -> Owed {
        self.table.owed()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.turn.next == Step::Over
    }

    /// A number that is the same for equal states on every machine.
    pub fn hash64(&self) -> u64 {
        let mut hasher = Stable(0xcbf2_9ce4_8422_2325);
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// A state from what one player knows and what that player assumes the others own. What others have seen and that
    /// player has not is drawn when it comes up.
    pub fn supposed(table: &Table, coins: [u16; MAX_SEATS], omen: Option<Tile>) -> State {
        let secret = omen.unwrap_or(Tile::NONE);
        State { table: table.clone(), coins, secret, unused: Unused([0; UNUSED_STATE]) }
    }
}

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

    /// The places of the list of bands, up to the last that is taken.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = BandId> + use<> {
        (0..self.top.0).map(BandId)
    }

    /// All bands with the regions they hold; a free place holds none.
    #[inline]
    pub(crate) fn holdings(&self) -> impl Iterator<Item = (&Band, RegionSet)> {
        self.bands[..self.top.0 as usize].iter().zip(self.held)
    }

    /// Seats a band at the first free place.
    pub(crate) fn seat_band(&mut self, band: Band) -> Option<BandId> {
        let at = self.bands.iter().position(|band| band.owner == Seat::NONE)?;
        self.bands[at] = band;
        self.top.0 = self.top.0.max(at as u8 + 1);
        Some(BandId(at as u8))
    }

    /// Takes a band from its place.
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
        self.strewn = lying.map(|&at| Region(at)).collect();
    }

    /// A relic or place leaves the game.
    pub(crate) fn unlay(&mut self, index: usize) {
        self.fixtures[index] = NOWHERE;
        let lying = self.fixtures.iter().filter(|&&at| at != NOWHERE);
        self.strewn = lying.map(|&at| Region(at)).collect();
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
    pub fn hoards(&self) -> RegionSet {
        self.hoards
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
            self.hoards = game.board().bearing(Symbol::Monster) | game.board().bearing(Symbol::Legend);
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

    pub(crate) fn owe(&mut self, owed: Owed) {
        self.pending[self.n_pending as usize] = owed;
        self.n_pending += 1;
    }

    pub(crate) fn settle(&mut self) {
        self.n_pending -= 1;
        self.pending[self.n_pending as usize] = Owed::NONE;
    }

    pub(crate) fn clear_roll(&mut self) {
        self.turn.rolled = UNROLLED;
    }
}

/// FNV over the bytes in a fixed order and width.
struct Stable(u64);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
