//! Small names for things: seats, tiles, bands, marks.

use std::fmt;

/// The most people that can sit at a table.
pub const MAX_SEATS: usize = 5;

/// The most bands in existence at once: an active and a declined one a seat, and one the declined limit spares.
pub const MAX_BANDS: usize = 12;

/// A seat at the table, counted clockwise from the host's left.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// Nobody.
    pub const NONE: Seat = Seat(u8::MAX);

    /// The letter people call the seat by.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    /// The seat with that letter.
    pub fn from_letter(letter: &str) -> Option<Seat> {
        match *letter.as_bytes() {
            [byte @ b'A'..=b'E'] => Some(Seat(byte - b'A')),
            _ => None,
        }
    }

    /// A mask with this seat's bit.
    pub(crate) fn bit(self) -> u8 {
        1 << self.0
    }
}

/// A race banner or power badge, by its index in the game's list of tiles.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(pub u8);

impl Tile {
    /// No tile.
    pub const NONE: Tile = Tile(u8::MAX);
}

/// A kind of piece that stands in a region beside the tokens, by its index in the game's list of marks.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark(pub u8);

/// A band at the table: a race with its power in the hands of one player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BandId(pub u8);

impl BandId {
    /// No band.
    pub const NONE: BandId = BandId(u8::MAX);

    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whoever must choose: a player, or nature, who owes every die and every draw.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Actor(u8);

impl Actor {
    /// Chance.
    pub const NATURE: Actor = Actor(u8::MAX);

    /// A player.
    pub const fn seat(seat: Seat) -> Actor {
        Actor(seat.0)
    }

    /// The player, unless it is nature.
    pub fn player(self) -> Option<Seat> {
        (self != Actor::NATURE).then_some(Seat(self.0))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player() {
            Some(seat) => write!(f, "{seat}"),
            None => f.write_str("*"),
        }
    }
}

impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
