//! What nodes say to each other about tables, and who carries it.
//!
//! Any node serves any socket. The node that has taken a table speaks for it; the nodes with sockets at it call it, and what
//! it has to tell goes out once for each kind of viewer. A call holds no channel and no pointer, and of secrets only hashes. In one
//! process a call is a value on a channel and nobody else is there ([`Alone`]); several nodes have NATS between them
//! ([`Nats`]).

use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use engine::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use wire::protocol::{Problem, Seated, Sheet, Summary, ToServer};

use crate::live::Outgoing;
use crate::secret::Hashed;
use crate::thinking::{Helped, Helpers, Task, Thinker};
use crate::viewers::Viewers;
use wire::book::Format;

mod nats;

pub use nats::Nats;

/// A socket, by a number that its node has made up.
pub type GuestId = u64;

/// What a table is asked.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Call {
    /// Somebody comes.
    Join(Join),
    /// Somebody wants to see everything anew, for the first time or because they have missed something.
    Resync(GuestId),
    /// Somebody looks no more.
    Leave(GuestId),
    /// A client has sent a message.
    Message(GuestId, ToServer),
    /// Somebody has followed a link to a seat.
    Sit(Sit),
    /// These still look, at another node.
    Here {
        /// Which node.
        node: String,
        /// Who.
        guests: Vec<GuestId>,
    },
    /// The table in brief.
    Summary,
    /// The board and its shape.
    Sheet,
    /// The record, if the game is over.
    Record,
}

/// Who comes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Join {
    /// The socket.
    pub guest: GuestId,
    /// The node it is at, if it is not the table's own.
    pub node: Option<String>,
    /// The secrets the browser has shown.
    pub secrets: Vec<Hashed>,
    /// Which browser it is, if it says so.
    pub browser: Option<String>,
    /// Where they are, if that counts.
    pub address: Option<IpAddr>,
    /// How they want to see the table.
    pub format: Format,
}

/// Who has followed a link.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sit {
    /// The secret of the link.
    pub secret: Hashed,
    /// The secrets the browser has shown.
    pub shown: Vec<Hashed>,
    /// The secret the browser gets if the link was an invitation.
    pub fresh: Hashed,
    /// Which browser it is, if it says so.
    pub browser: Option<String>,
}

/// What a table answers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// Somebody may look.
    Joined {
        /// Through whose eyes.
        kind: Kind,
        /// The epoch of who speaks for the table.
        epoch: u64,
    },
    /// It is done.
    Done,
    /// Nobody speaks for the table here any more.
    Gone,
    /// Nobody is known by this number.
    Unknown,
    /// Somebody sits.
    Sat(Seated, Vec<Hashed>),
    /// How the table is, for those who still look.
    Here {
        /// The epoch of who speaks for it.
        epoch: u64,
        /// The version of the game.
        version: u64,
        /// Those who are not known.
        unknown: Vec<GuestId>,
    },
    /// The table in brief.
    Summary(Summary),
    /// The board and its shape.
    Sheet(Sheet),
    /// The record.
    Record(String),
    /// It cannot be.
    Refused(Problem),
}

/// A call on its way.
pub struct TableRequest {
    /// What is asked.
    pub call: Call,
    /// Gets the answer.
    pub reply: oneshot::Sender<Reply>,
}

/// All who see the same are told the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kind {
    /// The number of the seat whose eyes they look through, if they have one.
    seat: Option<u8>,
    format: Format,
}

impl Kind {
    /// Those who look through these eyes.
    pub fn new(seat: Option<Seat>, format: Format) -> Kind {
        Kind { seat: seat.map(|seat| seat.0), format }
    }

    /// Whose eyes they are.
    pub fn seat(self) -> Option<Seat> {
        self.seat.map(Seat)
    }

    /// How they see the table.
    pub fn format(self) -> Format {
        self.format
    }

    /// The end of the subject they are told at.
    fn subject(self) -> String {
        let seat = self.seat().map_or("watch".to_owned(), |seat| seat.letter().to_string());
        match self.format {
            Format::Packed => format!("{seat}.packed"),
            Format::Plain => format!("{seat}.plain"),
        }
    }
}

/// What a node must know of something told, besides the text.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Stamp {
    /// The epoch of who tells it.
    pub epoch: u64,
    /// Whom; everybody of the kind if nobody is named.
    pub to: Option<GuestId>,
    /// Where it leads.
    pub step: Step,
}

/// Where something told leads.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Nowhere: it is not about the game.
    Word,
    /// The same, and a secret that opens a seat of theirs is in it.
    Secret(String),
    /// From one version of the game to another.
    Update {
        /// The version before.
        from: u64,
        /// The version after.
        to: u64,
    },
    /// To a version, from wherever they are.
    Welcome {
        /// The version.
        version: u64,
    },
    /// To other eyes. There is no text; everything is to be seen anew.
    Shift(Kind),
}

