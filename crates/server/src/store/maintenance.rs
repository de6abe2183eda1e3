//! What an operator does with a file of games: copy it while it is in use, put a copy in its place, remove old games, and
//! see whether everything in it can be read.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::OpenFlags;
use rusqlite::backup::{Backup, StepResult};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row};

use super::sqlite::{Form, Sqlite, keep_private, newest_version};
use super::{Store, StoreError};
use crate::clock::now;
use crate::table::open;

/// How long to wait for a server that writes.
const BUSY: Duration = Duration::from_secs(30);
/// How often it is tried again meanwhile.
const BUSY_STEP: Duration = Duration::from_millis(50);

fn failed(what: &Path) -> impl Fn(sqlx::Error) -> String {
    let what = what.display().to_string();
    move |error| format!("{what}: {error}")
}

fn unwritable(what: &Path) -> impl Fn(std::io::Error) -> String {
    let what = what.display().to_string();
    move |error| format!("{what}: {error}")
}

/// A connection to a file that exists.
async fn connect(file: &Path) -> Result<SqliteConnection, String> {
    if !file.exists() {
        return Err(format!("{}: there is no such file", file.display()));
    }
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(BUSY);
    options.connect().await.map_err(failed(file))
}

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Makes a whole copy of a file, also while a server uses it. The copy appears complete or not at all; one that is there
/// already is replaced. Returns how many tables it holds.
pub async fn backup(file: &Path, copy: &Path) -> Result<u64, String> {
    may_replace(file, copy)?;
    let unfinished = beside(copy, ".unfinished");
    let _ = std::fs::remove_file(&unfinished);
    // An empty file with the right permissions: SQLite fills it.
    keep_private(&unfinished).map_err(|error| format!("{}: {error}", unfinished.display()))?;
    let (from, to) = (file.to_owned(), unfinished.clone());
    let copied = tokio::task::spawn_blocking(move || copy_pages(&from, &to)).await;
    let checked = match copied {
        Ok(Ok(())) => check_file(&unfinished).await,
        Ok(Err(error)) => Err(format!("{}: {error}", file.display())),
        Err(error) => Err(error.to_string()),
    };
    let finished = checked.and_then(|Checked { n_tables, .. }| {
        let synced = std::fs::File::open(&unfinished).and_then(|it| it.sync_all());
        let done = synced.and_then(|()| std::fs::rename(&unfinished, copy));
        done.map(|()| n_tables).map_err(unwritable(copy))
    });
    if finished.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    finished
}

/// Whether a copy may take the place of what is there: neither of the file itself, which a server may have open, nor of anything
/// that is no file.
fn may_replace(file: &Path, copy: &Path) -> Result<(), String> {
    let Ok(there) = copy.canonicalize() else { return Ok(()) };
    if !there.is_file() {
        return Err(format!("{}: this is no file", copy.display()));
    }
    match file.canonicalize() {
        Ok(own) if own == there => {
            Err(format!("{}: this is the file itself; a copy needs another name", copy.display()))
        }
        _ => Ok(()),
    }
}

/// Copies a file page by page, by the online backup of `SQLite` itself. All pages are copied in one step, so the copy shows
/// one moment, and a server that writes meanwhile does not make it begin again.
fn copy_pages(file: &Path, copy: &Path) -> Result<(), rusqlite::Error> {
    let open = |file: &Path| rusqlite::Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE);
    let (from, mut to) = (open(file)?, open(copy)?);
    from.busy_timeout(BUSY)?;
    let begun = Instant::now();
    let backup = Backup::new(&from, &mut to)?;
    while backup.step(-1)? != StepResult::Done {
        if begun.elapsed() > BUSY {
            return Err(rusqlite::Error::SqliteFailure(
                rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
                None,
            ));
        }
        std::thread::sleep(BUSY_STEP);
    }
    drop(backup);
    // The copy is one file, without a log beside it.
    to.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    to.close().map_err(|(_, error)| error)
}

/// Puts a copy in the place of a file that no server uses. What was there is kept beside it.
pub async fn restore(file: &Path, copy: &Path) -> Result<u64, String> {
    check_file(copy).await?;
    may_replace(copy, file)?;
    if !file.exists() {
        return backup(copy, file).await;
    }
    // This also moves what is in the log to the file, and removes the log.
    is_unused(file).await?;
    let kept = beside(file, ".before-restore");
    std::fs::rename(file, &kept).map_err(unwritable(&kept))?;
    let restored = backup(copy, file).await;
    if restored.is_err() {
        std::fs::rename(&kept, file).map_err(unwritable(file))?;
    }
    restored
}

/// A file without a fault.
struct Checked {
    version: i64,
    n_tables: u64,
}

fn old(file: &Path, version: i64) -> String {
    format!(
        "{}: the file is of version {version}; starting the server brings it to {}",
        file.display(),
        newest_version()
    )
}

