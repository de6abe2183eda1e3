//! Where games are kept.
//!
//! A game is its head and what was said, in order. Whatever changes one returns only when the change cannot be lost any
//! more, and fails if it may be: nothing is told to anybody before.

use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use engine::Seat;
use serde::{Deserialize, Serialize};
use sqlx::migrate::MigrateError;
#[cfg(doc)]
use wire::protocol::CHAT_PAGE;
use wire::protocol::{ChatLine, Options, Policy, Sheet, Summary, first_version};

pub use crate::secret::Hashed;

pub mod maintenance;
pub mod migrate;
mod owners;
mod postgres;
mod sqlite;
mod writer;

pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// For how long a node may write for the tables it has taken, from each renewal on: by the clock of the store.
pub const LEASE: Duration = Duration::from_secs(8);
/// How often it renews.
pub const RENEWAL: Duration = Duration::from_secs(2);
/// A node that could not renew for so long gives up its tables by itself, before anybody else can have them.
pub const PATIENCE: Duration = Duration::from_secs(6);

/// Something that will be there when it is stored or loaded.
pub type Wait<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A place where games are kept.
pub trait Store: Send + Sync + 'static {
    /// Keeps a new table and what is said at it already.
    fn create<'a>(&'a self, head: &'a Head, facts: &'a [String], summary: &'a Summary) -> Wait<'a, ()>;
    /// Takes a table: from now on only who has this epoch changes it. In a store of one process whoever takes has it; in a
    /// shared one a node that lives keeps what it has.
    fn take<'a>(&'a self, id: &'a str) -> Wait<'a, Taken>;
    /// Gives a table back that sleeps, so that others need not wait for the end of the lease.
    fn release<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, ()>;
    /// Gives back all tables of this node, which goes on under a new name: also what was taken by a statement that comes late
    /// is then nobody's.
    fn release_all(&self) -> Wait<'_, ()>;
    /// Whether nobody has taken a table since an epoch.
    fn holds<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, bool>;
    /// Says that this node lives, for all its tables at once.
    fn renew(&self) -> Wait<'_, Renewed>;
    /// Whether several nodes use it, so that tables are leased and what is in memory may have been taken by another.
    fn is_shared(&self) -> bool;
    /// A table with all that was said.
    fn load<'a>(&'a self, id: &'a str) -> Wait<'a, Stored>;
    /// Adds what was said, all or nothing.
    fn append<'a>(&'a self, id: &'a str, epoch: u64, batch: Batch<'a>, summary: &'a Summary) -> Wait<'a, ()>;
    /// Adds a line of chat.
    fn chat<'a>(&'a self, id: &'a str, epoch: u64, line: &'a ChatLine, command: Command) -> Wait<'a, ()>;
    /// The last lines of chat before one, in order.
    fn chat_before<'a>(&'a self, id: &'a str, n: u64, most: usize) -> Wait<'a, Vec<ChatLine>>;
    /// Puts the head in the place of the one with the version before its own.
    fn amend<'a>(
        &'a self,
        epoch: u64,
        head: &'a Head,
        summary: &'a Summary,
        command: Option<Command>,
    ) -> Wait<'a, ()>;
    /// Keeps who is here and for how long others are away, for the node that has the table next.
    fn keep_clocks<'a>(
        &'a self,
        id: &'a str,
        epoch: u64,
        clocks: &'a Clocks,
        summary: &'a Summary,
    ) -> Wait<'a, ()>;
    /// A table in brief, as it was when something was last said.
    fn summary<'a>(&'a self, id: &'a str) -> Wait<'a, Summary>;
    /// What was said of a seat's decisions, as JSON, if anybody wanted to know.
    fn review<'a>(&'a self, id: &'a str, of: Reviewed) -> Wait<'a, Option<String>>;
    /// Keeps what was said of a seat's decisions, unless more of them were judged before. The game is over and changes no
    /// more, so whoever judges may keep it.
    fn keep_review<'a>(&'a self, id: &'a str, of: Reviewed, judged: u32, text: String) -> Wait<'a, ()>;
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
    /// Somebody else has taken the table since.
    Fenced,
    /// The store does not work now. Whether the change is stored is not known; most likely it is not.
    Broken(String),
}

/// Whether a table was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is taken.
    Yes {
        /// What every change must carry.
        epoch: u64,
    },
    /// Another node has it, and lives.
    ByAnother {
        /// The name it was given when its store was opened; nothing if it has died at this moment.
        node: String,
    },
}

/// Whether a node could say in time that it lives.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Renewed {
    /// Its tables are its own.
    InTime,
    /// Its lease had ended: whatever it had is free for others.
    TooLate,
}

