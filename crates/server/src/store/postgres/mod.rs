//! Games in `PostgreSQL`, for several nodes at once: one connection writes (see [`super::writer`]), a few others read.
//!
//! Who writes for a table is decided here and nowhere else: a node leases its name by the database's clock, takes tables
//! in that name, and every change carries the epoch of the taking.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::de::DeserializeOwned;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, Row};
use wire::protocol::{CHAT_PAGE, ChatLine, Summary, read};

use super::writer::{Change, Writer};
use super::{
    Batch, Clocks, Command, Head, LEASE, Renewed, Reviewed, Store, StoreError, Stored, StoredChat,
    StoredCommand, Taken, Wait, chat_line, command,
};
use crate::secret;

mod writes;

/// The steps from an empty database to its present form. The database lists those it has taken.
static STEPS: Migrator = sqlx::migrate!("src/store/postgres/schema");
/// How many connections read at once.
const READERS: u32 = 8;
/// How long a connection may take to be there.
const CONNECT_LIMIT: Duration = Duration::from_secs(5);
/// How long reading may take: a database that is cut off says nothing at all, and whoever waits is better off elsewhere.
const READ_LIMIT: Duration = Duration::from_secs(4);
/// What every connection asks of the database. A commit waits for the disk, whatever is usual there. A node that is paused
/// or cut off in the middle of a transaction must not keep its locks for longer than its lease.
const SETTINGS: [(&str, &str); 4] = [
    ("synchronous_commit", "on"),
    ("idle_in_transaction_session_timeout", "3000"),
    ("lock_timeout", "3000"),
    ("statement_timeout", "15000"),
];

/// A store in a database that several nodes share.
pub struct Postgres {
    writer: Writer,
    readers: PgPool,
    /// The name of the node before its number.
    stem: String,
    /// The name this node has now.
    name: Mutex<String>,
}

impl Postgres {
    /// Connects, brings the database to the present form, and leases a name. Why it could not is said in one sentence,
    /// without the password.
    pub async fn open(url: &str, node: &str) -> Result<Postgres, String> {
        let options = options(url)?;
        let failed = |error: sqlx::Error| format!("{}: {}", place(&options), reason(&error));
        let unentered = |error: StoreError| format!("{}: {error}", place(&options));
        let connection = prepare(url).await?;
        let readers = PgPoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(READ_LIMIT)
            .connect_lazy_with(options.clone());
        let store = Postgres {
            writer: Writer::start(writes::Target::new(options.clone())),
            readers,
            stem: node.to_owned(),
            name: Mutex::new(String::new()),
        };
        store.enter().await.map_err(unentered)?;
        connection.close().await.map_err(failed)?;
        Ok(store)
    }

    /// The name this node has now.
    pub fn name(&self) -> String {
        // Whoever held the lock cannot have left it in a bad state: it is one assignment.
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Leases a new name. Whatever was taken in an earlier one is free for everybody.
    async fn enter(&self) -> Result<(), StoreError> {
        let name = format!("{}-{}", self.stem, secret::word(8));
        let entered = sqlx::query(
            "INSERT INTO nodes (name, lease_until) VALUES ($1, now() + $2 * interval '1 millisecond')",
        );
        self.rows(entered.bind(&name).bind(LEASE.as_millis() as i64)).await?;
        let before = {
            let mut current = self.name.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *current, name)
        };
        let left =
            sqlx::query("DELETE FROM nodes WHERE name = $1 OR lease_until < now() - interval '1 hour'");
        self.rows(left.bind(before)).await.map(drop)
    }

    /// Asks the database. A connection that takes too long is thrown away: it may be cut off for good.
    async fn rows(&self, query: PgQuery<'_>) -> Result<Vec<PgRow>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        match tokio::time::timeout(READ_LIMIT, query.fetch_all(&mut *connection)).await {
            Ok(rows) => Ok(rows?),
            Err(_) => {
                drop(connection.detach());
                Err(StoreError::Broken("the database takes too long".to_owned()))
            }
        }
    }
}

/// A connection to a database that is in the present form now.
pub async fn prepare(url: &str) -> Result<PgConnection, String> {
    let options = options(url)?;
    let place = place(&options);
    let failed = |error: sqlx::Error| format!("{place}: {}", reason(&error));
    let connecting = tokio::time::timeout(CONNECT_LIMIT, options.connect()).await;
    let mut connection =
        connecting.map_err(|_| format!("{place}: nothing answers at this address"))?.map_err(failed)?;
    let version = version(&mut connection).await.map_err(failed)?;
    let newest = newest_version();
    if version > newest {
        return Err(format!("{place}: the database is of version {version}, this program of {newest}"));
    }
    STEPS.run(&mut connection).await.map_err(|error| match error {
        sqlx::migrate::MigrateError::Execute(error)
        | sqlx::migrate::MigrateError::ExecuteMigration(error, _) => failed(error),
        other => format!("{place}: {other}"),
    })?;
    Ok(connection)
}

