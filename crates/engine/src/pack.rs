//! A table as bytes, so that it can travel to another machine and be played on there.
//!
//! Reading never panics: bytes that are not those of a table give nothing. The bytes do not say which game the table
//! belongs to, so whoever sends them must send that too.

use crate::ids::{Actor, BandId, MAX_BANDS, MAX_SEATS, Seat, Tile};
use crate::region::{MAX_REGIONS, RegionSet};
use crate::state::Table;

/// The version of the bytes: reader and writer must be of the same build, and this tells when they are not.
const VERSION: u8 = 1;

impl Table {
    /// The bytes of the table.
    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = vec![VERSION];
        Pack::pack(self, &mut bytes);
        bytes
    }

    /// The table with these bytes, of any game.
    pub fn unpack(bytes: &[u8]) -> Option<Table> {
        let mut bytes = bytes.strip_prefix(&[VERSION])?;
        let table: Table = Pack::unpack(&mut bytes)?;
        let counted = usize::from(table.n_pending) <= table.pending.len()
            && usize::from(table.offer.n) <= table.offer.races.len()
            && usize::from(table.offer.n_queue) <= table.offer.queue.len();
        (bytes.is_empty() && counted).then_some(table)
    }
}

/// Something that is a few bytes.
pub(crate) trait Pack: Sized {
    /// Adds the bytes.
    fn pack(&self, out: &mut Vec<u8>);
    /// Takes the bytes off the front, if they mean anything.
    fn unpack(bytes: &mut &[u8]) -> Option<Self>;
}

/// Says what a struct is made of, field by field. A field left out does not compile.
macro_rules! packed {
    ($name:ident { $($field:ident)* }) => {
        impl $crate::pack::Pack for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                let $name { $($field),* } = self;
                $($crate::pack::Pack::pack($field, out);)*
            }
            fn unpack(bytes: &mut &[u8]) -> Option<$name> {
                $(let $field = $crate::pack::Pack::unpack(bytes)?;)*
                Some($name { $($field),* })
            }
        }
    };
    (enum $name:ident { $($variant:ident)* }) => {
        impl $crate::pack::Pack for $name {
            fn pack(&self, out: &mut Vec<u8>) {
                out.push(*self as u8);
            }
            fn unpack(bytes: &mut &[u8]) -> Option<$name> {
                // A variant left out of the list does not compile.
                let listed = |it: $name| match it { $($name::$variant => it),* };
                let byte: u8 = $crate::pack::Pack::unpack(bytes)?;
                [$($name::$variant),*].into_iter().find(|&it| listed(it) as u8 == byte)
            }
        }
    };
}
pub(crate) use packed;

macro_rules! numbers {
    ($($number:ty)*) => { $(impl Pack for $number {
        fn pack(&self, out: &mut Vec<u8>) {
            out.extend(self.to_le_bytes());
        }
        fn unpack(bytes: &mut &[u8]) -> Option<$number> {
            let (first, rest) = bytes.split_first_chunk()?;
            *bytes = rest;
            Some(<$number>::from_le_bytes(*first))
        }
    })* };
}
numbers!(u8 u16 u32 u64 u128);

impl<T: Pack, const N: usize> Pack for [T; N] {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|item| item.pack(out));
    }
    fn unpack(bytes: &mut &[u8]) -> Option<[T; N]> {
        let items: Option<Vec<T>> = (0..N).map(|_| T::unpack(bytes)).collect();
        items?.try_into().ok()
    }
}

impl Pack for bool {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }
    fn unpack(bytes: &mut &[u8]) -> Option<bool> {
        match u8::unpack(bytes)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Pack for Seat {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(self.0);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Seat> {
        u8::unpack(bytes).map(Seat).filter(|&seat| seat == Seat::NONE || usize::from(seat.0) < MAX_SEATS)
    }
}

impl Pack for BandId {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(self.0);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<BandId> {
        u8::unpack(bytes).map(BandId).filter(|&id| id == BandId::NONE || id.index() < MAX_BANDS)
    }
}

impl Pack for Tile {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(self.0);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Tile> {
        u8::unpack(bytes).map(Tile)
    }
}

impl Pack for Actor {
    fn pack(&self, out: &mut Vec<u8>) {
        self.player().unwrap_or(Seat::NONE).pack(out);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<Actor> {
        Seat::unpack(bytes).map(Actor::seat)
    }
}

impl Pack for RegionSet {
    fn pack(&self, out: &mut Vec<u8>) {
        self.bits().pack(out);
    }
    fn unpack(bytes: &mut &[u8]) -> Option<RegionSet> {
        let set = RegionSet::from_bits(u128::unpack(bytes)?);
        (set - RegionSet::first(MAX_REGIONS)).is_empty().then_some(set)
    }
}
