//! `elbowroom explain`: a rule in plain words. `elbowroom tile`: reads a home-made tile.

use std::collections::BTreeSet;

use content::blank::HomeTile;
use content::fault::Fault;
use content::tell::Teller;
use content::words::{Language, Words, keys};
use content::{Set, Setup};
use engine::Unplayable;

/// Tells a rule in plain words.
#[derive(clap::Args)]
pub struct Explain {
    /// The rule, for example CORE-DIE-4. A part of an id lists the rules that begin with it.
    rule: String,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Explain {
    /// Prints the rule and the tiles that quote it.
    pub fn run(self) -> Result<bool, String> {
        let language = Language::from_key(&self.lang)?;
        let words = Words::new(language);
        let rule = self.rule.to_uppercase();
        if let Some(text) = words.get(&format!("rule-{rule}")) {
            tell!("{rule}\n{text}");
            for (name, key) in quoting(&words, &rule)? {
                tell!("Quoted by: {name} ({key})");
            }
            return Ok(true);
        }
        let start = format!("rule-{rule}");
        let known = keys(language)?;
        let near: Vec<&str> = known
            .iter()
            .map(|key| &*key.name)
            .filter(|key| key.starts_with(&start))
            .map(|key| &key[5..])
            .collect();
        match near[..] {
            [] => Err(format!("there is no rule '{}'; try 'elbowroom explain CORE'", self.rule)),
            _ => {
                near.iter().for_each(|id| tell!("{id}"));
                Ok(true)
            }
        }
    }
}

/// The names and keys of all tiles, of any box, that quote a rule.
fn quoting(words: &Words, rule: &str) -> Result<BTreeSet<(String, String)>, String> {
    let mut found = BTreeSet::new();
    for set in Set::ALL {
        let setup = Setup::new(set, 2);
        let (game, board) = (setup.game()?, setup.board_file()?);
        let teller = Teller { words, game: &game, board: &board, tiles: &[], names: &[] };
        for (tile, ability) in game.tiles() {
            if ability.rules.iter().any(|quoted| quoted.id == rule) {
                found.insert((teller.tile(tile), ability.key.to_string()));
            }
        }
    }
    Ok(found)
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
