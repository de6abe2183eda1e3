//! A race with its power in the hands of one player.

use crate::ids::{MAX_SEATS, Seat, Tile};
use crate::pack::packed;

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
    /// Opponents the band bears a grudge against, and in the upper half those who pay before they attack: a bit for each,
    /// clockwise from the left of the owner.
    pub(crate) opponents: u8,
}

packed!(Band {
    race power owner declined hand displaced aside tray conquests ally hammers hammers_out opponents
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
        opponents: 0,
    };

    /// Whether the band bears a grudge against an opponent.
    pub fn has_grudge(&self, seat: Seat) -> bool {
        self.opponents & self.bit_of(seat) != 0
    }

    /// Whether an opponent pays before attacking.
    pub fn is_in_concord(&self, seat: Seat) -> bool {
        self.opponents >> 4 & self.bit_of(seat) != 0
    }

    /// Whether the band bears a grudge against anybody.
    pub(crate) fn has_grudges(&self) -> bool {
        self.opponents & 0x0f != 0
    }

    pub(crate) fn add_grudge(&mut self, seat: Seat) {
        self.opponents |= self.bit_of(seat);
    }

    pub(crate) fn add_concord(&mut self, seat: Seat) {
        self.opponents |= self.bit_of(seat) << 4;
    }

    /// Whether any opponent pays before attacking.
    pub(crate) fn has_concord(&self) -> bool {
        self.opponents >> 4 != 0
    }

    pub(crate) fn forget_grudges(&mut self) {
        self.opponents &= 0xf0;
    }

    pub(crate) fn end_concord(&mut self) {
        self.opponents &= 0x0f;
    }

    fn bit_of(&self, seat: Seat) -> u8 {
        let step = (seat.0 + MAX_SEATS as u8 - self.owner.0) % MAX_SEATS as u8;
        if step == 0 { 0 } else { 1 << (step - 1) }
    }
}
