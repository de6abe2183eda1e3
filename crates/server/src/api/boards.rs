//! Boards and home-made tiles: those that come with the game, those made from a seed, and those people bring.

use std::io::Read;
use std::net::{IpAddr, SocketAddr};

use axum::body::Bytes;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use content::Set;
use content::blank::HomeTile;
use content::board::shape::Shape;
use content::board::{BoardFile, check, shipped};
use flate2::Compression;
use flate2::read::GzEncoder;
use wire::protocol::{BoardCard, BoardChoice, OpenedRecord, Options, Problem, Sheet, TableCard, Told, write};
use wire::record::Record;

use super::tables::MAX_TILES;
use super::{Answer, Shared, body, file, json, refused};
use crate::carrier::{Call, Reply};
use crate::hub::{Hub, fault};

pub(super) async fn boards() -> Answer {
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
    Ok(json(&shipped::ALL.iter().map(card).filter(|card| card.players > 0).collect::<Vec<_>>()))
}

/// The boards a box has for a number of players.
pub(super) async fn boards_of(Path((set, players)): Path<(String, u8)>) -> Answer {
    let set = Set::from_key(&set).map_err(|_| Problem::new("problem-choice").with("what", set))?;
    Ok(json(&set.board_keys(players)))
}

pub(super) async fn board(State(hub): Shared, Path(key): Path<String>) -> Answer {
    Ok(json(&found(&hub, key).await?))
}

/// A board as a file, to be changed and brought back.
pub(super) async fn board_file(State(hub): Shared, Path(key): Path<String>) -> Answer {
    let board = found(&hub, key).await?.board;
    Ok(file(&format!("{}.board", board.key), board.to_text()))
}

/// A home-made tile as a file, to begin with.
pub(super) async fn sample_tile() -> Response {
    file("homesick.toml", content::blank::SAMPLE.to_owned())
}

pub(super) async fn table_map(State(hub): Shared, Path(id): Path<String>) -> Answer {
    match hub.ask(&id, Call::Sheet).await?.0 {
        Reply::Sheet(sheet) => Ok(map(&hub, &id, sheet).await?),
        other => Err(refused(other)),
    }
}

pub(super) async fn board_map(State(hub): Shared, Path(key): Path<String>) -> Answer {
    let sheet = found(&hub, key.clone()).await?;
    Ok(map(&hub, &key, sheet).await?)
}

/// The ground of a board, drawn for a table or for a board's own page: what lies below everything that stands on it.
async fn map(hub: &Hub, who: &str, sheet: Sheet) -> Result<Response, Problem> {
    let text = write(&sheet);
    let draw = move || {
        let shape =
            Shape::parse("shape", &sheet.shape, &sheet.board).map_err(|why| fault(&why.to_string()))?;
        let text = atlas::picture::ground(&sheet.board, &shape);
        let mut squeezed = Vec::new();
        let read = GzEncoder::new(text.as_bytes(), Compression::default()).read_to_end(&mut squeezed);
        read.map(|_| squeezed).map_err(|why| fault(&why.to_string()))
    };
    let bytes = hub.services().drawings.keep(who, text, draw).await?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CONTENT_ENCODING, "gzip"),
        (header::CACHE_CONTROL, "private, max-age=3600"),
    ];
    Ok((headers, bytes.to_vec()).into_response())
}

pub(super) async fn draw(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    Ok(json(&drawn(&hub, peer.ip(), told.text).await?))
}

/// Reads the head of a record for a page, which reads no board files. What was said in the game is the page's to check.
pub(super) async fn record(
    State(hub): Shared,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    let read = tokio::task::spawn_blocking(move || Record::read(&told.text)).await;
    let record = read.map_err(|error| fault(&error.to_string()))?;
    let record =
        record.map_err(|broken| Problem::new("problem-record").with("line", broken.line.to_string()))?;
    if record.setup.tiles.len() > MAX_TILES {
        return Err(Problem::new("problem-record").with("line", "1").into());
    }
    let options = Options::of_setup(&record.setup);
    let sheet = sheet(&hub, peer.ip(), &options, 0).await?;
    let drawn = sheet.clone();
    let draw = move || {
        let shape =
            Shape::parse("shape", &drawn.shape, &drawn.board).map_err(|why| fault(&why.to_string()))?;
        Ok(atlas::picture::ground(&drawn.board, &shape))
    };
    let ground = hub.services().drawings.work(&peer.ip().to_string(), draw).await?;
    let tiles = options.tiles.iter().map(|text| HomeTile::to_json(text)).collect();
    let table = TableCard {
        id: String::new(),
        title: String::new(),
        options: Options { tiles, ..options },
        sheet,
        commitment: record.commitment.unwrap_or_default(),
        rules: record.rules,
        begun: record.begun,
    };
    Ok(json(&OpenedRecord { table, ground }))
}

pub(super) async fn tile(headers: HeaderMap, bytes: Bytes) -> Answer {
    let told: Told = body(&headers, &bytes)?;
    HomeTile::read("tile", &told.text).map_err(|fault| Problem::of_tile(&fault))?;
    Ok(json(&Told { text: HomeTile::to_json(&told.text) }))
}

/// The board that was chosen.
pub(super) async fn sheet(hub: &Hub, who: IpAddr, options: &Options, number: u64) -> Result<Sheet, Problem> {
    let usual = options.usual_board(number)?;
    match options.board.clone() {
        BoardChoice::Usual => shipped_sheet(&usual),
        BoardChoice::Key(key) => found(hub, key).await,
        BoardChoice::Text(text) => drawn(hub, who, text).await,
    }
}

/// A board by its key: one that comes with the game, or one that is made anew from the seed in its key.
async fn found(hub: &Hub, key: String) -> Result<Sheet, Problem> {
    if !key.contains("-seed-") {
        return shipped_sheet(&key);
    }
    let who = key.clone();
    let make = move || match atlas::fresh::find(&key) {
        Some(Ok(fresh)) => Ok(Sheet { shape: fresh.shape.to_text(&fresh.board), board: fresh.board }),
        Some(Err(_)) | None => Err(unknown_board(&key)),
    };
    hub.services().drawings.work(&who, make).await
}

fn unknown_board(key: &str) -> Problem {
    Problem::new("problem-choice").with("what", key.chars().take(200).collect::<String>())
}

/// A board that comes with the game. Reading it takes no time worth mentioning.
fn shipped_sheet(key: &str) -> Result<Sheet, Problem> {
    let unknown = |_| unknown_board(key);
    let board = shipped::find(key).map_err(unknown)?;
    let shape = shipped::find_shape(key).map_err(unknown)?.to_text(&board);
    Ok(Sheet { board, shape })
}

/// Reads, checks and draws a hand-made board for somebody.
async fn drawn(hub: &Hub, who: IpAddr, text: String) -> Result<Sheet, Problem> {
    let drawings = &hub.services().drawings;
    drawings
        .work(&who.to_string(), move || {
            let board = BoardFile::parse("board", &text).map_err(|fault| Problem::of_board(&fault))?;
            if let Some(fault) = check::faults("board", &board).first() {
                return Err(Problem::of_board(fault));
            }
            let shape = atlas::chart::chart("board", &board).map_err(|fault| Problem::of_board(&fault))?;
            let shape = shape.to_text(&board);
            Ok(Sheet { board, shape })
        })
        .await
}
