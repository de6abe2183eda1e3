//! Packs: several home-made tiles and boards in one text file, so that they can be handed on and played together.
//!
//! ```text
//! elbowroom pack 1
//! title The Hedgerow
//! === tile
//! kind = "race"
//! …
//! === board
//! format = 1
//! …
//! ```
//!
//! Every part is a file as it would stand alone. How much a pack may hold is bounded before any of it is read.

use crate::fault::Fault;

/// The first line of a pack.
const FIRST_LINE: &str = "elbowroom pack 1";
/// What begins a part.
const MARK: &str = "=== ";
/// The longest pack, in bytes.
pub const MOST_BYTES: usize = 200 * 1024;
/// The most tiles: as many as may join a game.
pub const MOST_TILES: usize = 20;
/// The most boards.
pub const MOST_BOARDS: usize = 4;
/// The longest title, in characters.
pub const LONGEST_TITLE: usize = 60;

/// A pack taken apart, its parts not read yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// What it is called; may be empty.
    pub title: String,
    /// What is in it.
    pub parts: Vec<Part>,
}

/// A file in a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What it is.
    pub kind: PartKind,
    /// On how many lines of the pack it follows.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// What a part of a pack is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A race or a power.
    Tile,
    /// A board.
    Board,
}

impl PartKind {
    fn key(self) -> &'static str {
        match self {
            PartKind::Tile => "tile",
            PartKind::Board => "board",
        }
    }
}

/// Whether a text means to be a pack.
pub fn is_pack(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.trim_end() == FIRST_LINE)
}

impl Parts {
    /// Takes a pack apart; `file` is only the name used in messages.
    pub fn read(file: &str, text: &str) -> Result<Parts, Fault> {
        if text.len() > MOST_BYTES {
            return Err(Fault::new(file, "fault-pack-large").with("most", MOST_BYTES / 1024));
        }
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, line)| line.trim_end() != FIRST_LINE) {
            return Err(Fault::new(file, "fault-pack-begin").with("first", FIRST_LINE).on(1));
        }
        let mut pack = Parts::default();
        for (at, line) in lines {
            let wrong = || Fault::new(file, "fault-pack-line").with("line", shown(line)).on(at + 1);
            if let Some(kind) = line.strip_prefix(MARK) {
                let kinds = [PartKind::Tile, PartKind::Board];
                let kind =
                    kinds.into_iter().find(|known| known.key() == kind.trim_end()).ok_or_else(wrong)?;
                pack.parts.push(Part { kind, line: at + 1, text: String::new() });
            } else if let Some(part) = pack.parts.last_mut() {
                part.text.push_str(line);
                part.text.push('\n');
            } else if let Some(title) = line.strip_prefix("title ") {
                pack.title = title.trim().chars().take(LONGEST_TITLE).collect();
            } else if !line.trim().is_empty() {
                return Err(wrong());
            }
        }
        if pack.parts.is_empty() {
            return Err(Fault::new(file, "fault-pack-empty"));
        }
        if pack.count(PartKind::Tile) > MOST_TILES || pack.count(PartKind::Board) > MOST_BOARDS {
            let fault = Fault::new(file, "fault-pack-many").with("tiles", MOST_TILES);
            return Err(fault.with("boards", MOST_BOARDS));
        }
        Ok(pack)
    }

    /// How many parts are of a kind.
    fn count(&self, kind: PartKind) -> usize {
        self.parts.iter().filter(|part| part.kind == kind).count()
    }

    /// The text of the pack, which [`Parts::read`] reads.
    pub fn text(&self) -> String {
        let mut text = format!("{FIRST_LINE}\n");
        if !self.title.is_empty() {
            text += &format!("title {}\n", self.title);
        }
        for part in &self.parts {
            text += &format!("{MARK}{}\n", part.kind.key());
            text += &part.text;
            if !part.text.ends_with('\n') {
                text.push('\n');
            }
        }
        text
    }
}

/// As much of a line as a message can show.
fn shown(line: &str) -> String {
    line.chars().take(60).collect()
}

#[cfg(feature = "shipped")]
mod whole {
    use super::{Part, PartKind, Parts};
    use crate::blank::HomeTile;
    use crate::board::{BoardFile, check};
    use crate::fault::Fault;

    /// A pack that was read, and everything in it.
    #[derive(Clone, Debug)]
    pub struct Pack {
        /// What it is called; may be empty.
        pub title: String,
        /// Its tiles.
        pub tiles: Vec<HomeTile>,
        /// Its boards.
        pub boards: Vec<BoardFile>,
    }