/// Whether `SQLite` itself finds no fault in a file, and this program can read its form.
async fn check_file(file: &Path) -> Result<Checked, String> {
    let mut connection = connect(file).await?;
    let result = check_connection(&mut connection).await.map_err(failed(file));
    let _ = connection.close().await;
    let (version, faults, n_tables) = result?;
    let newest = newest_version();
    if !(1..=newest).contains(&version) {
        return Err(format!(
            "{}: the file is of version {version}, this program of {newest}",
            file.display()
        ));
    }
    if faults != "ok" {
        return Err(format!("{}: {faults}", file.display()));
    }
    Ok(Checked { version, n_tables })
}

async fn check_connection(connection: &mut SqliteConnection) -> Result<(i64, String, u64), sqlx::Error> {
    let version = Form::of(&mut *connection).await?.version;
    let faults = sqlx::query("PRAGMA integrity_check").fetch_one(&mut *connection).await?.try_get(0)?;
    let n: i64 = match version {
        0 => 0,
        _ => sqlx::query("SELECT count(*) FROM tables").fetch_one(&mut *connection).await?.try_get(0)?,
    };
    Ok((version, faults, n as u64))
}

/// Fails if a server uses the file: only who is alone can give up its log.
pub(super) async fn is_unused(file: &Path) -> Result<(), String> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_millis(100));
    let mut connection = options.connect().await.map_err(failed(file))?;
    let mode = sqlx::query("PRAGMA journal_mode = DELETE").fetch_one(&mut connection).await;
    let alone = mode.is_ok_and(|row| row.try_get::<String, _>(0).is_ok_and(|mode| mode == "delete"));
    let _ = connection.close().await;
    if alone { Ok(()) } else { Err(format!("{}: a server uses it; stop it first", file.display())) }
}

/// Which tables are too old.
#[derive(Copy, Clone, Debug)]
pub struct Prune {
    /// Those at which nothing was said for so many days.
    pub days: u64,
    /// Only games that are over.
    pub finished: bool,
    /// Only count them.
    pub dry_run: bool,
}

/// Removes old tables, also while a server uses the file. Returns how many.
pub async fn prune(file: &Path, what: Prune) -> Result<u64, String> {
    let version = check_file(file).await?.version;
    if version < newest_version() {
        return Err(old(file, version));
    }
    let mut connection = connect(file).await?;
    let removed = remove(&mut connection, what).await.map_err(failed(file));
    let _ = connection.close().await;
    removed
}

async fn remove(connection: &mut SqliteConnection, what: Prune) -> Result<u64, sqlx::Error> {
    let before = now().saturating_sub(what.days.saturating_mul(24 * 3600)) as i64;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let old = "SELECT id FROM progress WHERE at < ?1 AND (?2 = 0 OR summary ->> 'over')";
    let rows = sqlx::query(old).bind(before).bind(what.finished).fetch_all(&mut *connection).await?;
    for row in rows.iter().filter(|_| !what.dry_run) {
        let id: String = row.try_get(0)?;
        for table in ["facts", "commands", "chat", "reviews", "progress", "tables"] {
            let delete = format!("DELETE FROM {table} WHERE id = ?");
            sqlx::query(sqlx::AssertSqlSafe(delete)).bind(&id).execute(&mut *connection).await?;
        }
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(rows.len() as u64)
}

/// What is in a file.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many tables there are.
    pub n_tables: u64,
    /// Tables whose games cannot go on under the rules of this program, with the reason. They can still be looked at.
    pub frozen: Vec<(String, String)>,
    /// What is wrong, in words.
    pub faults: Vec<String>,
}

/// Reads everything in a file: `SQLite`'s own check, and every game from its first fact to its last. No game is
/// changed.
pub async fn doctor(file: &Path) -> Result<Report, String> {
    let Checked { version, n_tables } = check_file(file).await?;
    let mut report = Report { n_tables, ..Report::default() };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let found = std::fs::metadata(file).map_err(unwritable(file))?;
        if found.permissions().mode() & 0o077 != 0 {
            report.faults.push(format!("others can read {}: chmod 600 helps", file.display()));
        }
    }
    let mut connection = connect(file).await?;
    let ids = sqlx::query("SELECT id FROM tables").fetch_all(&mut connection).await.map_err(failed(file))?;
    let _ = connection.close().await;
    if version < newest_version() {
        report.faults.push(old(file, version));
        return Ok(report);
    }
    let store = Sqlite::open(file).await.map_err(|error| error.to_string())?;
    for row in ids {
        let id: String = row.try_get(0).map_err(failed(file))?;
        match store.load(&id).await {
            Err(StoreError::NotFound) => {}
            Err(error) => report.faults.push(format!("table {id}: {error}")),
            Ok(stored) => match open(&stored.head, &stored.facts) {
                Err(why) => report.frozen.push((id, why)),
                Ok(opened) => report.frozen.extend(opened.frozen.map(|why| (id, why))),
            },
        }
    }
    let _ = store.close().await;
    Ok(report)
}