/// Who is here, and for how long others are away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// For how many milliseconds each seat was not seen; nothing for those who are here.
    pub absent: Vec<Option<u64>>,
    /// The numbers of the seats a bot plays for because they are away.
    pub away: Vec<u8>,
    /// For how many milliseconds an answer is owed.
    #[serde(skip)]
    pub owed: u64,
}

impl Clocks {
    /// Lets time pass.
    fn go_on(&mut self, time: Duration) {
        self.absent.iter_mut().flatten().for_each(|absent| *absent += time.as_millis() as u64);
    }
}

/// What tells the commands of clients apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CommandId {
    /// The number its client has chosen.
    pub number: u64,
    /// A hash of what it says: another command with the same number is no repetition. Files of earlier programs have none.
    pub content: Option<i64>,
}

/// A command of a client, and the version of the table after it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// Which.
    pub id: CommandId,
    /// The version.
    pub version: u64,
}

/// Whose decisions are judged, and by which knowledge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    /// Whose.
    pub seat: Seat,
    /// Whether everything is known.
    pub open: bool,
}

/// Facts to be added.
#[derive(Copy, Clone, Debug)]
pub struct Batch<'a> {
    /// How many facts were there before.
    pub version: u64,
    /// The facts, in notation.
    pub facts: &'a [String],
    /// The command they come from.
    pub command: Option<CommandId>,
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
    /// How many facts were there when it began.
    #[serde(default)]
    pub begun: usize,
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
    /// The number of the command that asked for the present link or key, until it was used.
    #[serde(default)]
    pub linked_by: Option<u64>,
    /// The secrets that the browser showed which asked for it: only that browser is told again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub linked_for: Vec<Hashed>,
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
    pub fn opened(&self, secrets: &[Hashed]) -> Vec<(Seat, Hashed)> {
        let opens =
            |chair: &Chair, secret: &Hashed| chair.key.as_ref().is_some_and(|key| key.is_same(secret));
        let key = |chair: &Chair| secrets.iter().find(|secret| opens(chair, secret)).cloned();
        self.each().filter_map(|(seat, chair)| Some((seat, key(chair)?))).collect()
    }

    /// The seat that the secret of a link invites to.
    pub fn invited(&self, secret: &Hashed) -> Option<Seat> {
        let invites = |chair: &Chair| chair.link.as_ref().is_some_and(|link| link.is_same(secret));
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
    /// The commands carried out.
    pub commands: Vec<Command>,
    /// The last lines of chat in order, as many as [`CHAT_PAGE`].
    pub chat: Vec<ChatLine>,
    /// Who was here, and for how long others are away by now, where that is kept.
    pub clocks: Option<Clocks>,
}

/// A command as it is read: its number, the version after it, and its content.
type StoredCommand = (i64, i64, Option<i64>);

fn command((number, version, content): StoredCommand) -> Command {
    Command { id: CommandId { number: number as u64, content }, version: version as u64 }
}

impl CommandId {
    /// Whether it is the same command, said again.
    pub fn is_same(self, other: CommandId) -> bool {
        self.number == other.number
            && (self.content == other.content || self.content.is_none() || other.content.is_none())
    }
}

impl From<u64> for CommandId {
    fn from(number: u64) -> CommandId {
        CommandId { number, content: None }
    }
}

/// A line of chat as it is read: its number, seat, text and time.
type StoredChat = (u64, String, String, u64);

fn chat_line((n, seat, text, at): StoredChat) -> Result<ChatLine, StoreError> {
    let seat = Seat::from_letter(&seat).ok_or_else(|| StoreError::unreadable("a seat"))?;
    Ok(ChatLine { n, seat, text, at })
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NotFound => f.write_str("it is not there"),
            StoreError::Conflict => f.write_str("it was changed by somebody else"),
            StoreError::Fenced => f.write_str("somebody else has taken it"),
            StoreError::Broken(why) => f.write_str(why),
        }
    }
}

impl StoreError {
    /// Whether the file could not be written because it is read-only.
    pub fn is_read_only(&self) -> bool {
        // The words are `SQLite`'s own for all codes of that kind.
        matches!(self, StoreError::Broken(why) if why.contains("readonly database"))
    }

    /// Whether another program has the file locked.
    pub fn is_locked(&self) -> bool {
        matches!(self, StoreError::Broken(why) if why.contains("database is locked"))
    }

    fn unreadable(what: &str) -> StoreError {
        StoreError::Broken(format!("{what} cannot be read"))
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        StoreError::Broken(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error.as_database_error() {
            // A row that is there already was written by somebody else.
            Some(fault) if fault.is_unique_violation() => StoreError::Conflict,
            _ => StoreError::Broken(error.to_string()),
        }
    }
}
