//! The one writer of a database.
//!
//! A task owns the only connection that writes. It takes everything that waits, writes it in one transaction, and answers
//! when the commit has reached the disk: however many tables play, one `fsync` serves them all. A job made on an old
//! version fails alone. When anything else fails, all jobs of the group have failed,
//! and the connection is thrown away with whatever transaction it may still be in; the next group opens a new one. So
//! nothing is ever acknowledged by a connection that has failed before, and a disk that has room again is used again.

use tokio::sync::{mpsc, oneshot};
use wire::protocol::{ChatLine, Summary, write};

use super::{Batch, Clocks, Command, CommandId, Head, Reviewed, StoreError};
use crate::clock::now;
use crate::faults::{self, Moment};

/// How many jobs may wait. Who comes later waits for a place.
const MAX_WAITING: usize = 1024;
/// How many jobs are written in one transaction.
const MAX_GROUP: usize = 256;

/// A way to the writer.
#[derive(Clone)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    closings: mpsc::Sender<oneshot::Sender<()>>,
}

/// Something to be written.
pub struct Job {
    /// What it is.
    pub change: Change,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// Where changes are written to.
pub trait Target: Send + 'static {
    /// Writes all jobs in one transaction; what came of each, or why none of them is written.
    fn write(
        &mut self,
        group: &[Job],
    ) -> impl Future<Output = Result<Vec<Result<(), StoreError>>, StoreError>> + Send;
    /// Lets go of the connection.
    fn close(&mut self) -> impl Future<Output = ()> + Send;
}

/// What is written. Whatever changes a table that is there carries the epoch of who changes it.
pub enum Change {
    /// A new table.
    Create {
        /// Its id.
        id: String,
        /// The head as JSON.
        head: String,
        /// The table in brief, as JSON.
        summary: String,
        /// Whether anybody may watch.
        public: bool,
        /// The time.
        at: i64,
        /// The facts as a JSON list.
        facts: String,
        /// How many they are.
        n_facts: i64,
    },
    /// Facts.
    Append {
        /// The table.
        id: String,
        /// The epoch of who says it.
        epoch: i64,
        /// The version they are said on.
        version: i64,
        /// The facts as a JSON list.
        facts: String,
        /// How many they are.
        n_facts: i64,
        /// The command behind them.
        command: Option<CommandRow>,
        /// The table in brief, as JSON.
        summary: String,
        /// The time.
        at: i64,
    },
    /// A line of chat.
    Chat {
        /// The table.
        id: String,
        /// The epoch of who says it.
        epoch: i64,
        /// The number of the line.
        n: i64,
        /// Who said it.
        seat: String,
        /// The words.
        text: String,
        /// The time.
        at: i64,
        /// The command behind it.
        command: CommandRow,
    },
    /// What is there already, once more: to see whether the disk takes it.
    Probe {
        /// The name of the node.
        node: String,
    },
    /// Another head.
    Amend {
        /// The table.
        id: String,
        /// The epoch of who says it.
        epoch: i64,
        /// The version of the new head; the one before has the version below.
        version: i64,
        /// The head as JSON.
        head: String,
        /// The table in brief, as JSON.
        summary: String,
        /// Whether anybody may watch.
        public: bool,
        /// The command behind it.
        command: Option<CommandRow>,
    },
    /// What was said of a seat's decisions.
    Review {
        /// The table.
        id: String,
        /// The letter of the seat.
        seat: String,
        /// Whether everything was known.
        open: bool,
        /// How many decisions were judged.
        judged: i64,
        /// The review as JSON.
        text: String,
    },
    /// Who is here, and for how long others are away.
    Clocks {
        /// The table.
        id: String,
        /// The epoch of who says it.
        epoch: i64,
        /// The clocks as JSON.
        seats: String,
        /// The table in brief, as JSON.
        summary: String,
    },
}

/// A command as it is stored.
#[derive(Copy, Clone, Debug)]
pub struct CommandRow {
    /// Its number.
    pub number: i64,
    /// A hash of what it says.
    pub content: Option<i64>,
    /// The version of the table after it.
    pub version: i64,
}

impl CommandRow {
    fn new(id: CommandId, version: u64) -> CommandRow {
        CommandRow { number: id.number as i64, content: id.content, version: version as i64 }
    }
}

