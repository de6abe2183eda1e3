//! Where in a turn we are, and what somebody owes.

use crate::ability::Side;
use crate::ids::{Actor, BandId, MAX_SEATS, Seat, Tile};
use crate::pack::packed;

/// Whose turn it is and what has happened in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Turn {
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    /// What runs once nothing is owed.
    pub(crate) next: Step,
    /// The band that is conquering.
    pub(crate) acting: BandId,
    /// Where a step that goes through a list has got to.
    pub(crate) cursor: u8,
    /// Whether the active band was picked this turn.
    pub(crate) picked: bool,
    /// Whether the acting band has not attacked yet, so may still abandon.
    pub(crate) fresh: bool,
    /// The die rolled before a conquest.
    pub(crate) rolled: u8,
    /// The region named for the final attempt.
    pub(crate) target: u8,
    /// Non-empty regions conquered by the active band.
    pub(crate) spoils: u8,
    /// Opponents whose active band the active band attacked.
    pub(crate) fought: u8,
    /// Pieces drawn this turn and not placed yet.
    pub(crate) armed: u8,
    /// The relic copied this turn.
    pub(crate) copied: Tile,
    /// Regions that peoples in decline gave the active band this turn.
    pub(crate) handed_over: u8,
    /// The band that gave the last of them, and how many it may give in all.
    pub(crate) giver: BandId,
    pub(crate) giver_limit: u8,
    /// Whether a piece lost its region to a river, and looks for another.
    pub(crate) totem_displaced: bool,
    /// The band that is gone after scoring.
    pub(crate) departing: BandId,
    /// Relics made ready for the next conquest, by slot.
    pub(crate) wielded: [u8; 3],
    /// Abilities already used this turn, a bit for each slot a tile of a band can have.
    pub(crate) used: [u8; 3],
    /// Opponents who had a token replaced, by race, by power and by a bound badge.
    pub(crate) swapped: [u8; 3],
    /// What has happened once, as bits of [`once`]; in the upper half opponents paid for peace broken, a bit for
    /// each, clockwise from the left of the player whose turn it is.
    pub(crate) once: u8,
    /// How often an ability with several uses a turn was used.
    pub(crate) uses: u8,
    /// The side a band of none has chosen for the turn.
    pub(crate) side: Side,
    /// Defenders of regions where several stood.
    pub(crate) rage: u8,
    /// Tokens the active band caused to be lost.
    pub(crate) slain: u8,
    /// Regions conquered from each side.
    pub(crate) raids: [u8; 2],
    /// Bands of each side a region was conquered from, as bits.
    pub(crate) beaten: [[u8; 2]; 2],
    /// Bands several regions were conquered from, as bits.
    pub(crate) twice: [u8; 2],
}

/// What may happen once a turn.
pub(crate) mod once {
    /// A token was rescued.
    pub const RESCUED: u8 = 2;
    /// A procedure of the acting band lowers its costs.
    pub const LOWERED: u8 = 4;
    /// The region named counts as adjacent.
    pub const LEAP: u8 = 8;
}

/// Slots of [`Turn::used`] after those of the tiles of a band, for what has happened this turn.
pub(crate) mod happened {
    /// A region was taken. Only games with conditions ask for it.
    pub const TAKEN: u8 = crate::query::COPY + 1;
    /// The active band conquers for the second time.
    pub const AGAIN: u8 = TAKEN + 1;
}

const _: () = assert!(happened::AGAIN < crate::query::BOARD && crate::query::BOARD < 24);

packed!(Turn {
    round first seat next acting cursor picked fresh rolled target spoils fought armed
    copied handed_over giver giver_limit totem_displaced departing wielded used swapped
    once uses side rage slain raids beaten twice
});

/// The parts of a turn, in the order of play.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Step {
    /// The table is being laid.
    Deal,
    /// P0.
    Upkeep,
    /// P0: what tiles do as a turn begins.
    TurnBegins,
    /// P1.
    Choice,
    /// The part of bands that act in decline.
    Risen,
    /// P2 and P3.
    Conquest,
    /// P4: tokens gained.
    Recruit,
    /// P4: redistribution of bands that act in decline.
    RedeployRisen,
    /// P4: rivers the active band leaves.
    Leave,
    /// P4: redistribution of the active band, and forced removals.
    Redeploy,
    /// P4: a piece that lost its region in a river.
    Totem,
    /// P4: pieces.
    Posts,
    /// P5: relics and places, before pieces.
    EarlyEndOfTurn,
    /// P5: pieces.
    EndPosts,
    /// P5: relics and places.
    EndOfTurn,
    /// P5: what comes after relics and places, for example peace.
    TurnEnds,
    /// The last chance of the turn to look at the next event.
    Seer,
    /// P6.
    Score,
    /// P7.
    LateDecline,
    /// P8.
    Settle,
    /// The game is over.
    Over,
}

