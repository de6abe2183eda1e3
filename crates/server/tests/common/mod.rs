//! Servers for tests, in this process and in others, and the clients that meet them.

#![allow(dead_code, unused_imports, reason = "every test file uses its own part of this")]

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use elbowroom_server::store::Sqlite;
use elbowroom_server::{Config, Hub, Limit};
pub use stress::client::{
    Client, Reply, bot, connect, create, follow, fresh_id, get, http, post, sit, text, wanted,
};
pub use stress::process::Process;
use tokio::net::TcpListener;
use wire::protocol::{Created, NewTable};

static NUMBER: AtomicU64 = AtomicU64::new(1);

/// A file in the tests' own folder that is not there yet.
pub fn fresh_db(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let stem = format!("{name}-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    folder.join(format!("{stem}.db"))
}

/// A server in this process.
pub struct Server {
    pub hub: Arc<Hub>,
    pub address: SocketAddr,
    pub db: PathBuf,
    task: tokio::task::JoinHandle<std::io::Result<()>>,
}

/// Limits nobody in a test should meet.
pub fn config() -> Config {
    let plenty = Limit { n: 100_000.0, per: Duration::from_secs(1) };
    Config {
        tables: plenty,
        messages: plenty,
        chat: plenty,
        settings: plenty,
        workshop: true,
        ..Config::default()
    }
}

impl Server {
    pub async fn start(name: &str) -> Server {
        Server::with(fresh_db(name), config()).await
    }

    pub async fn with(db: PathBuf, config: Config) -> Server {
        let store = Sqlite::open(&db).await.expect("the store opens");
        store.hold().await;
        let hub = Arc::new(Hub::new(store, config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let task = tokio::spawn(elbowroom_server::serve(listener, hub.clone(), None, std::future::pending()));
        Server { hub, address, db, task }
    }

    pub fn stop(self) {
        self.task.abort();
    }

    pub async fn create(&self, wanted: &NewTable) -> (Created, String) {
        create(self.address, wanted).await
    }
}

/// Starts a server in a process of its own, with its games in this file.
pub fn start_process(db: &Path) -> Process {
    Process::start(Path::new(env!("CARGO_BIN_EXE_elbowroom-server")), db)
}
