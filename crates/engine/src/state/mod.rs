//! The state of a game: small, flat, copied.
//!
//! Everything on the table that all may see is the [`Table`]; the [`State`] adds the purses. Stacks have no
//! order here: what nobody knows is drawn only when it is turned up. Equal states have equal bytes, so unused
//! places hold one fixed value.

mod band;
mod hash;
mod table;

pub use band::Band;
use hash::Stable;
use std::hash::{Hash, Hasher};

use crate::ability::Side;
use crate::ask::Turn;
pub use crate::ask::{Ask, Owed, Step};
use crate::game::{Game, MAX_MARKS};
use crate::ids::{BandId, MAX_BANDS, MAX_SEATS, Seat, Tile};
use crate::pack::{Pack, packed};
use crate::region::{MAX_REGIONS, RegionSet};

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
    pub(crate) fixture_regions: RegionSet,
    /// Where natives still guard something to be found.
    pub(crate) guarded_finds: RegionSet,
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
    /// Who last sent the piece that closes its region to others, for example the Balrog.
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

/// How many slots of the list of bands are worth a look; follows from the bands.
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

packed!(Table {
    held marks natives fixture_regions guarded_finds plunder race_deck power_deck discards holder tokens stacked bands active
    offer turn pending n_pending fixtures bound master hidden among memory event_state top unused
});

/// The region of what lies nowhere.
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
                    handed_over: 0,
                    giver: BandId::NONE,
                    giver_limit: 0,
                    totem_displaced: false,
                    departing: BandId::NONE,
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
                fixture_regions: RegionSet::EMPTY,
                guarded_finds: RegionSet::EMPTY,
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
