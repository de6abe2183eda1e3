//! How the writer puts a group of changes into a file of `SQLite`: one transaction, each change in a savepoint of its own.

use std::path::Path;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};
use wire::protocol::write as json;

use super::super::StoreError;
use super::super::writer::{self, Change, CommandRow, Job, changed_one, reach};
use super::place::{Astray, Place};
use super::readers::Readers;
use crate::faults::{self, Moment};

/// The connection that writes.
pub struct Target {
    options: SqliteConnectOptions,
    readers: Arc<Readers>,
    place: Place,
    kept: Option<SqliteConnection>,
    has_failed: bool,
}

impl Target {
    pub fn new(options: SqliteConnectOptions, file: &Path, readers: Arc<Readers>) -> Target {
        Target { options, readers, place: Place::new(file), kept: None, has_failed: false }
    }

    async fn connection(&mut self) -> Result<SqliteConnection, StoreError> {
        match self.place.check() {
            Ok(()) => {}
            Err(Astray::File) => return Err(moved()),
            Err(Astray::Log) => self.leave_lost_log().await?,
        }
        let mut connection = match self.kept.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        if self.has_failed {
            // On a full disk the log itself may be what takes the room: it is moved to the file as far as possible.
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
        }
        Ok(connection)
    }

    async fn connect(&mut self) -> Result<SqliteConnection, StoreError> {
        let mut connection = self.options.connect().await?;
        // The log is opened by whoever reads.
        sqlx::query("SELECT count(*) FROM sqlite_schema").execute(&mut connection).await?;
        self.place.connected();
        Ok(connection)
    }

    /// Somebody has deleted the log or moved it away: who has it open moves what is in it to the file, and another is begun.
    async fn leave_lost_log(&mut self) -> Result<(), StoreError> {
        if let Some(connection) = &mut self.kept {
            // While that cannot be done the connection is kept: it is all that leads to the log.
            save_log(connection).await?;
        }
        if let Some(connection) = self.kept.take() {
            let _ = connection.close_hard().await;
        }
        // Those that read have the lost log open too.
        self.readers.reopen().await;
        self.place.forget_log();
        Ok(())
    }

    /// A group is committed; whether it is where the next start will find it.
    async fn found_again(&mut self, connection: SqliteConnection) -> Result<(), StoreError> {
        self.kept = Some(connection);
        match self.place.check() {
            Ok(()) => Ok(()),
            Err(Astray::File) => Err(moved()),
            Err(Astray::Log) => self.leave_lost_log().await,
        }
    }
}

/// What is said while the file is not where it was.
fn moved() -> StoreError {
    StoreError::Broken(
        "the file was deleted, moved away or replaced while the server uses it: nothing is stored until it is back"
            .to_owned(),
    )
}

/// Moves everything in the log to the file.
async fn save_log(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await?;
    match moved.try_get::<i64, _>(0)? {
        0 => Ok(()),
        _ => Err(StoreError::Broken("the log of the file is lost, and cannot be saved now".to_owned())),
    }
}

impl writer::Target for Target {
    async fn write(&mut self, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = self.connection().await?;
        match write_group(&mut connection, group).await {
            Ok(results) => {
                self.found_again(connection).await?;
                self.has_failed = false;
                Ok(results)
            }
            Err(error) => {
                // Closing ends whatever transaction the connection is in; it is not asked whether it is in one.
                let _ = connection.close_hard().await;
                // Who has waited for another program once would wait again to move the log.
                self.has_failed = !error.is_locked();
                if error.is_read_only() {
                    self.readers.reopen().await;
                }
                Err(error)
            }
        }
    }

