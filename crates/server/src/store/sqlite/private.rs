//! Whose a file of games is: nobody but who serves them reads it, others see that it is in use, and it holds no secret that
//! opens a seat. And whether there is room beside it.

use std::io::{Read, Write};
use std::path::Path;

use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, Connection, Row};
use wire::protocol::write;

use super::Sqlite;
use crate::log;
use crate::secret::Hashed;
use crate::store::StoreError;

/// What a file of `SQLite` begins with.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Makes the file, and lets nobody but its owner read it: it holds the seeds of games under way. `SQLite` gives the files
/// beside it the same rights. What is there and no file of `SQLite` is somebody else's, and is left as it is.
pub fn keep_private(file: &Path) -> Result<(), StoreError> {
    let unwritable = |error: std::io::Error| StoreError::Broken(error.to_string());
    if std::fs::metadata(file).is_ok_and(|found| !found.is_file()) {
        return Err(StoreError::Broken("this is no file".to_owned()));
    }
    if std::fs::metadata(file).is_ok_and(|found| found.len() > 0) {
        let mut begin = Vec::new();
        let opened = std::fs::File::open(file).map_err(unwritable)?;
        opened.take(MAGIC.len() as u64).read_to_end(&mut begin).map_err(unwritable)?;
        if begin != MAGIC {
            return Err(StoreError::Broken("this is no file of games".to_owned()));
        }
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        if let Ok(found) = std::fs::metadata(file) {
            if found.permissions().mode() & 0o077 != 0
                && std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)).is_err()
            {
                log::error(&format!("others can read {}, and that cannot be changed", file.display()));
            }
            return Ok(());
        }
        let new = std::fs::OpenOptions::new().create_new(true).write(true).mode(0o600).open(file);
        new.map(|_| ()).map_err(unwritable)
    }
    #[cfg(not(unix))]
    {
        let new = std::fs::OpenOptions::new().create(true).append(true).open(file);
        new.map(|_| ()).map_err(unwritable)
    }
}

/// How much must fit on the disk besides what is there.
const ROOM: usize = 256 * 1024;

/// Whether the disk takes more. `SQLite` writes its log again from the beginning when all of it is in the file, so a full
/// disk may take some answers yet, and refuse the next.
pub fn has_room(file: &Path) -> Result<(), StoreError> {
    let mut name = file.as_os_str().to_owned();
    name.push("-room");
    let try_it = || {
        let mut beside = std::fs::File::create(&name)?;
        beside.write_all(&vec![0; ROOM])?;
        beside.sync_all()
    };
    let result = try_it();
    // Of a disk that takes nothing the file may be empty, or not there.
    let _ = std::fs::remove_file(&name);
    result.map_err(|error| StoreError::Broken(error.to_string()))
}

/// Puts hashes in the place of the secrets of seats. What stood there is overwritten, not only given up.
pub async fn hash_secrets(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("PRAGMA secure_delete = ON").execute(&mut *connection).await?;
    let chairs = sqlx::query(
        "SELECT tables.id AS id, chair.key AS seat, chair.value ->> 'secret' AS secret, chair.value ->> 'taken' AS taken
         FROM tables, json_each(head, '$.seats') AS chair WHERE secret IS NOT NULL",
    );
    for chair in chairs.fetch_all(&mut *connection).await? {
        let secret: String = chair.try_get("secret")?;
        let seat = format!("$.seats[{}]", chair.try_get::<i64, _>("seat")?);
        // What opened a seat that somebody has was their key; before that it was an invitation. Bots have none.
        let name = if chair.try_get("taken")? { "key" } else { "link" };
        let hash = (!secret.is_empty()).then(|| write(&Hashed::of(&secret)));
        sqlx::query("UPDATE tables SET head = json_set(json_remove(head, ?2), ?3, json(?4)) WHERE id = ?1")
            .bind(chair.try_get::<String, _>("id")?)
            .bind(format!("{seat}.secret"))
            .bind(format!("{seat}.{name}"))
            .bind(hash.as_deref().unwrap_or("null"))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

impl Sqlite {
    /// Lets other programs see from now on that the file is in use. Only a connection to a file with a log keeps a lock while it
    /// is idle, and a copy that was put in place has no log until somebody writes. Where nobody can write nothing is changed.
    pub async fn hold(&self) {
        let mode = self.rows(|| sqlx::query("PRAGMA journal_mode")).await;
        let has_log = mode.is_ok_and(|rows| {
            rows.first().is_some_and(|row| row.try_get::<String, _>(0).is_ok_and(|mode| mode == "wal"))
        });
        if !has_log && let Ok(connection) = self.options.connect().await {
            // The connections that read see the log as soon as they read again.
            let _ = self.form().await;
            let _ = connection.close().await;
        }
    }
}