/// Why nobody answers for a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// No node speaks for it.
    NoOwner,
    /// The node that does is silent.
    TimedOut,
    /// This node reaches no other.
    CutOff,
}

/// Something that takes a while.
pub type Carrying<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Who carries calls and news between nodes.
pub trait Carrier: Send + Sync + 'static {
    /// The name of this node among others, if there are any.
    fn node(&self) -> Option<&str>;
    /// Calls whoever speaks for a table at another node.
    fn ask<'a>(&'a self, table: &'a str, call: &'a Call) -> Carrying<'a, Result<Reply, Unanswered>>;
    /// Brings the calls of other nodes to a table, for as long as it is awake.
    fn serve<'a>(
        &'a self,
        table: &'a str,
        requests: mpsc::Sender<TableRequest>,
    ) -> Carrying<'a, Result<(), Unanswered>>;
    /// Asks a node to wake a table that is its own in the store, and that nobody speaks for.
    fn rouse(&self, node: &str, table: &str);
    /// The tables that other nodes ask this one to wake, if it can be asked.
    fn roused(&self) -> Carrying<'static, Option<mpsc::Receiver<String>>>;
    /// Lets somebody else think something over, for so long at most. That nobody is there who could is said at once.
    fn think<'a>(
        &'a self,
        helpers: &'a Helpers,
        task: &'a Task,
        limit: Duration,
    ) -> Carrying<'a, Result<Helped, Unanswered>>;
    /// Thinks for others, as one of these, until told to stop. The first wait is over when others can ask; the second when
    /// nothing is thought over any more.
    fn help(
        &self,
        role: Helpers,
        thinker: Arc<Thinker>,
        stop: Carrying<'static, ()>,
    ) -> Carrying<'static, Result<Carrying<'static, ()>, Unanswered>>;
    /// Tells all viewers of a kind at other nodes. Whether it is on its way.
    fn publish(&self, table: &str, kind: Kind, stamp: &Stamp, text: &Outgoing) -> bool;
    /// Brings what is told to a kind of viewer to those at this node, until it is dropped.
    fn listen<'a>(
        &'a self,
        table: &'a str,
        kind: Kind,
        viewers: Arc<Viewers>,
    ) -> Carrying<'a, Option<Listening>>;
    /// Whether other nodes can be reached.
    fn is_connected(&self) -> bool;
    /// What changes whenever something told may have been lost.
    fn losses(&self) -> watch::Receiver<()>;
}

/// A subscription, until it is dropped.
pub struct Listening(AbortHandle);

impl Drop for Listening {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Nobody else is there.
pub struct Alone {
    losses: watch::Sender<()>,
}

impl Default for Alone {
    fn default() -> Alone {
        Alone { losses: watch::Sender::new(()) }
    }
}

impl Carrier for Alone {
    fn node(&self) -> Option<&str> {
        None
    }

    fn ask<'a>(&'a self, _: &'a str, _: &'a Call) -> Carrying<'a, Result<Reply, Unanswered>> {
        Box::pin(async { Err(Unanswered::NoOwner) })
    }

    fn serve<'a>(
        &'a self,
        _: &'a str,
        _: mpsc::Sender<TableRequest>,
    ) -> Carrying<'a, Result<(), Unanswered>> {
        Box::pin(async { Ok(()) })
    }

    fn think<'a>(
        &'a self,
        _: &'a Helpers,
        _: &'a Task,
        _: Duration,
    ) -> Carrying<'a, Result<Helped, Unanswered>> {
        Box::pin(async { Err(Unanswered::NoOwner) })
    }

    fn help(
        &self,
        _: Helpers,
        _: Arc<Thinker>,
        _: Carrying<'static, ()>,
    ) -> Carrying<'static, Result<Carrying<'static, ()>, Unanswered>> {
        Box::pin(async { Err(Unanswered::NoOwner) })
    }

    fn rouse(&self, _: &str, _: &str) {}

    fn roused(&self) -> Carrying<'static, Option<mpsc::Receiver<String>>> {
        Box::pin(async { None })
    }

    fn publish(&self, _: &str, _: Kind, _: &Stamp, _: &Outgoing) -> bool {
        true
    }

    fn listen<'a>(&'a self, _: &'a str, _: Kind, _: Arc<Viewers>) -> Carrying<'a, Option<Listening>> {
        Box::pin(async { None })
    }

    fn is_connected(&self) -> bool {
        true
    }

    fn losses(&self) -> watch::Receiver<()> {
        self.losses.subscribe()
    }
}
