//! Regions and sets of regions.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// The most regions a board may have: the largest known board has 65.
pub const MAX_REGIONS: usize = 66;

/// A region of the board, by its index in the board's list.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(pub u8);

impl Region {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of regions.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct RegionSet(u128);

impl RegionSet {
    /// No region.
    pub const EMPTY: RegionSet = RegionSet(0);

    /// The first `n` regions.
    pub fn first(n: usize) -> RegionSet {
        debug_assert!(n <= MAX_REGIONS, "a board has at most {MAX_REGIONS} regions");
        RegionSet((1 << n) - 1)
    }

    /// The set as bits, the first region lowest.
    pub(crate) fn bits(self) -> u128 {
        self.0
    }

    /// The set with these bits.
    pub(crate) fn from_bits(bits: u128) -> RegionSet {
        RegionSet(bits)
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        // Most boards fit into the first word.
        let (first, second) = (self.0 as u64, (self.0 >> 64) as u64);
        (first.count_ones() + if second == 0 { 0 } else { second.count_ones() }) as u8
    }

    /// Whether the region is among them.
    #[inline]
    pub fn contains(self, region: Region) -> bool {
        // A shift of one word costs a third of a shift of two.
        let half = if region.0 < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (region.0 & 63) & 1 == 1
    }

    /// Whether the two have a region in common.
    #[inline]
    pub fn meets(self, other: RegionSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a region.
    #[inline]
    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    /// Takes a region out.
    #[inline]
    pub fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    /// The lowest region, if there is any.
    #[inline]
    pub fn lowest(self) -> Option<Region> {
        (self.0 != 0).then(|| Region(self.0.trailing_zeros() as u8))
    }
}

#[allow(clippy::copy_iterator, reason = "a set is one word, and walking a copy of it is the point")]
impl Iterator for RegionSet {
    type Item = Region;

    #[inline]
    fn next(&mut self) -> Option<Region> {
        let region = self.lowest()?;
        self.0 &= self.0 - 1;
        Some(region)
    }

    /// Word by word, which takes half as long as one by one.
    #[inline]
    fn fold<B, F: FnMut(B, Region) -> B>(self, init: B, mut with: F) -> B {
        let mut folded = init;
        for (first, mut word) in [(0, self.0 as u64), (64, (self.0 >> 64) as u64)] {
            while word != 0 {
                folded = with(folded, Region(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        folded
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        let mut set = RegionSet::EMPTY;
        regions.into_iter().for_each(|region| set.insert(region));
        set
    }
}

impl BitAnd for RegionSet {
    type Output = RegionSet;
    fn bitand(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & other.0)
    }
}

impl BitAndAssign for RegionSet {
    fn bitand_assign(&mut self, other: RegionSet) {
        self.0 &= other.0;
    }
}

impl BitOr for RegionSet {
    type Output = RegionSet;
    fn bitor(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }
}

impl BitOrAssign for RegionSet {
    fn bitor_assign(&mut self, other: RegionSet) {
        self.0 |= other.0;
    }
}

impl Sub for RegionSet {
    type Output = RegionSet;
    fn sub(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & !other.0)
    }
}

impl SubAssign for RegionSet {
    fn sub_assign(&mut self, other: RegionSet) {
        self.0 &= !other.0;
    }
}

impl Not for RegionSet {
    type Output = RegionSet;
    fn not(self) -> RegionSet {
        RegionSet(!self.0)
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|region| region.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_the_largest_board() {
        let all = RegionSet::first(MAX_REGIONS);
        assert_eq!(all.len() as usize, MAX_REGIONS);
        assert_eq!(all.last(), Some(Region(MAX_REGIONS as u8 - 1)));
        let mut some = all;
        some.remove(Region(64));
        assert!(!some.contains(Region(64)) && some.contains(Region(65)));
        assert_eq!((all - some).lowest(), Some(Region(64)));
    }
}
