//! The one writer of a database.
//!
//! A task owns the only connection that writes. It takes everything that waits, writes it in one transaction, and answers
//! when the commit has reached the disk: however many tables play, one `fsync` serves them all. A job made on an old
//! version fails alone. When anything else fails, all jobs of the group have failed,
//! and the connection is thrown away with whatever transaction it may still be in; the next group opens a new one. So
//! nothing is ever acknowledged by a connection that has failed before, and a disk that has room again is used again.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use wire::protocol::write as json;

use super::StoreError;
use super::sqlite::Readers;
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
struct Job {
    change: Change,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What is written.
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
        /// The version they are said on.
        version: i64,
        /// The facts as a JSON list.
        facts: String,
        /// How many they are.
        n_facts: i64,
        /// The command behind them.
        command: Option<i64>,
        /// The table in brief, as JSON.
        summary: String,
        /// The time.
        at: i64,
    },
    /// A line of chat.
    Chat {
        /// The table.
        id: String,
        /// The number of the line.
        n: i64,
        /// Who said it.
        seat: String,
        /// The words.
        text: String,
        /// The time.
        at: i64,
        /// The command behind it and the version of the table.
        command: (i64, i64),
    },
    /// What is there already, once more: to see whether the disk takes it.
    Probe,
    /// Another head.
    Amend {
        /// The table.
        id: String,
        /// The version of the new head; the one before has the version below.
        version: i64,
        /// The head as JSON.
        head: String,
        /// The table in brief, as JSON.
        summary: String,
        /// Whether anybody may watch.
        public: bool,
        /// The command behind it and the version of the table.
        command: Option<(i64, i64)>,
    },
}

impl Writer {
    /// Starts the writer of a file. It ends when nobody can write to it any more.
    pub fn start(options: SqliteConnectOptions, readers: Arc<Readers>) -> Writer {
        let (jobs, waiting) = mpsc::channel(MAX_WAITING);
        let (closings, closing) = mpsc::channel(1);
        tokio::spawn(run(options, readers, waiting, closing));
        Writer { jobs, closings }
    }

    /// Writes something, and returns when it is on the disk.
    pub async fn write(&self, change: Change) -> Result<(), StoreError> {
        let gone = || StoreError::Broken("the writer has ended".to_owned());
        let (reply, written) = oneshot::channel();
        self.jobs.send(Job { change, reply }).await.map_err(|_| gone())?;
        written.await.map_err(|_| gone())?
    }

    /// Closes the connection, which moves what is in its log to the file. The next job opens another.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.closings.send(done).await.is_ok() {
            let _ = closed.await;
        }
    }
}

async fn run(
    options: SqliteConnectOptions,
    readers: Arc<Readers>,
    mut waiting: mpsc::Receiver<Job>,
    mut closing: mpsc::Receiver<oneshot::Sender<()>>,
) {
    let mut kept: Option<SqliteConnection> = None;
    let mut has_failed = false;
    let mut group = Vec::new();
    loop {
        tokio::select! {
            n = waiting.recv_many(&mut group, MAX_GROUP) => if n == 0 { return },
            Some(done) = closing.recv() => {
                if let Some(connection) = kept.take() {
                    // What it could not move to the file is read from the log at the next start.
                    let _ = connection.close().await;
                }
                let _ = done.send(());
                continue;
            }
        }
        let connection = match kept.take() {
            Some(connection) => Ok(connection),
            None => options.connect().await.map_err(StoreError::from),
        };
        let connection = match connection {
            Ok(mut connection) if has_failed => {
                // On a full disk the log itself may be what takes the room: it is moved to the file as far as possible.
                let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
                Ok(connection)
            }
            other => other,
        };
        let results = match connection {
            Ok(mut connection) => match write_group(&mut connection, &group).await {
                Ok(results) => {
                    kept = Some(connection);
                    has_failed = false;
                    results
                }
                Err(error) => {
                    // Closing ends whatever transaction the connection is in; it is not asked whether it is in one.
                    let _ = connection.close_hard().await;
                    has_failed = true;
                    if error.is_read_only() {
                        readers.reopen().await;
                    }
                    vec![Err(error); group.len()]
                }
            },
            Err(error) => vec![Err(error); group.len()],
        };
        for (job, result) in group.drain(..).zip(results) {
            // Who does not wait any more reads what is stored when it comes back.
            let _ = job.reply.send(result);
        }
    }
}

/// Writes all jobs in one transaction; what came of each, or why none of them is written.
async fn write_group(
    connection: &mut SqliteConnection,
    group: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    reach(group, Moment::Waiting);
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    // Most of what waits are answers, and hardly ever is one made on an old version: all of them are written by a few
    // statements. If any does not fit, nothing of that counts, and each is written by itself.
    let together = match append_all(connection, group).await {
        Ok(written) => written,
        Err(StoreError::Conflict | StoreError::NotFound) => {
            sqlx::query("ROLLBACK").execute(&mut *connection).await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            false
        }
        Err(broken) => return Err(broken),
    };
    let mut results = Vec::with_capacity(group.len());
    for job in group {
        if together && matches!(job.change, Change::Append { .. }) {
            results.push(Ok(()));
            continue;
        }
        sqlx::query("SAVEPOINT job").execute(&mut *connection).await?;
        let result = job.change.apply(connection).await;
        let end = match &result {
            Ok(()) => "RELEASE job",
            Err(StoreError::Conflict | StoreError::NotFound) => "ROLLBACK TO job; RELEASE job",
            Err(StoreError::Broken(_)) => return result.map(|()| Vec::new()),
        };
        sqlx::query(end).execute(&mut *connection).await?;
        results.push(result);
    }
    reach(group, Moment::Written);
    faults::wait_for_disk().await;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    reach(group, Moment::Stored);
    Ok(results)
}

