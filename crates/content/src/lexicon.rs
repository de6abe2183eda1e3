//! What can be looked up: the tiles of all boxes with the rules they quote, the rules of a box, and how words are searched.
//!
//! The terminal's `explain`, the rule book and the gallery of the page all ask here.

use engine::ability::Ability;

use crate::Set;

/// Letters that are typed as two where a keyboard lacks them.
const DOUBLED: [(char, &str); 5] = [('ä', "ae"), ('ö', "oe"), ('ü', "ue"), ('ß', "ss"), ('œ', "oe")];

/// A tile of some box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What it is: `race`, `power` and so on.
    pub kind: String,
    /// The key of its words.
    pub key: String,
    /// The first box that has it.
    pub from: Set,
    /// How many tokens it brings.
    pub tokens: u8,
    /// The rules it quotes, in their order.
    pub rules: Vec<String>,
}

/// All tiles of all boxes, each from the first box that has it.
#[cfg(feature = "shipped")]
pub fn tiles() -> Result<Vec<Known>, crate::fault::Fault> {
    let words = crate::words::Words::read(crate::words::Language::En, []);
    let mut found: Vec<Known> = Vec::new();
    for set in Set::ALL {
        let setup = crate::Setup { flying: true, ..crate::Setup::new(set, 2) };
        let (game, board) = (setup.game()?, setup.board_file()?);
        let narrator =
            crate::narrate::Narrator { words: &words, game: &game, board: &board, tiles: &[], names: &[] };
        for (tile, ability) in game.tiles() {
            let key = narrator.tile_key(tile);
            if found.iter().any(|known| known.key == key) {
                continue;
            }
            let kind = key.split('-').next().unwrap_or_default().to_owned();
            found.push(Known { kind, key, from: set, tokens: ability.tokens, rules: rules_of(ability) });
        }
    }
    Ok(found)
}

/// The rules a tile quotes, each once, in their order.
pub fn rules_of(ability: &Ability) -> Vec<String> {
    let mut rules: Vec<String> = Vec::new();
    for rule in ability.rules.iter().map(|rule| rule.id.to_string()) {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    }
    rules
}

/// How the ids of the rules begin that hold in a box.
pub fn rule_families(set: Set) -> &'static [&'static str] {
    match set {
        Set::Base => &["CORE", "BASE", "HID"],
        Set::Underground => &["CORE", "UG", "HID"],
        Set::Mixed => &["CORE", "BASE", "UG", "MIX", "HID"],
        Set::River => &["CORE", "BASE", "RIVER", "HID"],
        Set::Warcraft => &["CORE", "WOW", "EX", "HID"],
    }
}

/// The family of a rule, and the chapter of its family: `CORE` and `DIE` of `CORE-DIE-4`.
pub fn chapter(rule: &str) -> (&str, &str) {
    let (family, rest) = rule.split_once('-').unwrap_or((rule, ""));
    let chapter = rest.split('-').next().unwrap_or_default();
    let is_number = chapter.bytes().all(|byte| byte.is_ascii_digit());
    (family, if is_number { "" } else { chapter })
}

/// The ids of the rules in a file of words, in its order.
pub fn rule_ids(text: &str) -> impl Iterator<Item = &str> {
    let begun = text.lines().filter_map(|line| line.strip_prefix("rule-"));
    begun.filter_map(|line| line.split_once(" =").map(|(id, _)| id))
}

/// A name without capitals, accents, blanks and signs, so that it is found however it is typed.
pub fn plain(name: &str) -> String {
    let mut out = String::new();
    for letter in name.to_lowercase().chars() {
        match DOUBLED.iter().find(|(own, _)| *own == letter) {
            Some((_, two)) => out.push_str(two),
            None if letter.is_alphanumeric() => out.push(bare(letter)),
            None => {}
        }
    }
    out
}

/// A small letter without its accent.
fn bare(letter: char) -> char {
    match letter {
        'à' | 'â' | 'á' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        other => other,
    }
}

/// What is looked for: words in any order, however they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search(Vec<String>);

/// Words that are no longer than this are looked for as a whole: the French die is not in every word that begins like it.
const WHOLE: usize = 2;

/// The letters and digits of a text in small letters, and its blanks.
fn letters(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric() || c.is_whitespace()).collect()
}

impl Search {
    /// Looks for these words.
    pub fn new(words: &str) -> Search {
        Search(words.split_whitespace().map(letters).filter(|word| !word.is_empty()).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all of it is in the text. Accents that are typed must be there; without them, `ä` is found as `a` and as `ae`.
    pub fn finds(&self, text: &str) -> bool {
        let as_written = letters(text);
        let single: String = as_written.chars().map(bare).collect();
        let double = || plain(text);
        let within = |text: &str, word: &str| match word.chars().count() {
            ..=WHOLE => text.split_whitespace().any(|own| own == word),
            _ => text.contains(word),
        };
        self.0.iter().all(|word| {
            if word.is_ascii() {
                within(&single, word) || within(&double(), word)
            } else {
                within(&as_written, word)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        let text = "Zwerge im Düsterwald – l’Œil de l’île";
        for words in ["zwerge", "DUSTER", "duester", "düster", "ile", "l'île", "oeil", "wald zwerge"] {
            assert!(Search::new(words).finds(text), "{words}");
        }
        // Accents that are typed count, and a short word is no part of another.
        for words in ["elfen", "zwerge elfen", "zwërge", "zw"] {
            assert!(!Search::new(words).finds(text), "{words}");
        }
        assert!(Search::new(" ’ ").is_empty());
        let french = "Le dé de renforts décide.";
        assert!(Search::new("dé").finds(french) && Search::new("de").finds(french));
        assert!(!Search::new("dé").finds("Le déclin de vos peuples"));
    }

    #[test]
    fn a_rule_is_in_a_chapter() {
        assert_eq!(chapter("CORE-DIE-4"), ("CORE", "DIE"));
        assert_eq!(chapter("UG-RACE-IRON-DWARVES"), ("UG", "RACE"));
        assert_eq!(chapter("MIX-7"), ("MIX", ""));
    }

    #[cfg(feature = "shipped")]
    #[test]
    fn every_rule_is_in_some_box_and_every_tile_quotes_rules_there_are() {
        let sources = crate::words::Language::En.sources();
        let all: Vec<&str> = sources.iter().flat_map(|source| rule_ids(source)).collect();
        assert!(all.len() > 350, "{}", all.len());
        for id in &all {
            let family = chapter(id).0;
            assert!(Set::ALL.iter().any(|&set| rule_families(set).contains(&family)), "{id}");
        }
        let tiles = tiles().expect("all boxes are shipped");
        assert!(tiles.len() > 130, "{}", tiles.len());
        for tile in tiles {
            for rule in &tile.rules {
                assert!(all.contains(&&**rule), "{} quotes {rule}", tile.key);
            }
        }
    }
}
