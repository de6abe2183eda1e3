//! What this browser keeps: small texts by name, the tables it has seats at, and the links it made.

use content::blank::Draft;
use content::board::BoardFile;
use engine::Seat;
use leptos::prelude::window;
use serde::{Deserialize, Serialize};
use web_sys::Storage;
use wire::protocol::{SeatLink, read, write};

/// How many tables are remembered; the oldest go first.
const MOST: usize = 24;
/// What is kept from when this browser has kept a game of its own.
pub const PLAYED_HERE: &str = "played-here";
/// Where the tiles made in this browser are kept.
const MADE: &str = "made-tiles";
/// Where the boards drawn in this browser are kept.
const BOARDS: &str = "made-boards";

/// A table this browser has a seat at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// The letters of this browser's seats.
    pub seats: String,
    /// The links to this browser's seats, and to those of others if it opened the table.
    #[serde(default)]
    pub links: Vec<SeatLink>,
    /// How much of its log was seen when somebody last looked.
    #[serde(default)]
    pub seen: Option<usize>,
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is kept under a name.
pub fn get(name: &str) -> Option<String> {
    storage()?.get_item(name).ok().flatten()
}

/// Keeps a text under a name. A browser that keeps nothing is asked again next time.
pub fn put(name: &str, text: &str) {
    let _ = storage().map(|it| it.set_item(name, text));
}

/// A tile that was made in this browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Made {
    /// The tile.
    pub draft: Draft,
    /// Whether its text follows from its rules.
    pub auto: bool,
}

/// The tiles made in this browser, the latest first.
pub fn made() -> Vec<Made> {
    get(MADE).and_then(|text| read(&text).ok()).unwrap_or_default()
}

/// Keeps the tiles made in this browser.
pub fn keep_made(made: &[Made]) {
    put(MADE, &write(&made));
}

/// The boards drawn in this browser, the latest first.
pub fn boards() -> Vec<BoardFile> {
    get(BOARDS).and_then(|text| read(&text).ok()).unwrap_or_default()
}

/// Keeps the boards drawn in this browser.
pub fn keep_boards(boards: &[BoardFile]) {
    put(BOARDS, &write(&boards));
}

/// The tables this browser has seats at, the latest first.
pub fn tables() -> Vec<Kept> {
    get("tables").and_then(|text| read(&text).ok()).unwrap_or_default()
}

/// Remembers a table, or that one has come back to it.
pub fn remember(mut table: Kept) {
    let mut tables = tables();
    if let Some(known) = tables.iter().position(|known| known.id == table.id) {
        let mut known = tables.remove(known);
        table.seen = table.seen.or(known.seen);
        // The links of seats that nobody has taken yet are known from before; they are told only once.
        known.links.retain(|old| !table.links.iter().any(|new| new.seat == old.seat));
        table.links.append(&mut known.links);
        table.links.sort_by_key(|link| link.seat);
    }
    tables.insert(0, table);
    tables.truncate(MOST);
    put("tables", &write(&tables));
}

/// Forgets the links to seats that others have taken: they are worth nothing any more.
pub fn forget_links(id: &str, taken: impl Fn(Seat) -> bool) {
    let mut tables = tables();
    let Some(known) = tables.iter_mut().find(|known| known.id == id) else { return };
    let (before, own) = (known.links.len(), known.seats.clone());
    known.links.retain(|link| own.contains(link.seat.letter()) || !taken(link.seat));
    if known.links.len() < before {
        put("tables", &write(&tables));
    }
}

/// Keeps the new link to a seat of this browser.
pub fn keep_link(id: &str, link: SeatLink) {
    let mut tables = tables();
    let Some(known) = tables.iter_mut().find(|known| known.id == id) else { return };
    known.links.retain(|old| old.seat != link.seat);
    known.links.push(link);
    known.links.sort_by_key(|link| link.seat);
    put("tables", &write(&tables));
}

/// How much of the log of a table was seen when somebody last looked.
pub fn seen(id: &str) -> Option<usize> {
    tables().into_iter().find(|known| known.id == id)?.seen
}

/// Keeps how much of the log of a table was seen.
pub fn saw(id: &str, n: usize) {
    let mut tables = tables();
    let Some(known) = tables.iter_mut().find(|known| known.id == id) else { return };
    known.seen = Some(n);
    put("tables", &write(&tables));
}

/// Forgets a table.
pub fn forget(id: &str) {
    let mut tables = tables();
    tables.retain(|known| known.id != id);
    put("tables", &write(&tables));
}
