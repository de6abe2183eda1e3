//! Home-made tiles: a small TOML file built from the same effects as every other tile (BASE-BLANK).
//!
//! The words of a file are the table [`WORDS`]; the reader and the documentation both come from it.

mod manual;
mod named;
mod needs;
mod read;
#[cfg(test)]
mod tests;
mod vocabulary;

use engine::ability::{Ability, MarkSpec};

use crate::fault::Fault;
use crate::{base, river, underground, warcraft};
pub use manual::manual;
pub(crate) use named::with_pieces;
pub use named::word_of;
pub(crate) use needs::needs_in_decline;
use read::Reader;
pub use vocabulary::{CONDITIONS, EffectWord, FILTERS, PIECES, Piece, Regions, SPANS, WORDS};

/// A tile to begin with, for whoever wants to make one: a power, which fits every box.
#[cfg(feature = "shipped")]
pub const SAMPLE: &str = include_str!("../../tiles/homesick.toml");

/// A tile somebody made at home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeTile {
    /// Race or power.
    pub kind: Kind,
    /// What it does.
    pub ability: Ability,
    /// Its names and texts by language, English at least.
    pub words: Vec<TileWords>,
    /// The text it was read from, kept so that records can carry it.
    pub source: String,
    /// What the author should know: numbers beyond the recommended.
    pub warnings: Vec<Fault>,
    /// The pieces its rules speak of, by their place in this list; without any, by their place in the game.
    pub pieces: &'static [MarkSpec],
}

/// What kind of tile it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A race, which uses the tokens of another.
    Race {
        /// The race that lends its tokens and stays out of the game.
        stand_in: String,
    },
    /// A power.
    Power,
    /// A relic, place, event or feature of the board in the place of another; no tile file can say it.
    Find,
}

/// The name and text of a tile in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileWords {
    /// `en`, `fr` or `de`.
    pub language: &'static str,
    /// The name.
    pub name: String,
    /// What it does, for players.
    pub text: String,
}

impl HomeTile {
    /// Reads a tile; `file` is only the name used in messages. Every fault has a line of its own.
    pub fn parse(file: &str, text: &str) -> Result<HomeTile, String> {
        HomeTile::check(file, text).map_err(|faults| {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            lines.join("\n")
        })
    }

    /// The same, for whoever tells what is wrong first in another language.
    pub fn read(file: &str, text: &str) -> Result<HomeTile, Fault> {
        HomeTile::check(file, text)
            .map_err(|faults| faults.into_iter().next().unwrap_or(Fault::new(file, "fault-text")))
    }

    /// Reads a tile, or says everything that is wrong with it. A text that cannot be read has one fault.
    pub fn check(file: &str, text: &str) -> Result<HomeTile, Vec<Fault>> {
        let reader = Reader { file, text };
        let tile = reader.read().map_err(|fault| vec![fault])?;
        reader.tile(tile)
    }

    /// A tile's text as JSON, for whoever does not read TOML. It is read back by [`HomeTile::parse`].
    #[cfg(feature = "shipped")]
    pub fn to_json(text: &str) -> String {
        match toml::from_str::<toml::Value>(text) {
            Ok(tile) => serde_json::to_string(&tile).unwrap_or_default(),
            // It is JSON already, or nothing that could be read either way.
            Err(_) => text.to_owned(),
        }
    }
}

/// The races of all boxes.
fn races() -> impl Iterator<Item = &'static Ability> {
    base::races::ALL.iter().chain(&underground::races::ALL).chain(&warcraft::races::ALL)
}

/// The keys that printed tiles and pieces have in any box.
fn printed_keys() -> impl Iterator<Item = &'static str> {
    let powers = base::powers::ALL.iter().chain(&underground::powers::ALL).chain(&warcraft::powers::ALL);
    let relics = underground::relics::ALL.iter().chain(&warcraft::relics::ALL);
    let places = underground::places::ALL.iter().chain(&warcraft::places::ALL);
    let river = river::events::ALL.iter().chain(&river::features::ALL);
    let tiles = races().chain(powers).chain(relics).chain(places).chain(river).map(|tile| &*tile.key);
    let pieces = base::marks::ALL.iter().chain(&underground::marks::ALL);
    let pieces = pieces.chain(&warcraft::marks::ALL).chain(&river::marks::ALL);
    tiles.chain(pieces.map(|mark| mark.key))
}

/// The home-made tiles that come with the game.
pub const EXAMPLES: &[(&str, &str)] = &[
    ("beekeepers", include_str!("../../tiles/beekeepers.toml")),
    ("innkeepers", include_str!("../../tiles/innkeepers.toml")),
    ("homesick", include_str!("../../tiles/homesick.toml")),
];
