//! Boards and home-made tiles: those that come with the game, those made from a seed, and those people bring.

use std::io::Read;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use content::Set;
use flate2::Compression;
use flate2::read::GzEncoder;
use host::boards;
use wire::protocol::{BoardChoice, Options, Problem, Sheet, Told, write};

use super::asked::Asked;
use super::{Answer, Shared, file, json, refused};
use crate::carrier::{Call, Reply};
use crate::drawing::Asker;
use crate::hub::{Hub, fault};

pub(super) async fn all() -> Answer {
    Ok(json(&boards::cards()))
}

/// The boards a box has for a number of players.
pub(super) async fn boards_of(Path((set, players)): Path<(String, u8)>) -> Answer {
    let choice = |what: String| Problem::new("problem-choice").with("what", what);
    let set = Set::from_key(&set).map_err(|_| choice(set))?;
    if !(2..=engine::MAX_SEATS as u8).contains(&players) {
        return Err(choice(players.to_string()).into());
    }
    Ok(json(&set.board_keys(players)))
}

pub(super) async fn board(State(hub): Shared, Path(key): Path<String>, asker: Asker) -> Answer {
    Ok(json(&found(&hub, &asker, key).await?))
}

/// A board as a file, to be changed and brought back.
pub(super) async fn board_file(State(hub): Shared, Path(key): Path<String>, asker: Asker) -> Answer {
    let board = found(&hub, &asker, key).await?.board;
    Ok(file(&format!("{}.board", board.key), board.to_text()))
}

pub(super) async fn table_map(State(hub): Shared, Path(id): Path<String>, asker: Asker) -> Answer {
    match hub.ask(&id, Call::Sheet).await?.0 {
        Reply::Sheet(sheet) => Ok(map(&hub, &asker, sheet).await?),
        other => Err(refused(other)),
    }
}

pub(super) async fn board_map(State(hub): Shared, Path(key): Path<String>, asker: Asker) -> Answer {
    let sheet = found(&hub, &asker, key).await?;
    Ok(map(&hub, &asker, sheet).await?)
}

/// The ground of a board, drawn for a table or for a board's own page: what lies below everything that stands on it.
async fn map(hub: &Hub, who: &Asker, sheet: Sheet) -> Result<Response, Problem> {
    let text = write(&sheet);
    let draw = move || {
        let text = boards::ground(&sheet)?;
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

pub(super) async fn draw(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    Ok(json(&drawn(&hub, &asker, told.text).await?))
}

/// Reads the head of a record for a page, which reads no board files. What was said in the game is the page's to check.
pub(super) async fn record(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    // A long text takes a while to be read.
    let record = hub.services().drawings.work(&asker, move || boards::record(&told.text)).await?;
    let sheet = sheet(&hub, &asker, &Options::of_setup(&record.setup), 0).await?;
    let drawn = sheet.clone();
    let draw = move || boards::ground(&drawn);
    let ground = hub.services().drawings.work(&asker, draw).await?;
    Ok(json(&boards::opened(record, sheet, ground)))
}

/// The board that was chosen.
pub(super) async fn sheet(hub: &Hub, who: &Asker, options: &Options, number: u64) -> Result<Sheet, Problem> {
    let usual = options.usual_board(number)?;
    match options.board.clone() {
        BoardChoice::Usual => boards::shipped_sheet(&usual),
        BoardChoice::Key(key) => found(hub, who, key).await,
        BoardChoice::Text(text) => drawn(hub, who, text).await,
    }
}

/// A board by its key; one that is made anew waits for its turn.
async fn found(hub: &Hub, who: &Asker, key: String) -> Result<Sheet, Problem> {
    if !boards::is_made(&key) {
        return boards::shipped_sheet(&key);
    }
    hub.services().drawings.work(who, move || boards::found(&key)).await
}

/// Reads, checks and draws a hand-made board for somebody.
pub(super) async fn drawn(hub: &Hub, who: &Asker, text: String) -> Result<Sheet, Problem> {
    hub.services().drawings.work(who, move || boards::drawn(&text)).await
}