    impl Pack {
        /// Reads a pack, or says everything that is wrong with it.
        pub fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
            let parts = Parts::read(file, text).map_err(|fault| vec![fault])?;
            let mut pack = Pack { title: parts.title, tiles: Vec::new(), boards: Vec::new() };
            let mut faults = Vec::new();
            for part in &parts.parts {
                match part.kind {
                    PartKind::Tile => match HomeTile::check(file, &part.text) {
                        Ok(tile) if pack.tiles.iter().any(|other| other.ability.key == tile.ability.key) => {
                            let fault = Fault::new(file, "fault-game-same-key").with("key", tile.ability.key);
                            faults.push(fault.on(part.line));
                        }
                        Ok(tile) => pack.tiles.push(tile),
                        Err(found) => faults.extend(found.into_iter().map(|fault| later(fault, part))),
                    },
                    PartKind::Board => match BoardFile::parse(file, &part.text) {
                        Ok(board) => {
                            let found = check::faults(file, &board);
                            faults.extend(found.into_iter().map(|fault| later(fault, part)));
                            pack.boards.push(board);
                        }
                        Err(fault) => faults.push(later(fault, part)),
                    },
                }
            }
            if faults.is_empty() { Ok(pack) } else { Err(faults) }
        }
    }

    /// The fault with the line it has in the pack.
    fn later(fault: Fault, part: &Part) -> Fault {
        Fault { line: Some(part.line + fault.line.unwrap_or(0)), ..fault }
    }
}
#[cfg(feature = "shipped")]
pub use whole::Pack;

/// The packs that come with the game.
#[cfg(feature = "shipped")]
pub const SHIPPED: &[(&str, &str)] = &[("hedgerow", include_str!("../packs/hedgerow.pack"))];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::blank::{EXAMPLES, HomeTile, sentence};
    use crate::board::shipped;
    use crate::words::{Language, Words};

    fn examples() -> Parts {
        let part = |kind, text: &str| Part { kind, line: 0, text: text.to_owned() };
        let mut parts: Vec<Part> = EXAMPLES.iter().map(|(_, text)| part(PartKind::Tile, text)).collect();
        let board = shipped::find("base-2p").expect("it is shipped");
        parts.push(part(PartKind::Board, &board.to_text()));
        Parts { title: "Examples".to_owned(), parts }
    }

    fn keys(text: &str) -> Vec<(Option<usize>, &'static str)> {
        let faults = Pack::read("x.pack", text).expect_err("something is wrong");
        faults.iter().map(|fault| (fault.line, fault.key)).collect()
    }

    #[test]
    fn a_pack_is_read_as_it_is_written() {
        let text = examples().text();
        let again = Parts::read("x.pack", &text).expect("it is sound");
        assert_eq!(again.text(), text);
        assert!(is_pack(&text) && !is_pack(EXAMPLES[0].1));
        let pack = Pack::read("x.pack", &text).expect("it is sound");
        assert_eq!((&*pack.title, pack.tiles.len(), pack.boards.len()), ("Examples", EXAMPLES.len(), 1));
    }

    #[test]
    fn every_fault_names_its_line_in_the_pack() {
        let tile = EXAMPLES[2].1;
        let text = format!("elbowroom pack 1\n=== tile\n{}", tile.replacen("tokens = ", "tokens = 9", 1));
        let line = 2 + tile.lines().position(|line| line.starts_with("tokens")).expect("it has tokens") + 1;
        assert_eq!(keys(&text), [(Some(line), "fault-tile-tokens")]);
        let twice = format!("elbowroom pack 1\n=== tile\n{tile}=== tile\n{tile}");
        assert_eq!(keys(&twice), [(Some(tile.lines().count() + 3), "fault-game-same-key")]);
        assert_eq!(keys("elbowroom pack 1\nhello\n"), [(Some(2), "fault-pack-line")]);
        assert_eq!(keys("elbowroom pack 1\n=== cake\n"), [(Some(2), "fault-pack-line")]);
        assert_eq!(keys("elbowroom pack 1\n"), [(None, "fault-pack-empty")]);
        assert_eq!(keys("kind = 1\n"), [(Some(1), "fault-pack-begin")]);
    }

    #[test]
    fn a_pack_holds_no_more_than_a_game_can_use() {
        let many = format!("elbowroom pack 1\n{}", "=== tile\n".repeat(MOST_TILES + 1));
        assert_eq!(keys(&many), [(None, "fault-pack-many")]);
        let large = format!("elbowroom pack 1\n=== tile\n{}", "x".repeat(MOST_BYTES));
        assert_eq!(keys(&large), [(None, "fault-pack-large")]);
    }

    #[test]
    fn every_pack_that_comes_with_the_game_is_sound() {
        for (key, text) in SHIPPED {
            let pack = Pack::read(key, text).unwrap_or_else(|faults| panic!("{key}: {faults:?}"));
            for tile in &pack.tiles {
                assert!(tile.warnings.is_empty(), "{:?}", tile.warnings);
                let draft = HomeTile::draft(key, &tile.source).expect("it was read");
                for words in Language::ALL.map(Words::new) {
                    let language = words.language().key();
                    let said = draft.text.each().into_iter().find(|(code, _)| *code == language);
                    // `elbowroom pack write` writes them anew after a rule has changed.
                    let written = sentence::text(&words, &draft);
                    assert_eq!(said.and_then(|(_, text)| text), Some(&*written), "{}", draft.key);
                    assert!(draft.name.each().iter().all(|(_, name)| name.is_some()), "{}", draft.key);
                }
            }
        }
    }
}