packed!(enum Step {
    Deal Upkeep TurnBegins Choice Risen Conquest Recruit RedeployRisen Leave Redeploy Totem Posts EarlyEndOfTurn
    EndPosts EndOfTurn TurnEnds Seer Score LateDecline Settle Over
});

/// A decision somebody owes.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Owed {
    /// Who.
    pub who: Actor,
    /// What.
    pub ask: Ask,
    /// The band it is about.
    pub band: BandId,
    /// A number the question carries: a slot, a kind of piece, how many.
    pub what: u8,
}

packed!(Owed { who ask band what });

impl Owed {
    /// The tile whose procedure asks, if one does.
    pub fn asking_tile(self) -> Option<Tile> {
        matches!(self.ask, Ask::Choice | Ask::Draw).then_some(Tile(self.what))
    }

    pub(crate) const NONE: Owed = Owed { who: Actor::NATURE, ask: Ask::Nothing, band: BandId::NONE, what: 0 };
}

/// What is asked. The numbers of questions that are gone stay free, so that the numbers of states do not change.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Ask {
    /// Nothing: the game is over.
    Nothing,
    /// Nature: who starts.
    First,
    /// Nature: the next banner.
    Banner,
    /// Nature: the badge of a slot.
    Badge,
    /// Nature: the die of a final attempt.
    AttemptDie,
    /// Nature: the die before a conquest.
    RollDie,
    /// Nature: the die for a conquest named before it.
    GambleDie,
    /// Nature: what is found in a region.
    Find,
    /// Nature: the event of the round.
    Event,
    /// Nature: the next event, for a player who looks at it; `what` is who.
    Omen,
    /// Nature: the badge bound to a place.
    Bind,
    /// Where a piece goes that lost its region.
    Totem = 14,
    /// Whether a band vanishes.
    Vanish,
    /// What is done at the end of the turn: relics, places, tokens given up.
    EndOfTurn,
    /// Which rivers are left.
    Leave,
    /// Which combo; nothing, where the band has been picked and its tiles are asked first.
    Pick,
    /// Expand or decline.
    Choose,
    /// Abandon, conquer, attempt or stop.
    Act,
    /// Where the tokens in hand go.
    Redeploy,
    /// Which region is emptied, because more tokens must leave than can be spared.
    Yield,
    /// Where a piece goes.
    Post,
    /// Decline after scoring, or not.
    LateDecline = 25,
    /// Look at the next event, or not.
    Seer,
    /// Nature: the die of an assault.
    AssaultDie = 30,
    /// Whether an assault becomes the final attempt.
    Press,
    /// Which side is fought for.
    Side = 33,
    /// Nature: the place that takes the place of one without water, in the region `what`.
    Replacement,
    /// What the procedure of the tile `what` has asked.
    Choice = 36,
    /// Nature: what the procedure of the tile `what` lets chance decide, about the region named.
    Draw,
}

packed!(enum Ask {
    Nothing First Banner Badge AttemptDie RollDie GambleDie Find Event Omen Bind
    Totem Vanish EndOfTurn Leave Pick Choose Act Redeploy Yield Post LateDecline Seer
    AssaultDie Press Side Replacement Choice Draw
});

impl Turn {
    /// Whether the ability in that slot was used this turn.
    pub(crate) fn is_used(&self, slot: u8) -> bool {
        self.used[slot as usize / 8] >> (slot % 8) & 1 == 1
    }

    /// Takes note that the ability in that slot is used.
    pub(crate) fn set_used(&mut self, slot: u8) {
        self.used[slot as usize / 8] |= 1 << (slot % 8);
    }

    /// Whether an attacker has paid the owner of a band that was left in peace this turn.
    pub(crate) fn has_paid(&self, attacker: Seat, owner: Seat) -> bool {
        attacker == self.seat && self.once & self.paid_bit(owner) != 0
    }

    /// Takes note that the owner of a band that asks for peace is paid.
    pub(crate) fn set_paid(&mut self, owner: Seat) {
        self.once |= self.paid_bit(owner);
    }

    fn paid_bit(&self, owner: Seat) -> u8 {
        let step = (owner.0 + MAX_SEATS as u8 - self.seat.0) % MAX_SEATS as u8;
        if step == 0 { 0 } else { 8 << step }
    }

    /// Whether the relic in that slot is ready for the next conquest.
    pub(crate) fn is_wielded(&self, slot: u8) -> bool {
        self.wielded[slot as usize / 8] >> (slot % 8) & 1 == 1
    }

    /// Whether something is used that changes what conquests cost: a relic made ready, or a procedure that lowers costs.
    pub(crate) fn changes_costs(&self) -> bool {
        self.wields() || self.once & once::LOWERED != 0
    }

    /// Whether any relic is.
    pub(crate) fn wields(&self) -> bool {
        self.wielded != [0; 3]
    }
}
