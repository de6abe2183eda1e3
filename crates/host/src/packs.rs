//! Packs of home-made tiles and boards, and tiles that are still worked on.

use content::blank::HomeTile;
use content::fault::Fault;
use content::pack::{Pack, PartKind, Parts, SHIPPED};
use wire::protocol::{OpenedBoard, OpenedPack, OpenedTile, PackCard, Problem, Sheet};

/// The packs that come with the game.
pub fn cards() -> Result<Vec<PackCard>, Problem> {
    let card = |(key, text): &(&str, &str)| {
        let parts = Parts::read(key, text).map_err(|fault| Problem::of_tile(&fault))?;
        let tiles = parts.parts.iter().filter(|part| part.kind == PartKind::Tile).count();
        Ok(PackCard { key: (*key).to_owned(), title: parts.title, tiles })
    };
    SHIPPED.iter().map(card).collect()
}

/// The text of a pack that comes with the game.
pub fn shipped(key: &str) -> Result<&'static str, Problem> {
    let found = SHIPPED.iter().find(|(known, _)| *known == key);
    found.map(|(_, text)| *text).ok_or_else(|| Problem::new("problem-not-found"))
}

/// A pack that was read and checked. Its boards are not drawn yet.
pub struct Unpacked {
    pack: Pack,
    /// Its boards, as files.
    pub boards: Vec<String>,
}

/// Reads a pack and checks all of it.
pub fn read(text: &str) -> Result<Unpacked, Problem> {
    let parts = Parts::read("pack", text).map_err(|fault| Problem::of_tile(&fault))?;
    let first = |faults: Vec<Fault>| faults.first().map(Problem::of_tile);
    let pack = Pack::read("pack", text)
        .map_err(|faults| first(faults).unwrap_or_else(|| Problem::new("problem-message")))?;
    let boards = parts.parts.into_iter().filter(|part| part.kind == PartKind::Board).map(|part| part.text);
    Ok(Unpacked { pack, boards: boards.collect() })
}

/// A pack as a page takes it, with its boards drawn.
pub fn opened(unpacked: Unpacked, sheets: Vec<Sheet>) -> OpenedPack {
    let tile =
        |tile: &HomeTile| OpenedTile { text: tile.source.clone(), json: HomeTile::to_json(&tile.source) };
    let boards = unpacked.boards.into_iter().zip(sheets);
    OpenedPack {
        title: unpacked.pack.title,
        tiles: unpacked.pack.tiles.iter().map(tile).collect(),
        boards: boards.map(|(text, sheet)| OpenedBoard { text, sheet }).collect(),
    }
}

/// What a tile file says, right or wrong, for an editor that finds out by itself what is wrong.
pub fn draft(text: &str) -> Result<String, Problem> {
    let draft = HomeTile::draft("tile", text).map_err(|fault| Problem::of_tile(&fault))?;
    Ok(draft.to_json())
}