    async fn close(&mut self) {
        if let Some(connection) = self.kept.take() {
            // What it could not move to the file is read from the log at the next start.
            let _ = connection.close().await;
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
        Err(StoreError::Conflict | StoreError::NotFound | StoreError::Fenced) => {
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
        let result = apply(&job.change, connection).await;
        let end = match &result {
            Ok(()) => "RELEASE job",
            Err(StoreError::Conflict | StoreError::NotFound | StoreError::Fenced) => {
                "ROLLBACK TO job; RELEASE job"
            }
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
    let rows: Vec<String> = group.iter().filter_map(|job| append_row(&job.change)).collect();
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
         INSERT INTO commands (id, command, version, content)
             SELECT value ->> 0, value ->> 3, (value ->> 1) + (value ->> 2), value ->> 7 FROM json_each(?1)
             WHERE value ->> 3 IS NOT NULL",
    )
    .bind(&all)
    .execute(connection)
    .await?;
    Ok(true)
}

/// Facts as a row of JSON, for [`append_all`]: id, version, number of facts, command, time, summary, facts, content of
/// the command.
fn append_row(change: &Change) -> Option<String> {
    let Change::Append { id, version, facts, n_facts, command, summary, at, .. } = change else {
        return None;
    };
    let (number, content) = (json(&command.map(|it| it.number)), json(&command.and_then(|it| it.content)));
    let id = json(id);
    Some(format!("[{id},{version},{n_facts},{number},{at},{summary},{facts},{content}]"))
}

async fn apply(change: &Change, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    match change {
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
        Change::Append { id, version, facts, n_facts, command, summary, at, .. } => {
            let updated = sqlx::query(
                "UPDATE progress SET version = ?2 + ?3, summary = ?4, at = ?5 WHERE id = ?1 AND version = ?2",
            );
            let updated = updated.bind(id).bind(version).bind(n_facts).bind(summary).bind(at);
            changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
            sqlx::query(
                "INSERT INTO facts (id, version, line) SELECT ?1, ?2 + key, value FROM json_each(?3)",
            )
            .bind(id)
            .bind(version)
            .bind(facts)
            .execute(&mut *connection)
            .await?;
            note_command(connection, id, *command).await?;
        }
        Change::Chat { id, n, seat, text, at, command, .. } => {
            sqlx::query("INSERT INTO chat (id, n, command, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)")
                .bind(id)
                .bind(n)
                .bind(command.number)
                .bind(seat)
                .bind(text)
                .bind(at)
                .execute(&mut *connection)
                .await?;
            note_command(connection, id, Some(*command)).await?;
        }
        Change::Probe { .. } => {
            // A write of the first page, like any other, that changes nothing.
            let version = format!("PRAGMA user_version = {}", super::newest_version());
            sqlx::query(sqlx::AssertSqlSafe(version)).execute(connection).await?;
        }
        Change::Amend { id, version, head, summary, public, command, .. } => {
            let updated = sqlx::query(
                "UPDATE tables SET head = ?3, head_version = ?2 WHERE id = ?1 AND head_version = ?2 - 1",
            );
            let updated = updated.bind(id).bind(version).bind(head);
            changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
            let brief = sqlx::query("UPDATE progress SET summary = ?2, public = ?3 WHERE id = ?1");
            brief.bind(id).bind(summary).bind(public).execute(&mut *connection).await?;
            note_command(connection, id, *command).await?;
        }
        Change::Review { .. } => review(change, connection).await?,
        // One process forgets nothing while it runs, and after a restart everybody comes anew.
        Change::Clocks { .. } => {}
    }
    Ok(())
}

/// Keeps that a command was carried out, if there was one.
async fn note_command(
    connection: &mut SqliteConnection,
    id: &str,
    command: Option<CommandRow>,
) -> Result<(), StoreError> {
    let Some(CommandRow { number, content, version }) = command else { return Ok(()) };
    sqlx::query("INSERT INTO commands (id, command, version, content) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(number)
        .bind(version)
        .bind(content)
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps a review, unless more was judged before.
async fn review(change: &Change, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let Change::Review { id, seat, open, judged, text } = change else { return Ok(()) };
    // A table that was thrown away meanwhile has no reviews.
    sqlx::query(
        "INSERT INTO reviews (id, seat, open, judged, text)
            SELECT ?1, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
         ON CONFLICT DO UPDATE SET judged = ?4, text = ?5 WHERE judged < ?4",
    )
    .bind(id)
    .bind(seat)
    .bind(open)
    .bind(judged)
    .bind(text)
    .execute(connection)
    .await?;
    Ok(())
}
