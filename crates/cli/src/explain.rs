//! `elbowroom explain`: a rule or a tile in plain words, also in the middle of a game. `elbowroom tile`: reads a home-made
//! tile.

use std::collections::BTreeSet;

use content::blank::HomeTile;
use content::fault::Fault;
use content::lexicon::{Known, plain, rules_of, tiles};
use content::narrate::Narrator;
use content::words::{Arg, Language, Words, keys};
use content::{Set, Setup};
use engine::{Tile as GameTile, Unplayable};

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

/// A tile that can be told of.
pub struct Entry {
    /// What it is: `race`, `power` and so on.
    kind: String,
    /// What it is called in every language, and by its key.
    names: Vec<String>,
    /// What it is called, and what it does.
    told: [String; 2],
    /// The box it comes from, where that is not plain.
    from: Option<Set>,
    /// The rules it quotes, in their order.
    rules: Vec<String>,
}

impl Explain {
    /// Prints the rule and the tiles that quote it, or the tile and its rules.
    pub fn run(self) -> Result<bool, String> {
        let words = Words::new(Language::from_key(&self.lang)?);
        let every = Language::ALL.map(Words::new);
        let entries: Vec<Entry> =
            tiles()?.into_iter().map(|known| Entry::of_a_box(known, &words, &every)).collect();
        tell!("{}", told(&words, &entries, &self.name.join(" "))?);
        Ok(true)
    }
}

/// A rule and the tiles that quote it, or a tile and its rules; what cannot be found is an error that says what is near.
pub fn told(words: &Words, tiles: &[Entry], name: &str) -> Result<String, String> {
    let rule = name.trim().to_uppercase();
    if let Some(text) = words.get(&format!("rule-{rule}")) {
        let quotes = tiles.iter().filter(|tile| tile.rules.contains(&rule));
        let quotes = quotes.map(|tile| fill(words, "terminal-explain-quoted", tile.told[0].clone()));
        return Ok([rule.clone(), text].into_iter().chain(quotes).collect::<Vec<_>>().join("\n"));
    }
    let wanted = plain(name);
    let how = || words.get("terminal-explain-how").unwrap_or_default();
    if wanted.is_empty() {
        return Err(how());
    }
    let show = |found: &[&Entry]| found.iter().map(|tile| tile.show(words)).collect::<Vec<_>>().join("\n\n");
    let exact = named(tiles, |name| plain(name) == wanted);
    if !exact.is_empty() {
        return Ok(show(&exact));
    }
    let start = format!("rule-{rule}");
    let known = keys(words.language())?;
    let ids: Vec<&str> = known
        .iter()
        .map(|key| &*key.name)
        .filter(|key| key.starts_with(&start))
        .map(|key| &key["rule-".len()..])
        .collect();
    if !ids.is_empty() {
        return Ok(ids.join("\n"));
    }
    // What begins so is meant, or else what has a word that does, if it has one name in all boxes; otherwise names that are
    // near are told.
    let mut begins = Vec::new();
    if wanted.len() > 2 {
        begins = named(tiles, |name| plain(name).starts_with(&wanted));
        if begins.is_empty() {
            begins = named(tiles, |name| {
                let ends = name.match_indices(|c: char| !c.is_alphanumeric());
                ends.map(|(at, end)| &name[at + end.len()..]).any(|rest| plain(rest).starts_with(&wanted))
            });
        }
    }
    let one_name =
        |found: &[&Entry]| found.iter().map(|tile| &tile.told[0]).collect::<BTreeSet<_>>().len() == 1;
    if one_name(&begins) {
        return Ok(show(&begins));
    }
    let far = wanted.chars().count() / 4 + 1;
    if begins.is_empty() {
        begins = named(tiles, |name| distance(&plain(name), &wanted) <= far);
    }
    let names: BTreeSet<&str> = begins.iter().map(|tile| &*tile.told[0]).collect();
    let unknown = fill(words, "terminal-explain-unknown", name.to_owned());
    let advice = if names.is_empty() {
        how()
    } else {
        let names: Vec<&str> = names.into_iter().collect();
        words.fill("terminal-explain-near", &[("names", names.join(", ").into())]).unwrap_or_default()
    };
    Err(format!("{unknown} {advice}"))
}

