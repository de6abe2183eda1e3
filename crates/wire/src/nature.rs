//! Chance that can be checked afterwards: every die and draw follows from a seed promised at the start.

use engine::{Answer, Answers, Game, Table, drawn};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use sha2::{Digest, Sha256};

/// A secret from which all of nature's answers follow.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 secret bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed with that number, for games that need no secret.
    pub fn numbered(n: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&n.to_le_bytes());
        Seed(bytes)
    }

    /// The seed in the text a record reveals.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The text that reveals the seed.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The promise made before the game: it tells nothing, and fits this seed only.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// What nature answers the `n`th time it is asked, given what it may answer.
    pub fn answer(&self, game: &Game, table: &Table, answers: &Answers, n: u64) -> Answer {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(n);
        drawn(game, table, answers, rng.next_u64())
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(secret)")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_back_and_keeps_its_promise() {
        let seed = Seed::numbered(7);
        assert_eq!(Seed::from_hex(&seed.hex()), Some(seed.clone()));
        assert_ne!(seed.commitment(), Seed::numbered(8).commitment());
        assert_eq!(Seed::from_hex("zz"), None);
        assert_eq!(Seed::from_hex(&"é".repeat(32)), None);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
    }
}
