//! How the writer puts a group of changes into `PostgreSQL`: one transaction, in which every change is fenced by its epoch.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use wire::protocol::write as json;

use super::super::StoreError;
use super::super::writer::{self, Change, CommandRow, Job, changed_one, reach};
use crate::faults::{self, Moment};

/// How long a group may take. Whoever waits longer is told that it failed; if it was written all the same, the next change
/// of the table meets a conflict, and the table is read again.
const GROUP_LIMIT: Duration = Duration::from_secs(5);

/// The connection that writes.
pub struct Target {
    options: PgConnectOptions,
    kept: Option<PgConnection>,
}

impl Target {
    pub fn new(options: PgConnectOptions) -> Target {
        Target { options, kept: None }
    }

    async fn try_write(&mut self, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        // A connection is kept only by a group that has been written: one that failed may be in any state.
        let mut connection = match self.kept.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let results = write_group(&mut connection, group).await?;
        self.kept = Some(connection);
        Ok(results)
    }
}

impl writer::Target for Target {
    async fn write(&mut self, group: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let writing = tokio::time::timeout(GROUP_LIMIT, self.try_write(group)).await;
        writing.unwrap_or_else(|_| Err(StoreError::Broken("the database takes too long".to_owned())))
    }

    async fn close(&mut self) {
        if let Some(connection) = self.kept.take() {
            let _ = connection.close().await;
        }
    }
}

/// Writes all jobs in one transaction; what came of each, or why none of them is written.
async fn write_group(
    connection: &mut PgConnection,
    group: &[Job],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    reach(group, Moment::Waiting);
    run(connection, "BEGIN").await?;
    // As in the file of one process: most of what waits are answers, and they are written by two statements. If any does
    // not fit, nothing of that counts, and each is written by itself.
    let together = match append_all(connection, group).await {
        Ok(written) => written,
        Err(StoreError::Conflict | StoreError::NotFound | StoreError::Fenced) => {
            run(connection, "ROLLBACK").await?;
            run(connection, "BEGIN").await?;
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
        run(connection, "SAVEPOINT job").await?;
        let result = apply(&job.change, connection).await;
        match &result {
            Ok(()) => run(connection, "RELEASE SAVEPOINT job").await?,
            Err(StoreError::Conflict | StoreError::NotFound | StoreError::Fenced) => {
                run(connection, "ROLLBACK TO SAVEPOINT job").await?;
            }
            Err(StoreError::Broken(_)) => return result.map(|()| Vec::new()),
        }
        results.push(result);
    }
    reach(group, Moment::Written);
    faults::wait_for_disk().await;
    run(connection, "COMMIT").await?;
    reach(group, Moment::Stored);
    Ok(results)
}

async fn run(connection: &mut PgConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// Writes all answers of a group at once, if there are several; whether it did. A conflict of any is a conflict of all.
async fn append_all(connection: &mut PgConnection, group: &[Job]) -> Result<bool, StoreError> {
    let rows: Vec<String> = group.iter().filter_map(|job| append_row(&job.change)).collect();
    if rows.len() < 2 {
        return Ok(false);
    }
    let all = format!("[{}]", rows.join(","));
    // Owners are locked in the order of their tables, so that two groups never wait for each other.
    let updated = sqlx::query(
        "WITH new AS (SELECT * FROM json_to_recordset($1::json)
                AS new(id text, epoch bigint, version bigint, n_facts bigint, at bigint, summary json)),
            held AS (SELECT owners.id FROM owners JOIN new ON new.id = owners.id AND new.epoch = owners.epoch
                ORDER BY owners.id FOR SHARE OF owners)
         UPDATE progress SET version = new.version + new.n_facts, summary = new.summary::text, at = new.at,
                moved = now()
         FROM new JOIN held ON held.id = new.id WHERE progress.id = new.id AND progress.version = new.version",
    );
    if updated.bind(&all).execute(&mut *connection).await?.rows_affected() != rows.len() as u64 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "WITH new AS (SELECT * FROM json_to_recordset($1::json)
                AS new(id text, epoch bigint, version bigint, n_facts bigint, command bigint, content bigint,
                    facts json)),
            said AS (INSERT INTO facts (id, version, line, epoch)
                SELECT new.id, new.version + fact.n - 1, fact.line, new.epoch
                FROM new, json_array_elements_text(new.facts) WITH ORDINALITY AS fact(line, n))
         INSERT INTO commands (id, command, version, content)
            SELECT id, command, version + n_facts, content FROM new WHERE command IS NOT NULL",
    )
    .bind(&all)
    .execute(connection)
    .await?;
    Ok(true)
}

/// Facts as an object of JSON, for [`append_all`].
fn append_row(change: &Change) -> Option<String> {
    let Change::Append { id, epoch, version, facts, n_facts, command, summary, at } = change else {
        return None;
    };
    let (number, content) = (json(&command.map(|it| it.number)), json(&command.and_then(|it| it.content)));
    let id = json(id);
    Some(format!(
        r#"{{"id":{id},"epoch":{epoch},"version":{version},"n_facts":{n_facts},"command":{number},"content":{content},"at":{at},"summary":{summary},"facts":{facts}}}"#
    ))
}

