//! Boards as files: what a board is, read from a small TOML text.
//!
//! A board file says which regions there are, what lies on them and who borders whom. It says nothing of
//! shapes; those are derived from it and kept beside it (see [`shape`]). Reading gives either a board or a
//! [`Fault`] that names file, region and reason; whether the board can be played on is for [`check`] to say.

use serde::{Deserialize, Serialize};

pub mod check;
pub mod island;
pub mod pieces;
pub mod plane;
pub mod shape;
pub mod shipped;
pub mod sketch;

use pieces::{Ground, Pieces};

use crate::fault::{self, Fault};

/// The version of the file format this code reads and writes.
pub const FORMAT: u8 = 1;

/// A board as written in its file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The version of the file format.
    #[serde(default = "current_format")]
    pub format: u8,
    /// The name used in commands and records, for example `base-2p`.
    pub key: String,
    /// The name shown to people, where the board has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The box whose terrains and symbols it uses: `base`, `underground`, `wow` or `river_world`.
    #[serde(rename = "box")]
    pub set: String,
    /// How many people play on it; 0 for the face of an island, which is played in a set only.
    pub players: u8,
    /// How many rounds a game on it has; 0 for the face of an island.
    pub rounds: u8,
    /// `official facts` or `original`.
    pub provenance: String,
    /// Of an island's face: `small`, `medium` or `large`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<island::Size>,
    /// Of an island's face: which of the boards of that size carries it; a board has two faces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<u8>,
    /// Of a board that was drawn: width and height of the sheet, unless it is 1000 wide and 700 tall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<[i32; 2]>,
    /// The regions, in their printed order.
    #[serde(rename = "region")]
    pub regions: Vec<RegionFile>,
    /// Of a board that was drawn: its borders. The map of a board without any is made from who borders whom.
    #[serde(rename = "line", default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<LineFile>,
}

/// A border that was drawn, from corner to corner.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct LineFile {
    /// The region to the right of whoever walks along it and the one to the left; one alone where the board ends.
    pub between: Vec<String>,
    /// Its points in units.
    pub points: Vec<[i32; 2]>,
}

/// One region of a board file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RegionFile {
    /// The name used in notation, for example `12`.
    pub key: String,
    /// One of the box's terrains.
    pub terrain: String,
    /// What is printed on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<String>,
    /// Whether it touches the edge of the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edge: bool,
    /// Whether a people may enter here, where that differs from what the box's rule makes of the region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<bool>,
    /// On a board joined from islands: the face it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub island: Option<String>,
    /// The regions it shares a border line with.
    pub borders: Vec<String>,
    /// Roughly where its middle is, for drawing only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub center: Option<[i32; 2]>,
}

fn current_format() -> u8 {
    FORMAT
}

impl BoardFile {
    /// Reads a board from the text of a file; `file` is only the name used in a fault.
    pub fn parse(file: &str, text: &str) -> Result<Self, Fault> {
        #[cfg(feature = "shipped")]
        let board: Self = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            fault::unreadable(file, text, &error).of(region_at(text, at))
        })?;
        #[cfg(not(feature = "shipped"))]
        let board: Self = serde_json::from_str(text)
            .map_err(|_| Fault::new(file, "fault-text-json").with("quote", fault::line_at(text, 0)))?;
        if board.format != FORMAT {
            let fault = Fault::new(file, "fault-board-format");
            return Err(fault.with("format", board.format).with("known", FORMAT));
        }
        Ok(board)
    }

    /// The text of the file this board would be read from.
    pub fn to_text(&self) -> String {
        let field = |name: &str, value: String| format!("{name} = {value}");
        let mut rows = vec![field("format", self.format.to_string()), field("key", quoted(&self.key))];
        rows.extend(self.title.as_ref().map(|title| field("title", quoted(title))));
        rows.push(field("box", quoted(&self.set)));
        rows.push(field("players", self.players.to_string()));
        rows.push(field("rounds", self.rounds.to_string()));
        rows.push(field("provenance", quoted(&self.provenance)));
        rows.extend(self.size.map(|size| field("size", quoted(size.key()))));
        rows.extend(self.tile.map(|tile| field("tile", tile.to_string())));
        let place = |[x, y]: [i32; 2]| format!("[{x}, {y}]");
        rows.extend(self.sheet.map(|size| field("sheet", place(size))));
        for region in &self.regions {
            rows.extend([String::new(), "[[region]]".to_owned(), field("key", quoted(&region.key))]);
            rows.push(field("terrain", quoted(&region.terrain)));
            rows.extend((!region.symbols.is_empty()).then(|| field("symbols", list(&region.symbols))));
            rows.extend(region.edge.then(|| field("edge", "true".to_owned())));
            rows.extend(region.entry.map(|entry| field("entry", entry.to_string())));
            rows.extend(region.island.as_ref().map(|island| field("island", quoted(island))));
            rows.push(field("borders", list(&region.borders)));
            rows.extend(region.center.map(|center| field("center", place(center))));
        }
        for line in &self.lines {
            rows.extend([String::new(), "[[line]]".to_owned(), field("between", list(&line.between))]);
            let points: Vec<String> = line.points.iter().map(|&point| place(point)).collect();
            rows.push(field("points", format!("[{}]", points.join(", "))));
        }
        rows.push(String::new());
        rows.join("\n")
    }

    /// The number of the region with this key.
    pub fn index(&self, key: &str) -> Option<usize> {
        self.regions.iter().position(|region| region.key == key)
    }

    /// What the box has, if the box is known.
    pub fn pieces(&self) -> Option<&'static Pieces> {
        pieces::of(&self.set)
    }

    /// What kind of ground the region is; land where the terrain is unknown.
    pub fn ground(&self, region: usize) -> Ground {
        self.pieces().and_then(|p| p.ground(&self.regions[region].terrain)).unwrap_or(Ground::Land)
    }

    /// The numbers of the regions it borders; names that do not exist are left out.
    pub fn neighbors(&self, region: usize) -> Vec<usize> {
        self.regions[region].borders.iter().filter_map(|key| self.index(key)).collect()
    }

    /// The number of the island it lies on, in the order of the file; 0 where there is but one.
    pub fn island(&self, region: usize) -> u8 {
        let mut names: Vec<&String> = Vec::new();
        for name in self.regions[..=region].iter().filter_map(|region| region.island.as_ref()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let own = self.regions[region].island.as_ref();
        own.and_then(|own| names.iter().position(|name| *name == own)).unwrap_or(0) as u8
    }

    /// Whether a people without a region may enter here, by the rule of the box (BASE-FIRST-1, UG-FIRST-1,
    /// WOW-FIRST-1, RIVER-FIRST-1) or by the file's own word.
    pub fn is_entry(&self, region: usize) -> bool {
        let file = &self.regions[region];
        let ground = self.ground(region);
        let coast_of_edge_sea = || {
            let sea = |&n: &usize| self.regions[n].terrain == "sea" && self.regions[n].edge;
            self.neighbors(region).iter().any(sea)
        };
        file.entry.unwrap_or_else(|| match (self.set.as_str(), ground) {
            (_, Ground::Water | Ground::Chasm) => false,
            ("wow", _) => file.symbols.iter().any(|symbol| symbol == "entry"),
            (_, Ground::River) | ("underground", Ground::Land) => file.edge,
            (_, Ground::Land) => file.edge || coast_of_edge_sea(),
        })
    }
}

