//! Games in one `SQLite` file: one connection writes (see [`super::writer`]), a few others read.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use sqlx::migrate::Migrator;
use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use wire::protocol::{CHAT_PAGE, ChatLine, Summary, read};

use super::owners::Owners;
use super::writer::{Change, Writer};
use super::{
    Batch, Clocks, Command, Head, Renewed, Reviewed, Store, StoreError, Stored, StoredChat, StoredCommand,
    Taken, Wait, chat_line, command,
};
use crate::log;

mod place;
mod private;
mod readers;
mod writes;

pub use private::keep_private;
use private::{has_room, hash_secrets};
use readers::Readers;

/// The steps from an empty file to the present form of the database. The file lists those it has taken, with a checksum of
/// each; every step also writes its number into the file's header (`user_version`).
static STEPS: Migrator = sqlx::migrate!("src/store/schema");
/// How long a connection waits for another, be it of another program such as a backup.
const BUSY: Duration = Duration::from_secs(10);

/// A store in one file.
pub struct Sqlite {
    file: PathBuf,
    options: SqliteConnectOptions,
    writer: Writer,
    readers: Arc<Readers>,
    owners: Owners,
}

impl Sqlite {
    /// Opens the file, or makes it. A file in the present form is not written to, so games can be read on a full disk.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        // FULL makes a commit wait for the disk: what was acknowledged survives a loss of power.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // A log of about a megabyte: on a small disk a longer one would take the room it needs to be moved.
            .pragma("wal_autocheckpoint", "250")
            .busy_timeout(BUSY);
        let reading = SqliteConnectOptions::new().filename(file).read_only(true).busy_timeout(BUSY);
        let readers = Arc::new(Readers::new(reading));
        keep_private(file)?;
        let exists = std::fs::metadata(file).is_ok_and(|it| it.len() > 0);
        let store = Sqlite {
            file: file.to_owned(),
            options: options.clone(),
            writer: Writer::start(writes::Target::new(options.clone(), file, readers.clone())),
            readers,
            owners: Owners::default(),
        };
        let form = if exists { store.form().await? } else { Form::default() };
        let newest = newest_version();
        if form.version > newest {
            return Err(StoreError::Broken(format!(
                "the file is of version {}, this program of {newest}",
                form.version
            )));
        }
        if form.version < newest {
            migrate(&options).await?;
        } else if !form.lists_steps
            && let Err(error) = migrate(&options).await
        {
            // Everything in it can be read, so a full disk is no reason not to start.
            log::error(&format!("the steps that the file has taken could not be listed in it: {error}"));
        }
        Ok(store)
    }

    async fn form(&self) -> Result<Form, StoreError> {
        let rows = self.rows(|| sqlx::query(FORM)).await?;
        rows.first().map_or(Ok(Form::default()), |row| Ok(Form::read(row)?))
    }

    /// What a query finds. Where the usual connections cannot read, because a full disk or a read-only folder has no
    /// place for the file they share, one that needs none tries.
    async fn rows<'q>(
        &self,
        query: impl Fn() -> Query<'q, sqlx::Sqlite, SqliteArguments>,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut reader = match self.readers.current().acquire().await {
            // They were closed at this very moment.
            Err(sqlx::Error::PoolClosed) => self.readers.current().acquire().await?,
            acquired => acquired?,
        };
        let error = match query().fetch_all(&mut *reader).await {
            Ok(rows) => return Ok(rows),
            Err(error) => error,
        };
        // What has failed is not used again, and keeps no lock.
        let _ = reader.detach().close_hard().await;
        let Ok(mut alone) = self.lone_reader().connect().await else { return Err(error.into()) };
        let rows = query().fetch_all(&mut alone).await;
        let _ = alone.close_hard().await;
        rows.map_err(|_| error.into())
    }

    /// How to read without the file that connections share (`-shm`). A log with something in it (`-wal`) is read by a
    /// connection that shuts out all others for that time; without one the file alone holds everything.
    fn lone_reader(&self) -> SqliteConnectOptions {
        let options = SqliteConnectOptions::new().filename(&self.file).busy_timeout(BUSY);
        let mut log = self.file.clone().into_os_string();
        log.push("-wal");
        if std::fs::metadata(log).is_ok_and(|it| it.len() > 0) {
            options.locking_mode(SqliteLockingMode::Exclusive)
        } else {
            options.read_only(true).immutable(true)
        }
    }
}

