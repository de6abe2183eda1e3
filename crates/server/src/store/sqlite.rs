//! Games in one `SQLite` file.

use std::path::Path;
use std::time::Duration;

use engine::Seat;
use sqlx::Row;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use wire::protocol::{ChatLine, Summary, read, write};

use super::{Batch, Head, Store, Stored, Unstored, Wait};
use crate::clock::now;

/// The version of what follows, which the file carries.
const VERSION: i64 = 1;

const SCHEMA: &[&str] = &[
    "CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, head TEXT NOT NULL, summary TEXT NOT NULL, public INTEGER NOT NULL, at INTEGER NOT NULL
    ) WITHOUT ROWID",
    "CREATE INDEX IF NOT EXISTS watchable ON tables (public, at)",
    "CREATE TABLE IF NOT EXISTS facts (
        id TEXT NOT NULL, version INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (id, version)
    ) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS commands (
        id TEXT NOT NULL, command INTEGER NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (id, command)
    ) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS chat (
        id TEXT NOT NULL, n INTEGER NOT NULL, command INTEGER NOT NULL, seat TEXT NOT NULL, text TEXT NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (id, n)
    ) WITHOUT ROWID",
];

/// A store in one file.
pub struct Sqlite {
    pool: SqlitePool,
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub async fn open(file: &Path) -> Result<Sqlite, Unstored> {
        // FULL makes a commit wait for the disk: what was acknowledged survives a loss of power.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let version = sqlx::query("PRAGMA user_version").fetch_one(&pool).await?.try_get::<i64, _>(0)?;
        if version != 0 && version != VERSION {
            return Err(Unstored::Broken(format!(
                "the file is of version {version}, this program of {VERSION}"
            )));
        }
        for &statement in SCHEMA {
            sqlx::query(statement).execute(&pool).await?;
        }
        // A pragma takes no parameters; this is the version above.
        sqlx::query("PRAGMA user_version = 1").execute(&pool).await?;
        Ok(Sqlite { pool })
    }
}

impl Store for Sqlite {
    fn create<'a>(&'a self, head: &'a Head, facts: &'a [String], summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(async move {
            let mut tx = self.pool.begin().await?;
            sqlx::query("INSERT INTO tables (id, head, summary, public, at) VALUES (?, ?, ?, ?, ?)")
                .bind(&head.id)
                .bind(write(head))
                .bind(write(summary))
                .bind(head.public)
                .bind(now() as i64)
                .execute(&mut *tx)
                .await?;
            for (version, line) in facts.iter().enumerate() {
                sqlx::query("INSERT INTO facts (id, version, line) VALUES (?, ?, ?)")
                    .bind(&head.id)
                    .bind(version as i64)
                    .bind(line)
                    .execute(&mut *tx)
                    .await?;
            }
            Ok(tx.commit().await?)
        })
    }

    fn load<'a>(&'a self, id: &'a str) -> Wait<'a, Stored> {
        Box::pin(async move {
            let head = sqlx::query("SELECT head FROM tables WHERE id = ?").bind(id);
            let head = head.fetch_optional(&self.pool).await?.ok_or(Unstored::Unknown)?;
            let facts = sqlx::query("SELECT line FROM facts WHERE id = ? ORDER BY version").bind(id);
            let facts = facts.fetch_all(&self.pool).await?;
            let commands = sqlx::query("SELECT command, version FROM commands WHERE id = ?").bind(id);
            let commands = commands.fetch_all(&self.pool).await?;
            let chat = sqlx::query("SELECT n, command, seat, text, at FROM chat WHERE id = ? ORDER BY n");
            let chat = chat.bind(id).fetch_all(&self.pool).await?;
            Ok(Stored {
                head: read(head.try_get("head")?).map_err(|_| Unstored::broken("a head"))?,
                facts: facts.iter().map(|row| row.try_get("line")).collect::<Result<_, _>>()?,
                commands: commands
                    .iter()
                    .map(|row| Ok((number(row, "command")?, number(row, "version")?)))
                    .collect::<Result<_, Unstored>>()?,
                chat: chat.iter().map(chat_line).collect::<Result<_, _>>()?,
            })
        })
    }

    fn append<'a>(&'a self, id: &'a str, batch: Batch<'a>, summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(async move {
            let mut tx = self.pool.begin().await?;
            for (version, line) in (batch.version..).zip(batch.facts) {
                // A version that is there already was said by somebody else.
                sqlx::query("INSERT INTO facts (id, version, line) VALUES (?, ?, ?)")
                    .bind(id)
                    .bind(version as i64)
                    .bind(line)
                    .execute(&mut *tx)
                    .await?;
            }
            if let Some(command) = batch.command {
                sqlx::query("INSERT INTO commands (id, command, version) VALUES (?, ?, ?)")
                    .bind(id)
                    .bind(command as i64)
                    .bind((batch.version + batch.facts.len() as u64) as i64)
                    .execute(&mut *tx)
                    .await?;
            }
            sqlx::query("UPDATE tables SET summary = ?, at = ? WHERE id = ?")
                .bind(write(summary))
                .bind(now() as i64)
                .bind(id)
                .execute(&mut *tx)
                .await?;
            Ok(tx.commit().await?)
        })
    }

    fn chat<'a>(&'a self, id: &'a str, line: &'a ChatLine, command: u64) -> Wait<'a, ()> {
        Box::pin(async move {
            sqlx::query("INSERT INTO chat (id, n, command, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)")
                .bind(id)
                .bind(line.n as i64)
                .bind(command as i64)
                .bind(line.seat.letter().to_string())
                .bind(&line.text)
                .bind(line.at as i64)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn amend<'a>(&'a self, head: &'a Head, summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(async move {
            sqlx::query("UPDATE tables SET head = ?, summary = ?, public = ? WHERE id = ?")
                .bind(write(head))
                .bind(write(summary))
                .bind(head.public)
                .bind(&head.id)
                .execute(&self.pool)
                .await?;
            Ok(())
        })
    }

    fn summary<'a>(&'a self, id: &'a str) -> Wait<'a, Summary> {
        Box::pin(async move {
            let row = sqlx::query("SELECT summary FROM tables WHERE id = ?").bind(id);
            summary(&row.fetch_optional(&self.pool).await?.ok_or(Unstored::Unknown)?)
        })
    }

    fn watchable(&self, n: u32) -> Wait<'_, Vec<Summary>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT summary FROM tables WHERE public = 1 ORDER BY at DESC LIMIT ?");
            rows.bind(n).fetch_all(&self.pool).await?.iter().map(summary).collect()
        })
    }
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, Unstored> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

fn summary(row: &SqliteRow) -> Result<Summary, Unstored> {
    read(row.try_get("summary")?).map_err(|_| Unstored::broken("a summary"))
}

fn chat_line(row: &SqliteRow) -> Result<(u64, ChatLine), Unstored> {
    let seat = Seat::from_letter(row.try_get("seat")?).ok_or_else(|| Unstored::broken("a seat"))?;
    let line = ChatLine { n: number(row, "n")?, seat, text: row.try_get("text")?, at: number(row, "at")? };
    Ok((number(row, "command")?, line))
}

impl Unstored {
    fn broken(what: &str) -> Unstored {
        Unstored::Broken(format!("{what} cannot be read"))
    }
}

impl From<sqlx::Error> for Unstored {
    fn from(error: sqlx::Error) -> Unstored {
        match error.as_database_error() {
            Some(fault) if fault.is_unique_violation() => Unstored::Overtaken,
            _ => Unstored::Broken(error.to_string()),
        }
    }
}
