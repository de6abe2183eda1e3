//! `elbowroom explain`: a rule or a tile in plain words. `elbowroom tile`: reads a home-made tile.

use std::collections::BTreeSet;

use content::blank::HomeTile;
use content::fault::Fault;
use content::lexicon::{Known, plain, tiles};
use content::words::{Arg, Language, Words, keys};
use content::{Set, Setup};
use engine::Unplayable;

/// Tells a race, a power, any other tile, or a rule in plain words.
#[derive(clap::Args)]
pub struct Explain {
    /// A tile by its name in any language, for example Trolls; or a rule, for example CORE-DIE-4. A part of an id lists
    /// the rules that begin with it.
    #[arg(required = true)]
    name: Vec<String>,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Explain {
    /// Prints the rule and the tiles that quote it, or the tile and its rules.
    pub fn run(self) -> Result<bool, String> {
        let language = Language::from_key(&self.lang)?;
        let words = Words::new(language);
        let name = self.name.join(" ");
        let rule = name.to_uppercase();
        let tiles = tiles()?;
        if let Some(text) = words.get(&format!("rule-{rule}")) {
            tell!("{rule}\n{text}");
            for tile in tiles.iter().filter(|tile| tile.rules.contains(&rule)) {
                let name = words.get(&tile.key).unwrap_or_default();
                tell!("{}", fill(&words, "terminal-explain-quoted", name));
            }
            return Ok(true);
        }
        let every = Language::ALL.map(Words::new);
        let called = |tile: &Known| -> Vec<String> {
            let bare = tile.key.trim_start_matches(&tile.kind).trim_start_matches('-');
            let names = every.iter().filter_map(|words| words.get(&tile.key));
            names.map(|name| plain(&name)).chain([plain(bare)]).collect()
        };
        let wanted = plain(&name);
        let exact: Vec<&Known> = tiles.iter().filter(|tile| called(tile).contains(&wanted)).collect();
        if !exact.is_empty() {
            exact.iter().for_each(|tile| show(tile, &words));
            return Ok(true);
        }
        let start = format!("rule-{rule}");
        let known = keys(language)?;
        let ids: Vec<&str> = known
            .iter()
            .map(|key| &*key.name)
            .filter(|key| key.starts_with(&start))
            .map(|key| &key[5..])
            .collect();
        if !ids.is_empty() {
            ids.iter().for_each(|id| tell!("{id}"));
            return Ok(true);
        }
        // What begins so is meant, if it has one name in all boxes; otherwise names that are near are told.
        let begins: Vec<&Known> = tiles
            .iter()
            .filter(|tile| wanted.len() > 2 && called(tile).iter().any(|name| name.starts_with(&wanted)))
            .collect();
        let names: BTreeSet<Option<String>> = begins.iter().map(|tile| words.get(&tile.key)).collect();
        if names.len() == 1 {
            begins.iter().for_each(|tile| show(tile, &words));
            return Ok(true);
        }
        let far = wanted.chars().count() / 4 + 1;
        let near = |tile: &&Known| called(tile).iter().any(|name| distance(name, &wanted) <= far);
        let near = if begins.is_empty() { tiles.iter().filter(near).collect() } else { begins };
        let names: BTreeSet<String> = near.iter().filter_map(|tile| words.get(&tile.key)).collect();
        let unknown = fill(&words, "terminal-explain-unknown", name);
        let advice = if names.is_empty() {
            words.get("terminal-explain-how").unwrap_or_default()
        } else {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            words.fill("terminal-explain-near", &[("names", names.join(", ").into())]).unwrap_or_default()
        };
        Err(format!("{unknown} {advice}"))
    }
}

/// Prints a tile and its rules.
fn show(tile: &Known, words: &Words) {
    let kind = words.get(&format!("terminal-kind-{}", tile.kind)).unwrap_or_default();
    let from = words.get(&format!("set-{}", tile.from.key())).unwrap_or_default();
    tell!("{} ({kind}, {from})", words.get(&tile.key).unwrap_or_default());
    tell!("{}", words.get(&format!("{}-text", tile.key)).unwrap_or_default());
    for rule in &tile.rules {
        let text = words.get(&format!("rule-{rule}")).unwrap_or_default();
        tell!("\n{rule}\n{text}");
    }
    tell!("");
}

fn fill(words: &Words, key: &str, name: String) -> String {
    words.fill(key, &[("name", Arg::from(name))]).unwrap_or_default()
}

/// How many letters must be changed, added or left out to get from one word to the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for j in 0..other.len() {
            let changed = diagonal + usize::from(letter != other[j]);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

/// Reads home-made tiles and says what is wrong with them.
#[derive(clap::Args)]
pub struct Tile {
    /// Tile files.
    files: Vec<String>,
    /// Print the manual of tile files.
    #[arg(long)]
    manual: bool,
}

impl Tile {
    /// Reads and prints.
    pub fn run(self) -> Result<bool, String> {
        if self.manual {
            tell_on!("{}", content::blank::manual());
            return Ok(true);
        }
        if self.files.is_empty() {
            return Err("name a tile file, or ask for --manual".to_owned());
        }
        let mut sound = true;
        let mut keys: Vec<String> = Vec::new();
        for file in &self.files {
            match crate::table::check_tile(file)? {
                Ok(tile) => {
                    tile.warnings.iter().for_each(|warning| tell!("{warning}"));
                    let key = tile.ability.key.to_string();
                    if keys.contains(&key) {
                        sound = false;
                        tell!("{file}: {}", Fault::from(Unplayable::Twice(key.clone())));
                    } else {
                        tell!(
                            "ok {file}: {key} with {} rules, for {}",
                            tile.ability.rules.len(),
                            boxes(&tile)
                        );
                    }
                    keys.push(key);
                }
                Err(faults) => {
                    sound = false;
                    faults.iter().for_each(|fault| tell!("{fault}"));
                }
            }
        }
        Ok(sound)
    }
}

/// The boxes a tile can be played in: those that have the race it borrows its tokens from.
fn boxes(tile: &HomeTile) -> String {
    let fits = |set: &Set| Setup { tiles: vec![tile.clone()], ..Setup::new(*set, 2) }.game().is_ok();
    let keys: Vec<&str> = Set::ALL.into_iter().filter(fits).map(Set::key).collect();
    if keys.is_empty() { "no box".to_owned() } else { keys.join(", ") }
}