/// Which steps a file has taken.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// The number of the last of them.
    pub version: i64,
    /// Whether it lists them. Files of earlier programs have only the number.
    pub lists_steps: bool,
}

/// What a [`Form`] is read from.
const FORM: &str = "SELECT user_version AS version,
        (SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations') AS lists FROM pragma_user_version";

impl Form {
    /// The form of the file behind a connection.
    pub async fn of(connection: &mut SqliteConnection) -> Result<Form, sqlx::Error> {
        Form::read(&sqlx::query(FORM).fetch_one(connection).await?)
    }

    fn read(row: &SqliteRow) -> Result<Form, sqlx::Error> {
        Ok(Form { version: row.try_get("version")?, lists_steps: row.try_get::<i64, _>("lists")? > 0 })
    }
}

/// The number of the last step: the present form of the database.
pub fn newest_version() -> i64 {
    STEPS.iter().map(|step| step.version).max().unwrap_or_default()
}

/// Takes the steps that the file has not taken yet, all or none.
async fn migrate(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = options.connect().await?;
    let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
    // Another program may have taken them while this one waited.
    let form = Form::of(&mut all).await?;
    if form.version > 0 && !form.lists_steps {
        STEPS.skip(&mut *all, Some(form.version)).await?;
    }
    if form.version < SECRETS_HASHED {
        STEPS.run_to(SECRETS_HASHED - 1, &mut *all).await?;
        hash_secrets(&mut all).await?;
    }
    STEPS.run(&mut *all).await?;
    all.commit().await?;
    Ok(connection.close().await?)
}

/// Since which step the file holds no secrets of seats any more.
const SECRETS_HASHED: i64 = 3;

impl Store for Sqlite {
    fn create<'a>(&'a self, head: &'a Head, facts: &'a [String], summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::create(head, facts, summary)))
    }

    fn take<'a>(&'a self, id: &'a str) -> Wait<'a, Taken> {
        Box::pin(async move {
            // What is not there cannot be taken; nothing is written, so a table can be looked at on a full disk.
            self.summary(id).await?;
            Ok(Taken::Yes { epoch: self.owners.take(id) })
        })
    }

    fn release<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, ()> {
        Box::pin(async move {
            self.owners.release(id, epoch);
            Ok(())
        })
    }

    fn release_all(&self) -> Wait<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn holds<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, bool> {
        Box::pin(async move { Ok(self.owners.check(id, epoch).is_ok()) })
    }

    fn renew(&self) -> Wait<'_, Renewed> {
        Box::pin(async { Ok(Renewed::InTime) })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn load<'a>(&'a self, id: &'a str) -> Wait<'a, Stored> {
        Box::pin(async move {
            // One statement sees one moment.
            let query = || {
                sqlx::query(
                    "SELECT head, head_version, version,
                        (SELECT json_group_array(line ORDER BY version) FROM facts WHERE id = ?1) AS facts,
                        (SELECT json_group_array(json_array(command, version, content)) FROM commands WHERE id = ?1)
                            AS commands,
                        (SELECT json_group_array(json_array(n, seat, text, at) ORDER BY n) FROM
                            (SELECT * FROM chat WHERE id = ?1 ORDER BY n DESC LIMIT ?2)) AS chat
                     FROM tables JOIN progress USING (id) WHERE id = ?1",
                )
                .bind(id)
                .bind(CHAT_PAGE as i64)
            };
            let rows = self.rows(query).await?;
            let row = rows.first().ok_or(StoreError::NotFound)?;
            let mut head: Head = json(row, "head")?;
            head.version = number(row, "head_version")?;
            let facts: Vec<String> = json(row, "facts")?;
            if facts.len() as u64 != number(row, "version")? {
                return Err(StoreError::unreadable("the number of facts"));
            }
            let commands: Vec<StoredCommand> = json(row, "commands")?;
            let chat: Vec<StoredChat> = json(row, "chat")?;
            Ok(Stored {
                head,
                facts,
                commands: commands.into_iter().map(command).collect(),
                chat: chat.into_iter().map(chat_line).collect::<Result<_, _>>()?,
                clocks: None,
            })
        })
    }

    fn append<'a>(&'a self, id: &'a str, epoch: u64, batch: Batch<'a>, summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(async move {
            self.owners.check(id, epoch)?;
            self.writer.write(Change::append(id, epoch, batch, summary)).await
        })
    }

    fn chat<'a>(&'a self, id: &'a str, epoch: u64, line: &'a ChatLine, command: Command) -> Wait<'a, ()> {
        Box::pin(async move {
            self.owners.check(id, epoch)?;
            self.writer.write(Change::chat(id, epoch, line, command)).await
        })
    }

    fn chat_before<'a>(&'a self, id: &'a str, n: u64, most: usize) -> Wait<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let query = || {
                sqlx::query(
                    "SELECT json_group_array(json_array(n, seat, text, at) ORDER BY n) AS chat FROM
                        (SELECT * FROM chat WHERE id = ?1 AND n < ?2 ORDER BY n DESC LIMIT ?3)",
                )
                .bind(id)
                .bind(i64::try_from(n).unwrap_or(i64::MAX))
                .bind(most as i64)
            };
            let rows = self.rows(query).await?;
            let chat: Vec<StoredChat> = rows.first().map_or(Ok(Vec::new()), |row| json(row, "chat"))?;
            chat.into_iter().map(chat_line).collect()
        })
    }

    fn amend<'a>(
        &'a self,
        epoch: u64,
        head: &'a Head,
        summary: &'a Summary,
        command: Option<Command>,
    ) -> Wait<'a, ()> {
        Box::pin(async move {
            self.owners.check(&head.id, epoch)?;
            self.writer.write(Change::amend(epoch, head, summary, command)).await
        })
    }

    fn keep_clocks<'a>(&'a self, _: &'a str, _: u64, _: &'a Clocks, _: &'a Summary) -> Wait<'a, ()> {
        // A table moves nowhere, and after a restart everybody comes anew.
        Box::pin(async { Ok(()) })
    }

    fn summary<'a>(&'a self, id: &'a str) -> Wait<'a, Summary> {
        Box::pin(async move {
            let rows =
                self.rows(|| sqlx::query("SELECT summary FROM progress WHERE id = ?").bind(id)).await?;
            json(rows.first().ok_or(StoreError::NotFound)?, "summary")
        })
    }

    fn review<'a>(&'a self, id: &'a str, of: Reviewed) -> Wait<'a, Option<String>> {
        Box::pin(async move {
            let query = || {
                let query = sqlx::query("SELECT text FROM reviews WHERE id = ? AND seat = ? AND open = ?");
                query.bind(id).bind(of.seat.letter().to_string()).bind(of.open)
            };
            Ok(self.rows(query).await?.first().map(|row| row.try_get("text")).transpose()?)
        })
    }

    fn keep_review<'a>(&'a self, id: &'a str, of: Reviewed, judged: u32, text: String) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::review(id, of, judged, text)))
    }

    fn watchable(&self, n: u32) -> Wait<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = || {
                sqlx::query("SELECT summary FROM progress WHERE public = 1 ORDER BY at DESC LIMIT ?").bind(n)
            };
            self.rows(query).await?.iter().map(|row| json(row, "summary")).collect()
        })
    }

    fn probe(&self) -> Wait<'_, ()> {
        Box::pin(async move {
            let file = self.file.clone();
            let room = tokio::task::spawn_blocking(move || has_room(&file)).await;
            room.map_err(|error| StoreError::Broken(error.to_string()))??;
            self.writer.write(Change::Probe { node: String::new() }).await
        })
    }

    fn close(&self) -> Wait<'_, ()> {
        Box::pin(async move {
            self.readers.current().close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}

fn number(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

fn json<T: DeserializeOwned>(row: &SqliteRow, column: &str) -> Result<T, StoreError> {
    read(row.try_get(column)?).map_err(|_| StoreError::unreadable(column))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_step_writes_its_number_into_the_header() {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        assert_eq!(Form::of(&mut connection).await.expect("a form"), Form::default());
        for step in STEPS.iter() {
            STEPS.run_to(step.version, &mut connection).await.expect("it can be taken");
            let form = Form { version: step.version, lists_steps: true };
            assert_eq!(Form::of(&mut connection).await.expect("a form"), form);
        }
        let numbers: Vec<i64> = STEPS.iter().map(|step| step.version).collect();
        assert_eq!(numbers, (1..=newest_version()).collect::<Vec<_>>(), "one after the other");
    }
}
