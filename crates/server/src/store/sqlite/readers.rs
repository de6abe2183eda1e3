//! The connections that read a file.

use std::sync::{PoisonError, RwLock};

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use super::BUSY;

/// How many connections read at once.
const READERS: u32 = 3;

/// The connections that read.
pub struct Readers {
    options: SqliteConnectOptions,
    pool: RwLock<SqlitePool>,
}

impl Readers {
    pub fn new(options: SqliteConnectOptions) -> Readers {
        let pool = RwLock::new(Readers::pool(&options));
        Readers { options, pool }
    }

    fn pool(options: &SqliteConnectOptions) -> SqlitePool {
        SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(2 * BUSY)
            // A server keeps at least one open, so that others see that the file is in use.
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(options.clone())
    }

    pub fn current(&self) -> SqlitePool {
        // Whoever held the lock cannot have left it in a bad state: it is one assignment.
        self.pool.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Closes all connections; others are opened when they are needed. All connections of a program to a file share one
    /// handle of `SQLite`'s: as long as one of them is open that began when the file was read-only, nobody can write.
    pub async fn reopen(&self) {
        let fresh = Readers::pool(&self.options);
        let old = {
            let mut pool = self.pool.write().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *pool, fresh)
        };
        old.close().await;
    }
}
