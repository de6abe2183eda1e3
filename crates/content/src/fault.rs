//! What is wrong with a board or a tile somebody made at home, or with the game to be made of them: by key, so that it
//! can be told in any language.

use std::fmt;

use engine::Unplayable;

#[cfg(feature = "shipped")]
use crate::words::Language;
use crate::words::{Arg, Words};

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as the caller named it; empty where it is not a file's fault.
    pub file: String,
    /// The line, where it is one.
    pub line: Option<usize>,
    /// The region of a board at fault, where it is one.
    pub region: Option<String>,
    /// The field of a tile at fault, where it is one.
    pub place: Option<Box<Place>>,
    /// The key of the words that say it.
    pub key: &'static str,
    /// What fills the places of those words.
    pub args: Vec<(&'static str, String)>,
}

/// A field of a tile.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rule it belongs to, counted from zero, if it is one of a rule's.
    pub rule: Option<usize>,
    /// Its name in files.
    pub field: &'static str,
}

impl Fault {
    /// The keys of everything that can be wrong.
    pub const KEYS: &'static [&'static str] = &[
        "fault-text",
        "fault-text-json",
        "fault-text-missing",
        "fault-text-unknown",
        "fault-text-value",
        "fault-text-twice",
        "fault-tile-word",
        "fault-tile-key",
        "fault-tile-tokens",
        "fault-tile-stand-in",
        "fault-tile-no-stand-in",
        "fault-tile-kept",
        "fault-tile-when",
        "fault-tile-decline",
        "fault-tile-needs",
        "fault-tile-takes-none",
        "fault-tile-amount",
        "fault-tile-piece",
        "fault-tile-many-race",
        "fault-tile-many-power",
        "fault-tile-clash",
        "fault-tile-verb",
        "fault-tile-stranger",
        "fault-tile-lent",
        "fault-tile-kept-race",
        "fault-tile-twice",
        "fault-tile-sum",
        "fault-tile-rules",
        "fault-tile-regions",
        "fault-tile-stack",
        "fault-tile-unnamed",
        "fault-tile-long",
        "fault-tile-unseen",
        "fault-tile-icon",
        "fault-tile-letters",
        "fault-pack-begin",
        "fault-pack-line",
        "fault-pack-empty",
        "fault-pack-many",
        "fault-pack-large",
        "fault-board-format",
        "fault-board-box",
        "fault-board-unknown",
        "fault-board-key",
        "fault-board-provenance",
        "fault-board-face",
        "fault-board-players",
        "fault-board-rounds",
        "fault-board-regions",
        "fault-board-same-key",
        "fault-board-terrain",
        "fault-board-symbol",
        "fault-board-symbol-ground",
        "fault-board-symbol-twice",
        "fault-board-entry",
        "fault-board-border",
        "fault-board-border-itself",
        "fault-board-border-twice",
        "fault-board-border-one-sided",
        "fault-board-many",
        "fault-board-few",
        "fault-board-legends",
        "fault-board-no-land",
        "fault-board-cut-off",
        "fault-board-no-entry",
        "fault-board-no-edge",
        "fault-board-unconnected",
        "fault-board-inside",
        "fault-board-one-way",
        "fault-board-crossing",
        "fault-board-crossing-edge",
        "fault-board-small",
        "fault-board-drawing-large",
        "fault-board-drawing-sheet",
        "fault-board-drawing-line",
        "fault-board-drawing-crossing",
        "fault-board-drawing-border",
        "fault-board-drawing-edge",
        "fault-board-no-island",
        "fault-board-other-island",
        "fault-board-island-apart",
        "fault-board-islands",
        "fault-board-island-sizes",
        "fault-board-same-tile",
        "fault-game-players",
        "fault-game-rounds",
        "fault-game-tiles",
        "fault-game-pieces",
        "fault-game-stacks",
        "fault-game-followers",
        "fault-game-teams",
        "fault-game-teams-box",
        "fault-game-relics",
        "fault-game-events",
        "fault-game-same-key",
        "fault-game-two-rules",
        "fault-game-recruits",
        "fault-game-lasting",
        "fault-game-exchange",
        "fault-game-decline",
        "fault-game-supply",
        "fault-game-board",
        "fault-game-monsters-where",
        "fault-game-monsters",
        "fault-game-region",
        "fault-game-terrain",
        "fault-game-regions",
        "fault-game-stand-in",
        "fault-game-lent",
        "fault-shape-begin",
        "fault-shape-line",
        "fault-shape-order",
        "fault-shape-version",
        "fault-shape-end",
        "fault-shape-open",
    ];

    /// What is wrong with a file, in one key.
    pub fn new(file: &str, key: &'static str) -> Fault {
        debug_assert!(Fault::KEYS.contains(&key), "{key} is not listed");
        Fault { file: file.to_owned(), line: None, region: None, place: None, key, args: Vec::new() }
    }

    /// With something the words need.
    #[must_use]
    #[allow(clippy::needless_pass_by_value, reason = "numbers and words are given alike")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Fault {
        self.args.push((name, value.to_string()));
        self
    }

    /// On that line.
    #[must_use]
    pub fn on(self, line: usize) -> Fault {
        Fault { line: Some(line), ..self }
    }

    /// In that region, where it is one.
    #[must_use]
    pub fn of(self, region: Option<&str>) -> Fault {
        Fault { region: region.map(ToOwned::to_owned), ..self }
    }

    /// What is wrong, in the words of a language.
    pub fn text(&self, words: &Words) -> String {
        let args: Vec<(&str, Arg)> =
            self.args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        let reason = words.fill(self.key, &args).unwrap_or_else(|| self.key.to_owned());
        let Some(region) = &self.region else { return reason };
        let args = [("region", region.as_str().into()), ("reason", reason.as_str().into())];
        words.fill("fault-region", &args).unwrap_or(reason)
    }
}