/// A word in quotes, as TOML and JSON both write it.
fn quoted(word: &str) -> String {
    serde_json::Value::from(word).to_string()
}

fn list(words: &[String]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    format!("[{}]", words.join(", "))
}

/// The key of the region whose table holds the byte `at`, if it has got as far as naming itself.
#[cfg(feature = "shipped")]
fn region_at(text: &str, at: usize) -> Option<&str> {
    // A table that lacks something is marked at its own header.
    let here = text[at..].starts_with("[[region]]").then_some(at);
    let start = here.or_else(|| text[..at].rfind("[[region]]"))?;
    let table = &text[start + "[[region]]".len()..];
    let table = &table[..table.find("[[region]]").unwrap_or(table.len())];
    let line = table.lines().find(|line| line.trim_start().starts_with("key"))?;
    line.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: &str = "key = \"t\"\nbox = \"base\"\nplayers = 2\nrounds = 10\nprovenance = \"original\"\n\n[[region]]\nkey = \"0\"\nterrain = \"hill\"\nedge = true\nborders = [\"1\"]\n\n[[region]]\nkey = \"1\"\nterrain = \"sea\"\nborders = [\"0\"]\n";

    #[test]
    fn a_board_reads_what_it_writes() {
        let board = BoardFile::parse("t", TINY).expect("the text is well formed");
        assert_eq!(BoardFile::parse("t", &board.to_text()), Ok(board));
    }

    #[test]
    fn a_misspelled_field_is_found_in_its_region() {
        let text = TINY.replace("terrain = \"sea\"", "terain = \"sea\"");
        let fault = BoardFile::parse("my.board", &text).expect_err("the field is unknown");
        assert_eq!(fault.region.as_deref(), Some("1"));
        assert!(
            fault
                .to_string()
                .starts_with("my.board:15: region 1: there is no field “terain”; there are: key"),
            "{fault}"
        );
    }

    #[test]
    fn a_missing_field_is_found_in_its_region() {
        let text = TINY.replace("terrain = \"sea\"\n", "");
        let fault = BoardFile::parse("my.board", &text).expect_err("the field is missing");
        assert_eq!(fault.to_string(), "my.board:13: region 1: the field “terrain” is missing");
    }

    #[test]
    fn a_later_format_is_refused() {
        let fault = BoardFile::parse("t", &format!("format = 9\n{TINY}")).expect_err("9 is not ours");
        assert_eq!(fault.to_string(), "t: format 9 is not known; this version reads format 1");
    }

    #[test]
    fn entry_follows_the_box() {
        let mut board = BoardFile::parse("t", TINY).expect("the text is well formed");
        assert!(board.is_entry(0) && !board.is_entry(1));
        board.regions[0].edge = false;
        assert!(!board.is_entry(0));
        board.regions[1].edge = true;
        assert!(board.is_entry(0), "the coast of a sea at the edge is open");
        board.regions[0].entry = Some(false);
        assert!(!board.is_entry(0), "the file has the last word");
    }
}