/// Locks the owner of a table, if it is the one of this epoch.
async fn fence(connection: &mut PgConnection, id: &str, epoch: i64) -> Result<(), StoreError> {
    let held = sqlx::query("SELECT FROM owners WHERE id = $1 AND epoch = $2 FOR SHARE").bind(id).bind(epoch);
    if held.fetch_optional(connection).await?.is_some() { Ok(()) } else { Err(StoreError::Fenced) }
}

/// Keeps that a command was carried out, if there was one.
async fn note_command(
    connection: &mut PgConnection,
    id: &str,
    command: Option<CommandRow>,
) -> Result<(), StoreError> {
    let Some(CommandRow { number, content, version }) = command else { return Ok(()) };
    let noted = sqlx::query("INSERT INTO commands (id, command, version, content) VALUES ($1, $2, $3, $4)");
    noted.bind(id).bind(number).bind(version).bind(content).execute(connection).await?;
    Ok(())
}

async fn apply(change: &Change, connection: &mut PgConnection) -> Result<(), StoreError> {
    match change {
        Change::Create { id, head, summary, public, at, facts, n_facts } => {
            sqlx::query(
                "WITH made AS (INSERT INTO tables (id, head) VALUES ($1, $2)),
                    owned AS (INSERT INTO owners (id) VALUES ($1)),
                    begun AS (INSERT INTO progress (id, summary, public, at, version) VALUES ($1, $3, $4, $5, $6))
                 INSERT INTO facts (id, version, line, epoch) SELECT $1, fact.n - 1, fact.line, 0
                    FROM json_array_elements_text($7::json) WITH ORDINALITY AS fact(line, n)",
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
        Change::Append { id, epoch, version, facts, n_facts, command, summary, at } => {
            fence(connection, id, *epoch).await?;
            let updated = sqlx::query(
                "UPDATE progress SET version = $2 + $3, summary = $4, at = $5, moved = now()
                 WHERE id = $1 AND version = $2",
            );
            let updated = updated.bind(id).bind(version).bind(n_facts).bind(summary).bind(at);
            changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
            sqlx::query(
                "INSERT INTO facts (id, version, line, epoch) SELECT $1, $2 + fact.n - 1, fact.line, $4
                    FROM json_array_elements_text($3::json) WITH ORDINALITY AS fact(line, n)",
            )
            .bind(id)
            .bind(version)
            .bind(facts)
            .bind(epoch)
            .execute(&mut *connection)
            .await?;
            note_command(connection, id, *command).await?;
        }
        Change::Chat { id, epoch, n, seat, text, at, command } => {
            fence(connection, id, *epoch).await?;
            sqlx::query(
                "INSERT INTO chat (id, n, command, seat, text, at, epoch) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(id)
            .bind(n)
            .bind(command.number)
            .bind(seat)
            .bind(text)
            .bind(at)
            .bind(epoch)
            .execute(&mut *connection)
            .await?;
            note_command(connection, id, Some(*command)).await?;
        }
        Change::Probe { node } => {
            let probed = sqlx::query("UPDATE nodes SET probed = now() WHERE name = $1");
            probed.bind(node).execute(connection).await?;
        }
        Change::Amend { id, epoch, version, head, summary, public, command } => {
            fence(connection, id, *epoch).await?;
            let updated = sqlx::query(
                "UPDATE tables SET head = $3, head_version = $2 WHERE id = $1 AND head_version = $2 - 1",
            );
            let updated = updated.bind(id).bind(version).bind(head);
            changed_one(updated.execute(&mut *connection).await?.rows_affected())?;
            let brief = sqlx::query("UPDATE progress SET summary = $2, public = $3 WHERE id = $1");
            brief.bind(id).bind(summary).bind(public).execute(&mut *connection).await?;
            note_command(connection, id, *command).await?;
        }
        Change::Review { .. } => review(change, connection).await?,
        Change::Clocks { id, epoch, seats, summary } => {
            fence(connection, id, *epoch).await?;
            sqlx::query(
                "WITH brief AS (UPDATE progress SET summary = $3 WHERE id = $1)
                 INSERT INTO clocks (id, seats) VALUES ($1, $2)
                 ON CONFLICT (id) DO UPDATE SET seats = $2, at = now()",
            )
            .bind(id)
            .bind(seats)
            .bind(summary)
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

/// Keeps a review, unless more was judged before.
async fn review(change: &Change, connection: &mut PgConnection) -> Result<(), StoreError> {
    let Change::Review { id, seat, open, judged, text } = change else { return Ok(()) };
    // A table that was thrown away meanwhile has no reviews.
    sqlx::query(
        "INSERT INTO reviews (id, seat, open, judged, text)
            SELECT $1, $2, $3, $4, $5 FROM tables WHERE id = $1
         ON CONFLICT (id, seat, open) DO UPDATE SET judged = $4, text = $5 WHERE reviews.judged < $4",
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
