//! Chance that is the same on every machine and in every version.

use rand_core::Rng;
use rand_pcg::Pcg32;

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Dice(Pcg32);

impl Dice {
    /// The dice of a seed.
    pub fn seeded(seed: u64) -> Self {
        Self(Pcg32::new(seed, 0xa02b_dbf7_bb3c_0a7a))
    }

    /// The dice that belong to a name.
    pub fn named(name: &str) -> Self {
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        let mut dice = Self::seeded(name.bytes().fold(0xcbf2_9ce4_8422_2325, fold));
        // Names that differ in their last letter give seeds that are near each other.
        for _ in 0..4 {
            dice.0.next_u32();
        }
        dice
    }

    /// A number from 0 up to, but not including, 1.
    pub fn share(&mut self) -> f64 {
        f64::from(self.0.next_u32()) / 4_294_967_296.0
    }

    /// A whole number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.0.next_u32()) * n as u64) >> 32) as usize
    }

    /// Puts a list in any order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for k in (1..list.len()).rev() {
            list.swap(k, self.below(k + 1));
        }
    }
}
