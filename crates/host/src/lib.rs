//! Tables that need no server. The page starts this in a worker of its own, where bots think without holding it up, and
//! says to it what it would say to a server: requests, and the messages of a table's socket (`wire::protocol`). It answers
//! in the same words. It keeps nothing itself: what must last is handed to the worker's script with every change ([`Batch`]),
//! which keeps it before the page hears of it (`web/worker.js`).
//!
//! What a server does in the same way, it takes from here: boards, bots, and the checks of what people write.

pub mod boards;
pub mod experts;
pub mod packs;
pub mod puzzles;
pub mod reviews;
mod table;
pub mod validate;

use std::collections::HashMap;

use content::Set;
use wire::nature::Seed;
use wire::protocol::{NewTable, Options, Problem, Told, read, write};

pub use table::{Batch, Head, Table};

/// How many tables are awake at once; one page shows one.
const MAX_TABLES: usize = 8;

/// The tables of a browser.
#[derive(Default)]
pub struct Host {
    tables: HashMap<String, Table>,
}

/// What comes of a request: the answer, and what is to be kept before anybody hears it.
pub type Answered = (Result<String, Problem>, Option<Batch>);

impl Host {
    /// Reads a table as the page has kept it, unless it is here as it is. What was said is one line each.
    pub fn load(&mut self, id: &str, head: &str, facts: &str) -> Result<(), Problem> {
        let facts: Vec<String> = facts.lines().map(str::to_owned).collect();
        if self.tables.get(id).is_some_and(|table| table.version() == facts.len() as u64) {
            return Ok(());
        }
        let table = Table::load(head, &facts)?;
        if table.id() != id {
            return Err(Problem::new("problem-unreadable-table"));
        }
        self.keep(table);
        Ok(())
    }

    fn keep(&mut self, table: Table) {
        if self.tables.len() >= MAX_TABLES {
            self.tables.retain(|_, table| table.is_open);
        }
        self.tables.insert(table.id().to_owned(), table);
    }

    /// The page of a table is opened, or connects anew.
    pub fn join(&mut self, id: &str, now: u64) -> Option<Batch> {
        Some(self.tables.get_mut(id)?.join(now))
    }

    /// The page of a table is left: no bot goes on there.
    pub fn leave(&mut self, id: &str) {
        if let Some(table) = self.tables.get_mut(id) {
            table.is_open = false;
        }
    }

    /// The page of a table sends a message.
    pub fn receive(&mut self, id: &str, message: &str, now: u64) -> Option<Batch> {
        let message = read(message).ok()?;
        Some(self.tables.get_mut(id)?.receive(message, now))
    }

    /// What is here of a table is not what the page has kept: it is read again.
    pub fn forget(&mut self, id: &str) {
        self.tables.remove(id);
    }

    /// Thinks over one thing, if there is one.
    pub fn think(&mut self, now: u64) -> Option<Batch> {
        self.tables.values_mut().find_map(|table| table.think(now))
    }

    /// Answers what a page asks of a server over HTTP, as far as that can be answered here. A body makes it a `POST`.
    pub fn ask(&mut self, path: &str, body: Option<&str>, seed: [u8; 32], now: u64) -> Answered {
        let path = path.replace("%2B", "+");
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        if let (["api", "tables"], Some(body)) = (&parts[..], body) {
            return match self.create(body, seed, now) {
                Ok((text, batch)) => (Ok(text), Some(batch)),
                Err(problem) => (Err(problem), None),
            };
        }
        (self.answer(&parts, body, now), None)
    }

    fn create(&mut self, body: &str, seed: [u8; 32], now: u64) -> Result<(String, Batch), Problem> {
        let wanted: NewTable = read(body)?;
        let number =
            u64::from_le_bytes([seed[0], seed[1], seed[2], seed[3], seed[4], seed[5], seed[6], seed[7]]);
        let sheet = boards::chosen(&wanted.options, number)?;
        let (table, batch) = Table::new(wanted, sheet, &Seed::new(seed), now)?;
        let created = write(&table.created());
        self.keep(table);
        Ok((created, batch))
    }

    fn answer(&self, parts: &[&str], body: Option<&str>, now: u64) -> Result<String, Problem> {
        let table = |id: &str| self.tables.get(id).ok_or_else(|| Problem::new("problem-no-table"));
        let told = || read::<Told>(body.unwrap_or_default()).map(|told| told.text);
        match parts {
            ["api", "tables", id] => Ok(write(&table(id)?.summary(now))),
            ["api", "tables", id, "map"] => boards::ground(table(id)?.sheet()),
            ["api", "tables", id, "record"] => table(id)?.record(),
            ["api", "tables", id, "wanted"] => Ok(write(&table(id)?.wanted())),
            ["api", "boxes", set, players] => {
                let set =
                    Set::from_key(set).map_err(|_| Problem::new("problem-choice").with("what", *set))?;
                let players =
                    players.parse().map_err(|_| Problem::new("problem-choice").with("what", "players"))?;
                Ok(write(&set.board_keys(players)))
            }
            ["api", "boards"] if body.is_some() => Ok(write(&boards::drawn(&told()?)?)),
            ["api", "boards"] => Ok(write(&boards::cards())),
            ["api", "boards", key] => Ok(write(&boards::found(key)?)),
            ["api", "boards", key, "map"] => boards::ground(&boards::found(key)?),
            ["api", "boards", key, "file"] => Ok(boards::found(key)?.board.to_text()),
            ["api", "sample-tile"] => Ok(content::blank::SAMPLE.to_owned()),
            ["api", "tiles"] => Ok(write(&Told { text: boards::tile(&told()?)? })),
            ["api", "drafts"] => Ok(write(&Told { text: packs::draft(&told()?)? })),
            ["api", "packs"] if body.is_some() => opened(&told()?),
            ["api", "packs"] => Ok(write(&packs::cards()?)),
            ["api", "packs", key] => opened(packs::shipped(key)?),
            ["api", "puzzles"] => {
                let wanted = read(body.unwrap_or_default())?;
                Ok(write(&puzzles::verdict(&wanted)?))
            }
            ["api", "records"] => {
                let record = boards::record(&told()?)?;
                let sheet = boards::chosen(&Options::of_setup(&record.setup), 0)?;
                let ground = boards::ground(&sheet)?;
                Ok(write(&boards::opened(record, sheet, ground)))
            }
            _ => Err(Problem::new("problem-offline")),
        }
    }
}

/// A pack with everything in it.
fn opened(text: &str) -> Result<String, Problem> {
    let pack = packs::read(text)?;
    let sheets = pack.boards.iter().map(|board| boards::drawn(board)).collect::<Result<_, _>>()?;
    Ok(write(&packs::opened(pack, sheets)))
}