type PgQuery<'q> = sqlx::query::Query<'q, sqlx::Postgres, sqlx::postgres::PgArguments>;

fn options(url: &str) -> Result<PgConnectOptions, String> {
    let options: PgConnectOptions = url
        .parse()
        .map_err(|_| "this is no address of a database: postgres://USER:PASSWORD@HOST/NAME is".to_owned())?;
    // What waits a moment for the disk is no news.
    Ok(options.options(SETTINGS).application_name("elbowroom").disable_statement_logging())
}

/// Where a database is, without what opens it.
fn place(options: &PgConnectOptions) -> String {
    let name = options.get_database().unwrap_or(options.get_username());
    format!("postgres://{}:{}/{name}", options.get_host(), options.get_port())
}

/// Why a database cannot be used, in a sentence.
fn reason(error: &sqlx::Error) -> String {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code).unwrap_or_default();
    match (&*code, error) {
        ("28P01" | "28000", _) => "the user or the password is wrong".to_owned(),
        ("3D000", _) => "there is no database of this name".to_owned(),
        ("42501", _) => format!("the user lacks the rights to make and use tables there ({error})"),
        (_, sqlx::Error::Tls(error)) => unencrypted(error),
        // A certificate nobody vouches for.
        (_, sqlx::Error::Io(error)) if error.kind() == std::io::ErrorKind::InvalidData => unencrypted(error),
        (_, sqlx::Error::Io(error)) => format!("nothing answers at this address ({error})"),
        _ => error.to_string(),
    }
}

fn unencrypted(why: impl std::fmt::Display) -> String {
    format!("the connection cannot be encrypted as it should be ({why})")
}

/// The number of the last step a database has taken.
async fn version(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let lists: bool = sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !lists {
        return Ok(0);
    }
    let newest = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations WHERE success";
    sqlx::query_scalar(newest).fetch_one(connection).await
}

fn newest_version() -> i64 {
    STEPS.iter().map(|step| step.version).max().unwrap_or_default()
}

