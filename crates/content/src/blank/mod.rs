//! Home-made tiles: a small TOML file built from the same effects as every other tile (BASE-BLANK).
//!
//! The words of a file are the table [`WORDS`]; the reader and the documentation both come from it.

mod check;
mod draft;
mod manual;
mod named;
mod needs;
mod read;
pub mod sentence;
#[cfg(test)]
mod tests;
mod vocabulary;

use engine::ability::{Ability, MarkSpec};

use crate::fault::Fault;
use crate::{Set, base, river, underground, warcraft};
use check::Checker;
pub use check::{LONGEST_KEY, LONGEST_NAME, LONGEST_TEXT, MOST_LETTERS, MOST_RULES};
pub use draft::{Draft, DraftRule, Texts};
pub use manual::manual;
pub(crate) use named::with_pieces;
pub use named::word_of;
pub(crate) use needs::needs_in_decline;
use read::Lines;
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
    /// Its names and texts in every language, where one is missing in the words of another.
    pub words: Vec<TileWords>,
    /// What stands for it on banners, badges and tokens.
    pub picture: Picture,
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

/// What stands for a tile on banners, badges and tokens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// What stands for any home-made tile.
    #[default]
    Plain,
    /// The icon of something printed, by its key: `race-trolls`.
    Icon(String),
    /// A few letters.
    Letters(String),
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
        let (draft, lines) = Reader { file, text }.read().map_err(|fault| vec![fault])?;
        Checker { file, draft: &draft, lines: &lines }.tile(text)
    }

    /// The tile of a draft, or everything that is wrong with it.
    pub fn make(draft: &Draft) -> Result<HomeTile, Vec<Fault>> {
        Checker { file: "", draft, lines: &Lines::default() }.tile(&draft.to_toml())
    }

    /// Reads what a file says without asking whether it makes a tile.
    pub fn draft(file: &str, text: &str) -> Result<Draft, Fault> {
        Reader { file, text }.read().map(|(draft, _)| draft)
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

/// A race that can lend its tokens.
#[derive(Copy, Clone, Debug)]
pub struct Lender {
    /// The box it comes from.
    pub set: Set,
    /// Its key.
    pub key: &'static str,
    /// How many tokens there are.
    pub supply: u8,
}

/// Every race that can lend its tokens.
pub fn lenders() -> impl Iterator<Item = Lender> {
    let of = |set: Set, races: &'static [Ability]| {
        races.iter().map(move |race| Lender { set, key: &race.key, supply: race.supply })
    };
    of(Set::Base, &base::races::ALL)
        .chain(of(Set::Underground, &underground::races::ALL))
        .chain(of(Set::Warcraft, &warcraft::races::ALL))
}

/// The box in which a tile is best tried: that of the race whose tokens it uses, or the one that has what a power speaks
/// of.
pub fn usual_set(draft: &Draft) -> Set {
    if let Some(lender) = lenders().find(|race| draft.stand_in.as_deref() == Some(race.key)) {
        return lender.set;
    }
    let says = |wanted: &[&str]| {
        let word = |word: &str| wanted.contains(&word);
        draft.rules.iter().any(|rule| word(&rule.effect) || rule.regions.as_deref().is_some_and(word))
    };
    if says(&["islands", "sail"]) {
        Set::Warcraft
    } else if says(&["curios", "places", "rim", "river"]) {
        Set::Underground
    } else {
        Set::Base
    }
}

/// Every icon a tile can have: the box whose icons it is among, and its key.
pub fn icons() -> impl Iterator<Item = (&'static str, String)> {
    fn of(set: &'static str, kind: &str, tiles: &'static [Ability]) -> Vec<(&'static str, String)> {
        tiles.iter().map(|tile| (set, format!("{kind}-{}", tile.key))).collect()
    }
    [
        of("base", "race", &base::races::ALL),
        of("base", "power", &base::powers::ALL),
        of("underground", "race", &underground::races::ALL),
        of("underground", "power", &underground::powers::ALL),
        of("underground", "relic", &underground::relics::ALL),
        of("underground", "place", &underground::places::ALL),
        of("warcraft", "race", &warcraft::races::ALL),
        of("warcraft", "power", &warcraft::powers::ALL),
        of("warcraft", "relic", &warcraft::relics::ALL),
        of("warcraft", "place", &warcraft::places::ALL),
    ]
    .into_iter()
    .flatten()
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