impl Writer {
    /// Starts a writer. It ends when nobody can write to it any more.
    pub fn start(target: impl Target) -> Writer {
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let (closings, closing) = mpsc::channel(1);
        tokio::spawn(run(target, waiting, closing));
        Writer { jobs, closings }
    }

    /// Writes something, and returns when it is on the disk.
    pub async fn write(&self, change: Change) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("the writer has ended".to_owned());
        let (reply, written) = oneshot::channel();
        self.jobs.send(Job { change, reply }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }

    /// Closes the connection, which moves what is in a log to the file. The next job opens another.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.closings.send(done).await.is_ok() {
            let _ = closed.await;
        }
    }
}

async fn run(
    mut target: impl Target,
    mut waiting: mpsc::Receiver<Job>,
    mut closing: mpsc::Receiver<oneshot::Sender<()>>,
) {
    let mut group = Vec::new();
    loop {
        tokio::select! {
            n = waiting.recv_many(&mut group, MAX_GROUP) => if n == 0 { return },
            Some(done) = closing.recv() => {
                target.close().await;
                let _ = done.send(());
                continue;
            }
        }
        let results = target.write(&group).await.unwrap_or_else(|error| vec![Err(error); group.len()]);
        for (job, result) in group.drain(..).zip(results) {
            // Who does not wait any more reads what is stored when it comes back.
            let _ = job.reply.send(result);
        }
    }
}

/// All of a group come to a moment.
pub fn reach(group: &[Job], moment: Moment) {
    group.iter().for_each(|job| faults::reach(job.change.kind(), moment));
}

/// An update that finds no row at the version it expects was made on an old one.
pub fn changed_one(n_rows: u64) -> Result<(), StoreError> {
    if n_rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

impl Change {
    /// A new table.
    pub fn create(head: &Head, facts: &[String], summary: &Summary) -> Change {
        Change::Create {
            id: head.id.clone(),
            head: write(head),
            summary: write(summary),
            public: head.public,
            at: now() as i64,
            facts: write(&facts),
            n_facts: facts.len() as i64,
        }
    }

    /// Facts.
    pub fn append(id: &str, epoch: u64, batch: Batch<'_>, summary: &Summary) -> Change {
        Change::Append {
            id: id.to_owned(),
            epoch: epoch as i64,
            version: batch.version as i64,
            facts: write(&batch.facts),
            n_facts: batch.facts.len() as i64,
            command: batch.command.map(|id| CommandRow::new(id, batch.version + batch.facts.len() as u64)),
            summary: write(summary),
            at: now() as i64,
        }
    }

    /// A line of chat.
    pub fn chat(id: &str, epoch: u64, line: &ChatLine, command: Command) -> Change {
        Change::Chat {
            id: id.to_owned(),
            epoch: epoch as i64,
            n: line.n as i64,
            seat: line.seat.letter().to_string(),
            text: line.text.clone(),
            at: line.at as i64,
            command: CommandRow::new(command.id, command.version),
        }
    }

    /// Another head.
    pub fn amend(epoch: u64, head: &Head, summary: &Summary, command: Option<Command>) -> Change {
        Change::Amend {
            id: head.id.clone(),
            epoch: epoch as i64,
            version: head.version as i64,
            head: write(head),
            summary: write(summary),
            public: head.public,
            command: command.map(|command| CommandRow::new(command.id, command.version)),
        }
    }

    /// Who is here, and for how long others are away.
    pub fn clocks(id: &str, epoch: u64, clocks: &Clocks, summary: &Summary) -> Change {
        Change::Clocks {
            id: id.to_owned(),
            epoch: epoch as i64,
            seats: write(clocks),
            summary: write(summary),
        }
    }

    /// What was said of a seat's decisions.
    pub fn review(id: &str, of: Reviewed, judged: u32, text: String) -> Change {
        Change::Review {
            id: id.to_owned(),
            seat: of.seat.letter().to_string(),
            open: of.open,
            judged: judged.into(),
            text,
        }
    }

    /// What kind of change it is, in a word.
    fn kind(&self) -> &'static str {
        match self {
            Change::Create { .. } => "table",
            Change::Append { .. } => "answer",
            Change::Chat { .. } => "chat",
            Change::Probe { .. } => "probe",
            Change::Amend { .. } => "head",
            Change::Review { .. } => "review",
            Change::Clocks { .. } => "clocks",
        }
    }
}
