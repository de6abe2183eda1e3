//! Links that carry home-made tiles and boards: a pack, compressed, in the part of the address that no server sees.
//!
//! Whatever a link holds comes from strangers. It is bounded before and while it is unpacked, and what cannot be read is
//! refused, never guessed at.

use std::io::{Read, Write};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use content::blank::{Draft, LONGEST_TEXT, MOST_RULES};
use content::board::check::MOST_REGIONS;
use content::board::sketch::Sketch;
use content::board::{BoardFile, RegionFile};
use content::pack::{Part, PartKind, Parts};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use wire::protocol::{read, write};

/// How the fragment of a link begins: its format.
const START: &str = "1.";
/// The longest fragment.
const MOST_LINK: usize = 16 * 1024;
/// The longest text that is unpacked from one.
const MOST_TEXT: usize = 64 * 1024;

/// Why a link is refused.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// It cannot be read.
    Broken,
    /// It holds too much.
    Large,
}

/// The fragment of a link to tiles.
pub fn fragment(drafts: &[Draft]) -> String {
    let part = |draft: &Draft| Part { kind: PartKind::Tile, line: 0, text: draft.to_json() };
    packed(drafts.iter().map(part).collect())
}

/// The fragment of a link to a board that was drawn. What follows from its lines is left out.
pub fn board_fragment(board: &BoardFile) -> String {
    let bare = |region: &RegionFile| RegionFile {
        edge: false,
        island: None,
        borders: Vec::new(),
        center: None,
        ..region.clone()
    };
    let board = BoardFile { regions: board.regions.iter().map(bare).collect(), ..board.clone() };
    packed(vec![Part { kind: PartKind::Board, line: 0, text: write(&board) }])
}

/// The board a fragment leads to.
pub fn board(fragment: &str) -> Result<Sketch, LinkFault> {
    let parts = parts(fragment)?;
    let part = parts.parts.iter().find(|part| part.kind == PartKind::Board).ok_or(LinkFault::Broken)?;
    let board: BoardFile = read(&part.text).map_err(|_| LinkFault::Broken)?;
    if board.regions.len() > MOST_REGIONS {
        return Err(LinkFault::Large);
    }
    Sketch::of_lines("link", &board).map_err(|fault| match fault.key {
        "fault-board-drawing-large" => LinkFault::Large,
        _ => LinkFault::Broken,
    })
}

