//! The boards that come with the game, each with its shape.

use super::shape::Shape;
use super::{BoardFile, island};
use crate::fault::Fault;

/// A board that comes with the game.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// Its key.
    pub key: &'static str,
    /// Its board file.
    pub text: &'static str,
    /// Its shape.
    pub shape: &'static str,
}

#[cfg(feature = "shipped")]
macro_rules! shipped {
    ($($key:literal)*) => {
        &[$(Shipped {
            key: $key,
            text: include_str!(concat!("../../boards/", $key, ".toml")),
            shape: include_str!(concat!("../../shapes/", $key, ".shape")),
        }),*]
    };
}

/// All of them, box by box.
#[cfg(feature = "shipped")]
pub const ALL: &[Shipped] = shipped! {
    "base-2p" "base-3p" "base-4p" "base-5p"
    "underground-2p" "underground-3p" "underground-4p" "underground-5p" "underground-6p"
    "river-world-2p" "river-world-3p" "river-world-4p" "river-world-5p"
    "wow-large-1a" "wow-large-1b" "wow-large-2a" "wow-large-2b"
    "wow-medium-1a" "wow-medium-1b" "wow-medium-2a" "wow-medium-2b"
    "wow-small-1a" "wow-small-1b" "wow-small-2a" "wow-small-2b"
};

/// A program that fetches its boards has none.
#[cfg(not(feature = "shipped"))]
pub const ALL: &[Shipped] = &[];

impl Shipped {
    /// The board.
    pub fn board(&self) -> BoardFile {
        // A test reads every shipped file.
        BoardFile::parse(self.key, self.text).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        // A test reads every shipped file.
        Shape::parse(self.key, self.shape, &self.board()).unwrap_or_else(|fault| panic!("{fault}"))
    }
}

/// The board with this key. Keys of islands joined with `+` name the board they make together.
pub fn find(key: &str) -> Result<BoardFile, Fault> {
    let parts = parts(key)?;
    match parts[..] {
        [one] => Ok(one.board()),
        _ => island::join(&parts.iter().map(|part| part.board()).collect::<Vec<_>>()),
    }
}

/// The shape of the board with this key.
pub fn find_shape(key: &str) -> Result<Shape, Fault> {
    let parts = parts(key)?;
    if let [one] = parts[..] {
        return Ok(one.shape());
    }
    let faces: Vec<BoardFile> = parts.iter().map(|part| part.board()).collect();
    let shapes: Vec<Shape> = parts.iter().map(|part| part.shape()).collect();
    Ok(island::join_shapes(&island::join(&faces)?, &faces, &shapes))
}

/// The keys of all boards that many people may play on in a box; for Warcraft, of all sets of islands.
pub fn keys_for(set: &str, players: u8) -> Vec<String> {
    let boards: Vec<BoardFile> = ALL.iter().map(Shipped::board).filter(|board| board.set == set).collect();
    let whole = boards.iter().filter(|board| board.players == players).map(|board| board.key.clone());
    let faces: Vec<&BoardFile> = boards.iter().filter(|board| board.size.is_some()).collect();
    let joined = island::sets(players, &faces);
    let key = |set: &Vec<&BoardFile>| set.iter().map(|face| face.key.as_str()).collect::<Vec<_>>().join("+");
    let joined: Vec<String> = joined.iter().filter(|set| !set.is_empty()).map(key).collect();
    whole.chain(joined).collect()
}

fn parts(key: &str) -> Result<Vec<&'static Shipped>, Fault> {
    let one = |part: &str| {
        let found = ALL.iter().find(|ship| ship.key == part);
        found.ok_or_else(|| Fault::new(key, "fault-board-unknown").with("key", part))
    };
    key.split('+').map(one).collect()
}