impl Store for Postgres {
    fn create<'a>(&'a self, head: &'a Head, facts: &'a [String], summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::create(head, facts, summary)))
    }

    fn take<'a>(&'a self, id: &'a str) -> Wait<'a, Taken> {
        Box::pin(async move {
            // Only who has a lease may take, and only what nobody else has one for.
            let query = sqlx::query(
                "WITH taken AS (
                    UPDATE owners SET owner = $2, epoch = epoch + 1
                    WHERE id = $1
                        AND EXISTS (SELECT FROM nodes WHERE name = $2 AND lease_until > now())
                        AND (owner IS NULL OR owner = $2
                            OR NOT EXISTS (SELECT FROM nodes WHERE name = owners.owner AND lease_until > now()))
                    RETURNING epoch),
                 noted AS (INSERT INTO epochs (id, epoch, owner) SELECT $1, epoch, $2 FROM taken)
                 SELECT epoch FROM taken",
            );
            if let Some(row) = self.rows(query.bind(id).bind(self.name())).await?.first() {
                return Ok(Taken::Yes { epoch: number(row, "epoch")? });
            }
            let others = self.rows(sqlx::query("SELECT owner FROM owners WHERE id = $1").bind(id)).await?;
            let owner: Option<String> = others.first().ok_or(StoreError::NotFound)?.try_get("owner")?;
            let node = owner.as_deref().and_then(|name| name.rsplit_once('-')).map_or("", |(node, _)| node);
            Ok(Taken::ByAnother { node: node.to_owned() })
        })
    }

    fn release<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, ()> {
        Box::pin(async move {
            // Where everybody has gone nobody is waited for any more.
            let query = sqlx::query(
                "WITH freed AS (
                    UPDATE owners SET owner = NULL WHERE id = $1 AND epoch = $2 AND owner = $3 RETURNING id)
                 DELETE FROM clocks USING freed WHERE clocks.id = freed.id",
            );
            self.rows(query.bind(id).bind(epoch as i64).bind(self.name())).await.map(drop)
        })
    }

    fn release_all(&self) -> Wait<'_, ()> {
        Box::pin(self.enter())
    }

    fn holds<'a>(&'a self, id: &'a str, epoch: u64) -> Wait<'a, bool> {
        Box::pin(async move {
            let query = sqlx::query("SELECT FROM owners WHERE id = $1 AND epoch = $2");
            Ok(!self.rows(query.bind(id).bind(epoch as i64)).await?.is_empty())
        })
    }

    fn renew(&self) -> Wait<'_, Renewed> {
        Box::pin(async move {
            let renewed = sqlx::query(
                "UPDATE nodes SET lease_until = now() + $2 * interval '1 millisecond'
                 WHERE name = $1 AND lease_until > now() RETURNING name",
            );
            let renewed = renewed.bind(self.name()).bind(LEASE.as_millis() as i64);
            let is_late = self.rows(renewed).await?.is_empty();
            Ok(if is_late { Renewed::TooLate } else { Renewed::InTime })
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn load<'a>(&'a self, id: &'a str) -> Wait<'a, Stored> {
        Box::pin(async move {
            // One statement sees one moment.
            let query = sqlx::query(
                "SELECT head, head_version, progress.version AS version,
                    (SELECT coalesce(json_agg(line ORDER BY version), '[]')::text FROM facts WHERE id = $1)
                        AS facts,
                    (SELECT coalesce(json_agg(json_build_array(command, version, content)), '[]')::text
                        FROM commands WHERE id = $1) AS commands,
                    (SELECT coalesce(json_agg(json_build_array(n, seat, text, at) ORDER BY n), '[]')::text FROM
                        (SELECT * FROM chat WHERE id = $1 ORDER BY n DESC LIMIT $2) AS last) AS chat,
                    (SELECT seats FROM clocks WHERE id = $1) AS seats,
                    (SELECT (extract(epoch FROM now() - at) * 1000)::bigint FROM clocks WHERE id = $1) AS age,
                    (extract(epoch FROM now() - moved) * 1000)::bigint AS owed
                 FROM tables JOIN progress USING (id) WHERE id = $1",
            );
            let rows = self.rows(query.bind(id).bind(CHAT_PAGE as i64)).await?;
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
                clocks: clocks(row)?,
            })
        })
    }

    fn append<'a>(&'a self, id: &'a str, epoch: u64, batch: Batch<'a>, summary: &'a Summary) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::append(id, epoch, batch, summary)))
    }

    fn chat<'a>(&'a self, id: &'a str, epoch: u64, line: &'a ChatLine, command: Command) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::chat(id, epoch, line, command)))
    }

    fn chat_before<'a>(&'a self, id: &'a str, n: u64, most: usize) -> Wait<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let query = sqlx::query(
                "SELECT coalesce(json_agg(json_build_array(n, seat, text, at) ORDER BY n), '[]')::text AS chat FROM
                    (SELECT * FROM chat WHERE id = $1 AND n < $2 ORDER BY n DESC LIMIT $3) AS page",
            );
            let query = query.bind(id).bind(i64::try_from(n).unwrap_or(i64::MAX)).bind(most as i64);
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
        Box::pin(self.writer.write(Change::amend(epoch, head, summary, command)))
    }

    fn keep_clocks<'a>(
        &'a self,
        id: &'a str,
        epoch: u64,
        clocks: &'a Clocks,
        summary: &'a Summary,
    ) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::clocks(id, epoch, clocks, summary)))
    }

    fn summary<'a>(&'a self, id: &'a str) -> Wait<'a, Summary> {
        Box::pin(async move {
            let rows = self.rows(sqlx::query("SELECT summary FROM progress WHERE id = $1").bind(id)).await?;
            json(rows.first().ok_or(StoreError::NotFound)?, "summary")
        })
    }

    fn review<'a>(&'a self, id: &'a str, of: Reviewed) -> Wait<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT text FROM reviews WHERE id = $1 AND seat = $2 AND open = $3");
            let query = query.bind(id).bind(of.seat.letter().to_string()).bind(of.open);
            Ok(self.rows(query).await?.first().map(|row| row.try_get("text")).transpose()?)
        })
    }

    fn keep_review<'a>(&'a self, id: &'a str, of: Reviewed, judged: u32, text: String) -> Wait<'a, ()> {
        Box::pin(self.writer.write(Change::review(id, of, judged, text)))
    }

    fn watchable(&self, n: u32) -> Wait<'_, Vec<Summary>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT summary FROM progress WHERE public ORDER BY at DESC LIMIT $1");
            self.rows(query.bind(i64::from(n))).await?.iter().map(|row| json(row, "summary")).collect()
        })
    }

    fn probe(&self) -> Wait<'_, ()> {
        Box::pin(async move { self.writer.write(Change::Probe { node: self.name() }).await })
    }

    fn close(&self) -> Wait<'_, ()> {
        Box::pin(async move {
            let gone = self.rows(sqlx::query("DELETE FROM nodes WHERE name = $1").bind(self.name())).await;
            self.readers.close().await;
            self.writer.close().await;
            gone.map(drop)
        })
    }
}

/// What the clocks of a table show now, if they were kept.
fn clocks(row: &PgRow) -> Result<Option<Clocks>, StoreError> {
    let Some(seats) = row.try_get::<Option<String>, _>("seats")? else { return Ok(None) };
    let mut clocks: Clocks = read(&seats).map_err(|_| StoreError::unreadable("clocks"))?;
    let age: i64 = row.try_get("age")?;
    clocks.go_on(Duration::from_millis(age.max(0) as u64));
    clocks.owed = row.try_get::<i64, _>("owed")?.max(0) as u64;
    Ok(Some(clocks))
}

fn number(row: &PgRow, column: &str) -> Result<u64, StoreError> {
    Ok(row.try_get::<i64, _>(column)? as u64)
}

fn json<T: DeserializeOwned>(row: &PgRow, column: &str) -> Result<T, StoreError> {
    read(row.try_get(column)?).map_err(|_| StoreError::unreadable(column))
}
