//! Boards, records and home-made tiles: those that come with the game, those made from a seed, and those people bring.
//! Everything here takes its time and no other thing: a server does it beside its tables.

use content::blank::HomeTile;
use content::board::shape::Shape;
use content::board::{BoardFile, check, shipped};
use wire::protocol::{BoardCard, BoardChoice, OpenedRecord, Options, Problem, Sheet, TableCard};
use wire::record::Record;

/// How many home-made tiles may join a game.
pub const MAX_TILES: usize = 20;
/// How much of what somebody has asked for is repeated to them.
const ECHO: usize = 200;

/// The boards that come with the game.
pub fn cards() -> Vec<BoardCard> {
    let card = |ship: &shipped::Shipped| {
        let board = ship.board();
        BoardCard {
            key: board.key,
            title: board.title,
            set: board.set,
            players: board.players,
            rounds: board.rounds,
        }
    };
    shipped::ALL.iter().map(card).filter(|card| card.players > 0).collect()
}

/// A board by its key: one that comes with the game, or one that is made anew from the seed in its key.
pub fn found(key: &str) -> Result<Sheet, Problem> {
    if !is_made(key) {
        return shipped_sheet(key);
    }
    match atlas::fresh::find(key) {
        Some(Ok(fresh)) => Ok(Sheet { shape: fresh.shape.to_text(&fresh.board), board: fresh.board }),
        Some(Err(_)) | None => Err(unknown(key)),
    }
}

/// Whether the board of that key is made anew, which takes its time.
pub fn is_made(key: &str) -> bool {
    key.contains("-seed-")
}

/// A board that comes with the game. Reading it takes no time worth mentioning.
pub fn shipped_sheet(key: &str) -> Result<Sheet, Problem> {
    let board = shipped::find(key).map_err(|_| unknown(key))?;
    let shape = shipped::find_shape(key).map_err(|_| unknown(key))?.to_text(&board);
    Ok(Sheet { board, shape })
}

fn unknown(key: &str) -> Problem {
    Problem::new("problem-choice").with("what", key.chars().take(ECHO).collect::<String>())
}

/// Reads, checks and draws a hand-made board.
pub fn drawn(text: &str) -> Result<Sheet, Problem> {
    let board = BoardFile::parse("board", text).map_err(|fault| Problem::of_board(&fault))?;
    if let Some(fault) = check::faults("board", &board).first() {
        return Err(Problem::of_board(fault));
    }
    let shape = atlas::chart::chart("board", &board).map_err(|fault| Problem::of_board(&fault))?;
    Ok(Sheet { shape: shape.to_text(&board), board })
}

/// The board that was chosen; where a box has several, one is drawn by the number.
pub fn chosen(options: &Options, number: u64) -> Result<Sheet, Problem> {
    let usual = options.usual_board(number)?;
    match &options.board {
        BoardChoice::Usual => shipped_sheet(&usual),
        BoardChoice::Key(key) => found(key),
        BoardChoice::Text(text) => drawn(text),
    }
}

/// The ground of a board: what lies below everything that stands on it.
pub fn ground(sheet: &Sheet) -> Result<String, Problem> {
    let shape =
        Shape::parse("shape", &sheet.shape, &sheet.board).map_err(|_| Problem::new("problem-server"))?;
    Ok(atlas::picture::ground(&sheet.board, &shape))
}

/// A hand-made board as a picture that needs nothing else to look right.
pub fn picture(text: &str) -> Result<String, Problem> {
    let Sheet { board, shape } = drawn(text)?;
    let shape = Shape::parse("shape", &shape, &board).map_err(|_| Problem::new("problem-server"))?;
    Ok(atlas::picture::svg(&board, &shape))
}

/// Reads the head of a record. What was said in the game is the page's to check.
pub fn record(text: &str) -> Result<Record, Problem> {
    let record = Record::read(text)
        .map_err(|broken| Problem::new("problem-record").with("line", broken.line.to_string()))?;
    if record.setup.tiles.len() > MAX_TILES {
        return Err(Problem::new("problem-record").with("line", "1"));
    }
    Ok(record)
}

/// A record as a page shows it, on its board and the ground of that.
pub fn opened(record: Record, sheet: Sheet, ground: String) -> OpenedRecord {
    let table = TableCard {
        id: String::new(),
        title: String::new(),
        options: for_pages(&Options::of_setup(&record.setup)),
        sheet,
        commitment: record.commitment.unwrap_or_default(),
        rules: record.rules,
        begun: record.begun,
    };
    OpenedRecord { table, ground }
}

/// What is played, as pages are told: they read no TOML.
pub fn for_pages(options: &Options) -> Options {
    let tiles = options.tiles.iter().map(|text| HomeTile::to_json(text)).collect();
    Options { tiles, ..options.clone() }
}

/// A home-made tile as JSON, if it can be played.
pub fn tile(text: &str) -> Result<String, Problem> {
    HomeTile::read("tile", text).map_err(|fault| Problem::of_tile(&fault))?;
    Ok(HomeTile::to_json(text))
}