#[cfg(feature = "shipped")]
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text(&Words::new(Language::En));
        match self.line {
            _ if self.file.is_empty() => f.write_str(&text),
            Some(line) => write!(f, "{}:{line}: {text}", self.file),
            None => write!(f, "{}: {text}", self.file),
        }
    }
}

/// A page tells it in its own words.
#[cfg(not(feature = "shipped"))]
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)
    }
}

impl std::error::Error for Fault {}

impl From<Fault> for String {
    fn from(fault: Fault) -> String {
        fault.to_string()
    }
}

/// Why a game cannot be, by key.
impl From<Unplayable> for Fault {
    fn from(why: Unplayable) -> Fault {
        let fault = |key| Fault::new("", key);
        match why {
            Unplayable::Players(n) => fault("fault-game-players").with("n", n),
            Unplayable::Rounds(n) => fault("fault-game-rounds").with("n", n),
            Unplayable::Tiles([races, powers]) => {
                fault("fault-game-tiles").with("races", races).with("powers", powers)
            }
            Unplayable::Pieces(most) => fault("fault-game-pieces").with("most", most),
            Unplayable::Stacks(most) => fault("fault-game-stacks").with("most", most),
            Unplayable::Followers(most) => fault("fault-game-followers").with("most", most),
            Unplayable::Teams => fault("fault-game-teams"),
            Unplayable::Fixtures(most) => fault("fault-game-relics").with("most", most),
            Unplayable::Events(n, rounds) => fault("fault-game-events").with("n", n).with("rounds", rounds),
            Unplayable::Twice(key) => fault("fault-game-same-key").with("key", key),
            Unplayable::TwoRules(key) => fault("fault-game-two-rules").with("key", key),
            Unplayable::Recruits(key) => fault("fault-game-recruits").with("key", key),
            Unplayable::Pairs(key, n, most) => {
                fault("fault-game-exchange").with("key", key).with("n", n).with("most", most)
            }
            Unplayable::Lasting(most) => fault("fault-game-lasting").with("most", most),
            Unplayable::Supply(key, tokens, supply) => {
                fault("fault-game-supply").with("key", key).with("tokens", tokens).with("supply", supply)
            }
        }
    }
}

/// What is wrong with a text that is no TOML, or whose fields are not those wanted.
///
/// The reader says it in English only. What it says of fields is always said alike, and we say it in words of our own;
/// of everything else we name the place and show the line.
#[cfg(feature = "shipped")]
pub fn unreadable(file: &str, text: &str, error: &toml::de::Error) -> Fault {
    let at = error.span().map_or(0, |span| span.start).min(text.len());
    let said = error.message();
    // Names stand between backticks: first the one at fault, then those there are.
    let names: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let quote = line_at(text, at);
    let fault = match (said.split_whitespace().next(), &names[..]) {
        (Some("missing"), [field, ..]) => Fault::new(file, "fault-text-missing").with("field", field),
        (Some("unknown"), [field, known @ ..]) if said.starts_with("unknown field") => {
            Fault::new(file, "fault-text-unknown").with("field", field).with("known", known.join(", "))
        }
        (Some("duplicate"), _) => Fault::new(file, "fault-text-twice").with("quote", quote),
        (Some("invalid"), _) if said.starts_with("invalid type") || said.starts_with("invalid value") => {
            Fault::new(file, "fault-text-value").with("quote", quote)
        }
        (Some("unknown"), _) => Fault::new(file, "fault-text-value").with("quote", quote),
        _ => {
            let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
            let column = text[start..at].chars().count() + 1;
            Fault::new(file, "fault-text").with("column", column).with("quote", quote)
        }
    };
    fault.on(text[..at].matches('\n').count() + 1)
}

/// The line around a byte of a text, as much of it as a message can show.
pub fn line_at(text: &str, at: usize) -> String {
    const MOST: usize = 60;
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let line = text[start..].lines().next().unwrap_or_default().trim();
    let shown: String = line.chars().take(MOST).collect();
    if shown.len() < line.len() { shown + "…" } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_can_be_told_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for key in Fault::KEYS {
                assert!(words.get(key).is_some(), "{key} in {}", language.key());
            }
        }
    }

    #[test]
    fn what_the_reader_says_is_said_in_our_words() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            #[serde(rename = "key")]
            _key: String,
            #[serde(default, rename = "rounds")]
            _rounds: u8,
        }
        let told = |text: &str| {
            let error = toml::from_str::<File>(text).expect_err("it has a fault");
            unreadable("f", text, &error)
        };
        let cases = [
            (
                "key = \"a\"\nrounds = = 3",
                "f:2: from column 10 on, this cannot be read as TOML: rounds = = 3",
            ),
            ("rounds = 3", "f:1: the field “key” is missing"),
            ("key = \"a\"\nround = 3", "f:2: there is no field “round”; there are: key, rounds"),
            ("key = 1", "f:1: this is not a value that belongs here: key = 1"),
            ("key = \"a\"\nrounds = 300", "f:2: this is not a value that belongs here: rounds = 300"),
            ("key = \"a\"\nkey = \"b\"", "f:2: this is already given: key = \"b\""),
        ];
        for (text, words) in cases {
            assert_eq!(told(text).to_string(), words);
        }
        let french = told("key = \"a\"\nround = 3").text(&Words::new(Language::Fr));
        assert_eq!(french.replace('\u{202f}', " "), "il n’y a pas de champ « round » ; il y a : key, rounds");
    }
}