/// The tiles with a name like that.
fn named(tiles: &[Entry], is_meant: impl Fn(&str) -> bool) -> Vec<&Entry> {
    tiles.iter().filter(|tile| tile.names.iter().any(|name| is_meant(name))).collect()
}

impl Entry {
    /// A tile of one of the boxes.
    fn of_a_box(known: Known, words: &Words, every: &[Words]) -> Entry {
        let names = every.iter().filter_map(|words| words.get(&known.key));
        let told = ["", "-text"].map(|part| words.get(&format!("{}{part}", known.key)).unwrap_or_default());
        Entry {
            names: names.chain([bare(&known.key).to_owned()]).collect(),
            told,
            kind: kind_in(known.from == Set::Warcraft, &known.kind),
            from: Some(known.from),
            rules: known.rules,
        }
    }

    /// A tile of the game a narrator tells of.
    pub fn of_a_game(narrator: &Narrator<'_>, every: &[Words], tile: GameTile) -> Entry {
        let key = narrator.tile_key(tile);
        let names = every.iter().map(|words| Narrator { words, ..*narrator }.tile(tile));
        let text = [Some(narrator.tile_text(tile)), narrator.tile_here(tile)].into_iter().flatten();
        Entry {
            kind: kind_in(
                Set::Warcraft.boards().contains(&&*narrator.board.set),
                key.split('-').next().unwrap_or_default(),
            ),
            names: names.chain([bare(&key).to_owned()]).collect(),
            told: [narrator.tile(tile), text.collect::<Vec<_>>().join(" ")],
            from: None,
            rules: rules_of(narrator.game.ability(tile)),
        }
    }

    fn show(&self, words: &Words) -> String {
        let kind = words.get(&format!("terminal-kind-{}", self.kind)).unwrap_or_default();
        let from = self.from.and_then(|set| words.get(&format!("set-{}", set.key())));
        let about = [Some(kind), from].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let mut lines = vec![format!("{} ({about})", self.told[0]), self.told[1].clone()];
        for rule in &self.rules {
            // Home-made tiles have no rule beside their own text.
            if let Some(text) = words.get(&format!("rule-{rule}")) {
                lines.extend([String::new(), rule.clone(), text]);
            }
        }
        lines.join("\n")
    }
}

/// What a tile is, as its box calls it: what other boxes call relics, Warcraft calls artifacts.
fn kind_in(is_warcraft: bool, kind: &str) -> String {
    let kind = if is_warcraft && kind == "relic" { "artifact" } else { kind };
    kind.to_owned()
}

/// The name of a tile within its kind.
fn bare(key: &str) -> &str {
    key.split_once('-').map_or("", |(_, name)| name)
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
                    let twice = keys.contains(&key).then(|| Fault::from(Unplayable::Twice(key.clone())));
                    match twice.map_or_else(|| boxes(&tile), Err) {
                        Ok(boxes) => {
                            tell!("ok {file}: {key} with {} rules, for {boxes}", tile.ability.rules.len());
                        }
                        Err(fault) => {
                            sound = false;
                            tell!("{file}: {fault}");
                        }
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

/// The boxes a tile can be played in: those that have the race it borrows its tokens from. If there is none, why not.
fn boxes(tile: &HomeTile) -> Result<String, Fault> {
    let (mut keys, mut faults) = (Vec::new(), Vec::new());
    for set in Set::ALL {
        match (Setup { tiles: vec![tile.clone()], ..Setup::new(set, 2) }).game() {
            Ok(_) => keys.push(set.key()),
            Err(fault) => faults.push(fault),
        }
    }
    // That another box lends no tokens says less than what is wrong in the box that does.
    faults.sort_by_key(|fault| fault.key == "fault-game-stand-in");
    match faults.into_iter().next() {
        Some(fault) if keys.is_empty() => Err(fault),
        _ => Ok(keys.join(", ")),
    }
}