fn packed(parts: Vec<Part>) -> String {
    let text = Parts { title: String::new(), parts }.text();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    let bytes = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
    format!("{START}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// The tiles a fragment leads to.
pub fn drafts(fragment: &str) -> Result<Vec<Draft>, LinkFault> {
    let parts = parts(fragment)?;
    let tiles = parts.parts.iter().filter(|part| part.kind == PartKind::Tile);
    let drafts: Option<Vec<Draft>> = tiles.map(|part| Draft::from_json(&part.text)).collect();
    let drafts = drafts.filter(|drafts| !drafts.is_empty()).ok_or(LinkFault::Broken)?;
    if drafts.iter().any(is_large) { Err(LinkFault::Large) } else { Ok(drafts) }
}

/// What is in the pack that a fragment holds.
fn parts(fragment: &str) -> Result<Parts, LinkFault> {
    if fragment.len() > MOST_LINK {
        return Err(LinkFault::Large);
    }
    let packed = fragment.strip_prefix(START).ok_or(LinkFault::Broken)?;
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkFault::Broken)?;
    let mut text = Vec::new();
    let read = DeflateDecoder::new(&*bytes).take(MOST_TEXT as u64 + 1).read_to_end(&mut text);
    if text.len() > MOST_TEXT {
        return Err(LinkFault::Large);
    }
    let text = read.ok().and_then(|_| String::from_utf8(text).ok()).ok_or(LinkFault::Broken)?;
    Parts::read("link", &text).map_err(|_| LinkFault::Broken)
}

/// Whether there is more in a draft than a form should show.
fn is_large(draft: &Draft) -> bool {
    let texts = draft.name.each().into_iter().chain(draft.text.each());
    draft.rules.len() > MOST_RULES
        || texts.filter_map(|(_, text)| text).any(|text| text.len() > 4 * LONGEST_TEXT)
}

#[cfg(test)]
mod tests {
    use content::blank::{DraftRule, EXAMPLES, HomeTile};
    use content::board::shipped;

    use super::*;

    fn example() -> Draft {
        HomeTile::draft("beekeepers", EXAMPLES[0].1).expect("an example is right")
    }

    fn packed(text: &str) -> String {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(text.as_bytes()).expect("it is written to memory");
        format!("{START}{}", URL_SAFE_NO_PAD.encode(encoder.finish().expect("it is written to memory")))
    }

    #[test]
    fn a_link_holds_the_whole_tile() {
        let link = fragment(&[example()]);
        assert!(link.len() < 1000, "{} bytes are long for a link", link.len());
        assert!(link.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c)), "{link}");
        assert_eq!(drafts(&link), Ok(vec![example()]));
    }

    #[test]
    fn hostile_links_are_refused() {
        let broken = ["", "1.", "2.abc", "1.!!!!", "1.AAAA", "hello", "1.éé"];
        for link in broken {
            assert_eq!(drafts(link), Err(LinkFault::Broken), "{link}");
        }
        for text in ["", "elbowroom pack 1\n", "elbowroom pack 1\n=== tile\n{\"kind\":1}\n", "=== tile\n{}"] {
            assert_eq!(drafts(&packed(text)), Err(LinkFault::Broken), "{text}");
        }
        let deep = format!("elbowroom pack 1\n=== tile\n{}", "[".repeat(60_000));
        assert_eq!(drafts(&packed(&deep)), Err(LinkFault::Broken));
        // A megabyte of one letter fits into a kilobyte.
        let bomb = packed(&"x".repeat(1024 * 1024));
        assert!(bomb.len() < MOST_LINK);
        assert_eq!(drafts(&bomb), Err(LinkFault::Large));
        assert_eq!(drafts(&"1".repeat(MOST_LINK + 1)), Err(LinkFault::Large));
        let rules = vec![DraftRule::default(); MOST_RULES + 1];
        assert_eq!(drafts(&fragment(&[Draft { rules, ..example() }])), Err(LinkFault::Large));
    }

    #[test]
    fn every_cut_link_is_refused_or_whole() {
        let link = fragment(&[example()]);
        for end in 0..link.len() {
            assert!(drafts(&link[..end]).is_err(), "{end}");
        }
        let link = board_fragment(&Sketch::fresh("base", 2, 9).board());
        for end in 0..link.len() {
            assert!(board(&link[..end]).is_err(), "{end}");
        }
    }

    #[test]
    fn a_link_holds_the_whole_board() {
        for key in ["base-5p", "underground-6p", "wow-large-1a+wow-small-2b"] {
            let missing = "the board is shipped";
            let (file, shape) =
                (shipped::find(key).expect(missing), shipped::find_shape(key).expect(missing));
            let sketch = Sketch::of_map(&file, &shape).expect("a map has a sketch");
            let link = board_fragment(&sketch.board());
            assert!(link.len() < MOST_LINK / 2, "{key}: {} bytes", link.len());
            assert_eq!(board(&link).map(|sketch| sketch.board()), Ok(sketch.board()), "{key}");
        }
    }

    #[test]
    fn hostile_boards_are_refused() {
        let sound = Sketch::fresh("base", 2, 9).board();
        let link = |change: &dyn Fn(&mut BoardFile)| {
            let mut board = sound.clone();
            change(&mut board);
            super::board(&board_fragment(&board)).map(|_| ())
        };
        assert_eq!(link(&|_| ()), Ok(()));
        assert_eq!(link(&|board| board.lines.clear()), Err(LinkFault::Broken));
        assert_eq!(link(&|board| board.lines[0].points[0] = [i32::MIN, i32::MAX]), Err(LinkFault::Broken));
        assert_eq!(link(&|board| board.sheet = Some([1, 1])), Err(LinkFault::Broken));
        assert_eq!(link(&|board| board.lines = vec![board.lines[0].clone(); 400]), Err(LinkFault::Large));
        let many = |board: &mut BoardFile| board.regions = vec![RegionFile::default(); MOST_REGIONS + 1];
        assert_eq!(link(&many), Err(LinkFault::Large));
        // A link to a tile is no link to a board, and the other way round.
        assert_eq!(board(&fragment(&[example()])).map(|_| ()), Err(LinkFault::Broken));
        assert_eq!(drafts(&board_fragment(&sound)), Err(LinkFault::Broken));
    }
}
