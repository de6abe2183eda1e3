//! The number of a state: the same on every machine, and the same for what a game does not have.

use super::band::Band;
use super::{EventState, State, Top, Unused};
use crate::ids::{MAX_SEATS, Seat, Tile};
use std::hash::{Hash, Hasher};

impl Hash for Top {
    fn hash<H: Hasher>(&self, _: &mut H) {}
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
        let owned = owner != Seat::NONE && self.opponents != 0;
        let (marked, bound) =
            if owned { (bits(Band::has_grudge), bits(Band::is_in_concord)) } else { (0, 0) };
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

/// FNV over the bytes in a fixed order and width.
pub(super) struct Stable(pub(super) u64);

/// What each byte is multiplied by.
const PRIME: u64 = 0x0100_0000_01b3;
/// The same for eight bytes that are zero, as most of a state are.
const EIGHT_ZEROS: u64 = PRIME.wrapping_pow(8);

impl Stable {
    #[inline]
    fn add(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
    }
}

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            if *word == [0; 8] {
                self.0 = self.0.wrapping_mul(EIGHT_ZEROS);
            } else {
                word.iter().for_each(|&byte| self.add(byte));
            }
        }
        rest.iter().for_each(|&byte| self.add(byte));
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
