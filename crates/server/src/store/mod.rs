//! Where games are kept.
//!
//! A game is its head and what was said, in order. Whatever changes one returns only when the change cannot be lost any
//! more, and fails if it may be: nothing is told to anybody before.

use std::pin::Pin;

use engine::Seat;
use serde::{Deserialize, Serialize};
#[cfg(doc)]
use wire::protocol::CHAT_PAGE;
use wire::protocol::{ChatLine, Options, Policy, Sheet, Summary, first_version};

use crate::secret::Hashed;

pub mod maintenance;
mod sqlite;
mod writer;

pub use sqlite::Sqlite;

/// Something that will be there when it is stored or loaded.
pub type Wait<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where games are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table and what is said at it already.
    fn create<'a>(&'a self, head: &'a Head, facts: &'a [String], summary: &'a Summary) -> Wait<'a, ()>;
    /// A table with all that was said.
    fn load<'a>(&'a self, id: &'a str) -> Wait<'a, Stored>;
    /// Adds what was said, all or nothing.
    fn append<'a>(&'a self, id: &'a str, batch: Batch<'a>, summary: &'a Summary) -> Wait<'a, ()>;
    /// Adds a line of chat.
    fn chat<'a>(&'a self, id: &'a str, line: &'a ChatLine, command: Command) -> Wait<'a, ()>;
    /// The last lines of chat before one, in order.
    fn chat_before<'a>(&'a self, id: &'a str, n: u64, most: usize) -> Wait<'a, Vec<ChatLine>>;
    /// Puts the head in the place of the one with the version before its own.
    fn amend<'a>(&'a self, head: &'a Head, summary: &'a Summary, command: Option<Command>) -> Wait<'a, ()>;
    /// A table in brief, as it was when something was last said.
    fn summary<'a>(&'a self, id: &'a str) -> Wait<'a, Summary>;
    /// The tables anybody may watch, the latest first.
    fn watchable(&self, n: u32) -> Wait<'_, Vec<Summary>>;
    /// Writes nothing of importance, to see whether the store can.
    fn probe(&self) -> Wait<'_, ()>;
    /// Lets go of its files, at the end of the program.
    fn close(&self) -> Wait<'_, ()>;
}

/// Why something could not be stored or loaded.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// There is no such table.
    NotFound,
    /// The table is not at the version the change was made on, or the command was carried out before.
    Conflict,
    /// The store does not work now. Whether the change is stored is not known; most likely it is not.
    Broken(String),
}

/// A command of a client, and the version of the table after it.
#[derive(Copy, Clone, Debug)]
pub struct Command {
    /// Its id.
    pub id: u64,
    /// The version.
    pub version: u64,
}

/// Facts to be added.
#[derive(Copy, Clone, Debug)]
pub struct Batch<'a> {
    /// How many facts were there before.
    pub version: u64,
    /// The facts, in notation.
    pub facts: &'a [String],
    /// The id of the command they come from.
    pub command: Option<u64>,
}

/// What a table is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Head {
    /// Its id.
    pub id: String,
    /// What people call it.
    pub title: String,
    /// What is played.
    pub options: Options,
    /// The board and its shape.
    pub sheet: Sheet,
    /// The secret behind all dice and draws.
    pub seed: String,
    /// The seats in order.
    pub seats: Vec<Chair>,
    /// The place of the host.
    pub host: u8,
    /// What happens when somebody is away.
    pub policy: Policy,
    /// The version of the head that brought the policy.
    #[serde(default)]
    pub policy_since: u64,
    /// How many milliseconds bots wait before each answer.
    pub pace: u16,
    /// The version of the head that brought the pace.
    #[serde(default)]
    pub pace_since: u64,
    /// Whether it is in the list of tables to watch.
    pub public: bool,
    /// How often the head was changed.
    #[serde(default)]
    pub version: u64,
    /// The version of the rules it began under.
    #[serde(default = "first_version")]
    pub rules: u32,
}

/// A place at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The name of who sits there.
    pub name: String,
    /// The level of the bot, if it is one.
    pub bot: Option<String>,
    /// The level of the bot that plays because somebody asked for it.
    pub deputy: Option<String>,
    /// The secret of the link to it, until somebody has come by that link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub link: Option<Hashed>,
    /// The secret that the browser of whoever has it shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Hashed>,
    /// Whether anybody ever came.
    pub taken: bool,
    /// The version of the head that last changed the name, the deputy or the link.
    #[serde(default)]
    pub since: u64,
    /// The command that asked for the present link or key, until it was used.
    #[serde(default)]
    pub linked_by: Option<u64>,
    /// When it was last opened on another device, in seconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<u64>,
    /// The browsers that have shown the key (`secret::browser`), the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub browsers: Vec<String>,
}

/// How many browsers of a seat are remembered.
const MAX_BROWSERS: usize = 8;

impl Head {
    /// The chair of a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.seats.get(usize::from(seat.0))
    }

    /// All seats.
    pub fn each(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.seats.iter().enumerate().map(|(at, chair)| (Seat(at as u8), chair))
    }

    /// The seats that secrets open, each with the secret that does.
    pub fn opened(&self, secrets: &[String]) -> Vec<(Seat, String)> {
        let opens = |chair: &Chair, secret: &str| chair.key.as_ref().is_some_and(|key| key.is_of(secret));
        let key = |chair: &Chair| secrets.iter().find(|secret| opens(chair, secret)).cloned();
        self.each().filter_map(|(seat, chair)| Some((seat, key(chair)?))).collect()
    }

    /// The seat that the secret of a link invites to.
    pub fn invited(&self, secret: &str) -> Option<Seat> {
        let invites = |chair: &Chair| chair.link.as_ref().is_some_and(|link| link.is_of(secret));
        self.each().find(|(_, chair)| invites(chair)).map(|(seat, _)| seat)
    }
}

impl Chair {
    /// Whether somebody plays here: a bot, or somebody who has come or is coming.
    pub fn is_taken(&self) -> bool {
        self.taken || self.key.is_some() || self.bot.is_some()
    }

    /// Remembers a browser; those that were seen first are forgotten first.
    pub fn know_browser(&mut self, browser: Option<&str>) {
        self.browsers.extend(browser.map(ToOwned::to_owned));
        self.browsers.drain(..self.browsers.len().saturating_sub(MAX_BROWSERS));
    }
}

/// A table with all that was said.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What it is.
    pub head: Head,
    /// The facts in order.
    pub facts: Vec<String>,
    /// The commands carried out, with the version after each.
    pub commands: Vec<(u64, u64)>,
    /// The last lines of chat in order, as many as [`CHAT_PAGE`].
    pub chat: Vec<ChatLine>,
}
