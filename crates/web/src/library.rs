//! What the rule book and the gallery are made of: the list that comes with the page, read and asked.

use content::Set;

/// All tiles of all boxes, and which rules have a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The tiles, box by box.
    pub tiles: Vec<TileEntry>,
    /// The names of the pictures with their rules.
    pub pictures: Vec<(String, Vec<String>)>,
}

/// A tile of some box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileEntry {
    /// The box it comes from.
    pub set: Set,
    /// What it is.
    pub kind: Kind,
    /// The key of its words.
    pub key: String,
    /// How many tokens it brings.
    pub tokens: u8,
    /// The rules it quotes.
    pub rules: Vec<String>,
    /// What the lab has measured of it.
    pub worth: Vec<Worth>,
}

/// What the lab has measured of a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth {
    /// How many played.
    pub players: u8,
    /// The bot that played.
    pub bot: String,
    /// Coins above the average tile of its kind, in tenths.
    pub coins: i32,
    /// By how much that may be wrong, in tenths.
    pub error: i32,
}

/// What a tile is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A race.
    Race,
    /// A power.
    Power,
    /// A relic.
    Relic,
    /// A relic of Warcraft.
    Artifact,
    /// A place.
    Place,
    /// An event of a round.
    Event,
    /// Something printed on a board.
    Symbol,
}

impl Kind {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Kind; 7] =
        [Kind::Race, Kind::Power, Kind::Relic, Kind::Artifact, Kind::Place, Kind::Event, Kind::Symbol];

    /// Its name in words and addresses.
    pub fn key(self) -> &'static str {
        match self {
            Kind::Race => "race",
            Kind::Power => "power",
            Kind::Relic => "relic",
            Kind::Artifact => "artifact",
            Kind::Place => "place",
            Kind::Event => "event",
            Kind::Symbol => "symbol",
        }
    }

    /// What a tile is, by the key of its words and its box.
    fn of(key: &str, set: Set) -> Option<Kind> {
        let start = key.split('-').next()?;
        let kind = Kind::ALL.into_iter().find(|kind| kind.key() == start)?;
        // What other boxes call relics, Warcraft calls artifacts.
        Some(if kind == Kind::Relic && set == Set::Warcraft { Kind::Artifact } else { kind })
    }
}

impl Library {
    /// Reads the list. A line that cannot be read is left out.
    pub fn read(text: &str) -> Library {
        let mut library = Library::default();
        for line in text.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            match fields[..] {
                ["tile", set, key, tokens, rules, worth] => {
                    library.tiles.extend(tile(set, key, tokens, rules, worth));
                }
                ["picture", name, rules] => library.pictures.push((name.to_owned(), names(rules))),
                _ => {}
            }
        }
        library
    }

    /// The pictures beside a rule.
    pub fn pictures_of<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a str> {
        // A picture stands beside the first of its rules, and nowhere else: the same one twice is noise.
        let first = move |(_, rules): &&(String, Vec<String>)| rules.first().is_some_and(|own| own == rule);
        self.pictures.iter().filter(first).map(|(name, _)| &**name)
    }

    /// The tiles that quote a rule.
    pub fn tiles_of<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a TileEntry> {
        self.tiles.iter().filter(move |tile| tile.rules.iter().any(|own| own == rule))
    }
}

fn names(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn tile(set: &str, key: &str, tokens: &str, rules: &str, worth: &str) -> Option<TileEntry> {
    let set = Set::from_key(set).ok()?;
    Some(TileEntry {
        set,
        kind: Kind::of(key, set)?,
        key: key.to_owned(),
        tokens: tokens.parse().ok()?,
        rules: names(rules),
        worth: worth.split(';').filter_map(measured).collect(),
    })
}

fn measured(text: &str) -> Option<Worth> {
    let words: Vec<&str> = text.split(' ').collect();
    let [players, bot, coins, error] = words[..] else { return None };
    Some(Worth {
        players: players.parse().ok()?,
        bot: bot.to_owned(),
        coins: coins.parse().ok()?,
        error: error.parse().ok()?,
    })
}

/// A number of tenths as people write it in a language: `7,3` in French and German.
pub fn decimal(tenths: i32, language: content::words::Language) -> String {
    let point = language.point();
    let sign = if tenths < 0 { "−" } else { "" };
    format!("{sign}{}{point}{}", tenths.abs() / 10, tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use content::words::Language;

    use super::*;

    const LIST: &str = "tile\tbase\trace-elves\t6\tBASE-RACE-ELVES\t2 planner 73 1;3 greedy -4 1\n\
        tile\twarcraft\trelic-doomhammer\t0\tWOW-ART-DOOMHAMMER WOW-RP-1\t\n\
        tile\tmoon\trace-elves\t6\t\t\n\
        picture\tcost\tCORE-COST-1 BASE-COST-1\nnonsense\n";

    #[test]
    fn a_list_is_read_and_what_makes_no_sense_left_out() {
        let library = Library::read(LIST);
        let [elves, hammer] = &library.tiles[..] else { panic!("{library:?}") };
        assert_eq!((elves.kind, elves.tokens, elves.worth.len()), (Kind::Race, 6, 2));
        assert_eq!(elves.worth[1].coins, -4);
        assert_eq!((hammer.kind, hammer.worth.len()), (Kind::Artifact, 0));
        assert_eq!(library.pictures_of("CORE-COST-1").collect::<Vec<_>>(), ["cost"]);
        assert_eq!(library.pictures_of("BASE-COST-1").count(), 0);
        assert_eq!(library.tiles_of("WOW-RP-1").count(), 1);
    }

    #[test]
    fn numbers_are_written_as_the_language_has_it() {
        assert_eq!(decimal(73, Language::En), "7.3");
        assert_eq!(decimal(-4, Language::De), "−0,4");
    }
}
