//! Seats by their letters.

use engine::Seat;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
pub fn serialize<S: Serializer>(seat: &Seat, out: S) -> Result<S::Ok, S::Error> {
    out.serialize_char(seat.letter())
}

pub fn deserialize<'de, D: Deserializer<'de>>(text: D) -> Result<Seat, D::Error> {
    let letter = String::deserialize(text)?;
    Seat::from_letter(&letter).ok_or_else(|| D::Error::custom("not a seat"))
}

/// Several seats, as one word.
pub mod many {
    use super::{Deserialize, Deserializer, Error, Seat, Serializer};

    pub fn serialize<S: Serializer>(seats: &[Seat], out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&seats.iter().map(|seat| seat.letter()).collect::<String>())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(text: D) -> Result<Vec<Seat>, D::Error> {
        let letters = String::deserialize(text)?;
        let seats: Option<Vec<Seat>> =
            letters.chars().map(|letter| Seat::from_letter(letter.encode_utf8(&mut [0; 4]))).collect();
        seats.ok_or_else(|| D::Error::custom("not seats"))
    }
}