/// Writes all answers of a group at once, if there are several; whether it did. A conflict of any is a conflict of all.
async fn append_all(connection: &mut SqliteConnection, group: &[Job]) -> Result<bool, StoreError> {
    let rows: Vec<String> = group.iter().filter_map(|job| job.change.append_row()).collect();
    if rows.len() < 2 {
        return Ok(false);
    }
    let all = format!("[{}]", rows.join(","));
    let updated = sqlx::query(
        "UPDATE progress SET version = progress.version + new.n_facts, summary = new.summary, at = new.at
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS version, value ->> 2 AS n_facts, value ->> 4 AS at,
                      value -> 5 AS summary FROM json_each(?1)) AS new
         WHERE progress.id = new.id AND progress.version = new.version",
    );
    let n_updated = updated.bind(&all).execute(&mut *connection).await?.rows_affected();
    if n_updated != rows.len() as u64 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "INSERT INTO facts (id, version, line)
             SELECT new.value ->> 0, (new.value ->> 1) + fact.key, fact.value
             FROM json_each(?1) AS new, json_each(new.value, '$[6]') AS fact;
         INSERT INTO commands (id, command, version)
             SELECT value ->> 0, value ->> 3, (value ->> 1) + (value ->> 2) FROM json_each(?1)
             WHERE value ->> 3 IS NOT NULL",
    )
    .bind(&all)
    .execute(connection)
    .await?;
    Ok(true)
}

fn reach(group: &[Job], moment: Moment) {
    group.iter().for_each(|job| faults::reach(job.change.kind(), moment));
}

impl Change {
    /// What kind of change it is, in a word.
    fn kind(&self) -> &'static str {
        match self {
            Change::Create { .. } => "table",
            Change::Append { .. } => "answer",
            Change::Chat { .. } => "chat",
            Change::Probe => "probe",
            Change::Amend { .. } => "head",
        }
    }

    /// Facts as a row of JSON, for [`append_all`]: id, version, number of facts, command, time, summary, facts.
    fn append_row(&self) -> Option<String> {
        let Change::Append { id, version, facts, n_facts, command, summary, at } = self else { return None };
        let (id, command) = (json(id), json(command));
        Some(format!("[{id},{version},{n_facts},{command},{at},{summary},{facts}]"))
    }

    async fn apply(&self, connection: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Change::Create { id, head, summary, public, at, facts, n_facts } => {
                sqlx::query(
                    "INSERT INTO tables (id, head) VALUES (?1, ?2);
                     INSERT INTO progress (id, summary, public, at, version) VALUES (?1, ?3, ?4, ?5, ?6);
                     INSERT INTO facts (id, version, line) SELECT ?1, key, value FROM json_each(?7)",
                )
                .bind(id)
                .bind(head)
                .bind(summary)
                .bind(public)
                .bind(at)
                .bind(n_facts)
                .bind(facts)
                .execute(connection)
                .await?;
            }
            Change::Append { id, version, facts, n_facts, command, summary, at } => {
                let updated = sqlx::query(
                    "UPDATE progress SET version = ?2 + ?3, summary = ?4, at = ?5 WHERE id = ?1 AND version = ?2",
                );
                let updated = updated.bind(id).bind(version).bind(n_facts).bind(summary).bind(at);
                changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
                sqlx::query(
                    "INSERT INTO facts (id, version, line) SELECT ?1, ?2 + key, value FROM json_each(?3);
                     INSERT INTO commands (id, command, version) SELECT ?1, ?4, ?2 + ?5 WHERE ?4 IS NOT NULL",
                )
                .bind(id)
                .bind(version)
                .bind(facts)
                .bind(command)
                .bind(n_facts)
                .execute(connection)
                .await?;
            }
            Change::Chat { id, n, seat, text, at, command: (command, version) } => {
                sqlx::query(
                    "INSERT INTO chat (id, n, command, seat, text, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6);
                     INSERT INTO commands (id, command, version) VALUES (?1, ?3, ?7)",
                )
                .bind(id)
                .bind(n)
                .bind(command)
                .bind(seat)
                .bind(text)
                .bind(at)
                .bind(version)
                .execute(connection)
                .await?;
            }
            Change::Probe => {
                // A write of the first page, like any other, that changes nothing.
                let version = format!("PRAGMA user_version = {}", super::sqlite::newest_version());
                sqlx::query(sqlx::AssertSqlSafe(version)).execute(connection).await?;
            }
            Change::Amend { id, version, head, summary, public, command } => {
                let updated = sqlx::query(
                    "UPDATE tables SET head = ?3, head_version = ?2 WHERE id = ?1 AND head_version = ?2 - 1",
                );
                let updated = updated.bind(id).bind(version).bind(head);
                changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
                let brief = sqlx::query("UPDATE progress SET summary = ?2, public = ?3 WHERE id = ?1");
                brief.bind(id).bind(summary).bind(public).execute(&mut *connection).await?;
                if let Some((command, version)) = command {
                    sqlx::query("INSERT INTO commands (id, command, version) VALUES (?, ?, ?)")
                        .bind(id)
                        .bind(command)
                        .bind(version)
                        .execute(connection)
                        .await?;
                }
            }
        }
        Ok(())
    }
}

/// An update that finds no row at the version it expects was made on an old one.
fn changed_one(n_rows: u64) -> Result<(), StoreError> {
    if n_rows == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}
