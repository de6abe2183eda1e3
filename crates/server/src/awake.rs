//! The tables that are awake at this node. One sleeps when nobody has looked for a while, and wakes when somebody asks.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::{Mutex, OnceCell, mpsc};
use wire::protocol::Problem;

use crate::carrier::TableRequest;
use crate::hub::{fault, problem};
use crate::log;
use crate::services::Services;
use crate::store::Taken;
use crate::table::Table;

/// The way to a table of this node.
pub type Requests = mpsc::Sender<TableRequest>;

type Cell = Arc<OnceCell<Requests>>;

/// Why a table could not be woken.
pub enum Unwoken {
    /// Another node speaks for it.
    ByAnother {
        /// Which.
        node: String,
    },
    /// This node may speak for no table now.
    NoLease,
    /// Anything else.
    Because(Problem),
}

impl From<Problem> for Unwoken {
    fn from(problem: Problem) -> Unwoken {
        Unwoken::Because(problem)
    }
}

/// All tables that are awake here.
#[derive(Default)]
pub struct Awake {
    tables: Mutex<HashMap<String, Cell>>,
}

impl Awake {
    /// How many they are.
    pub async fn count(&self) -> usize {
        let mut tables = self.tables.lock().await;
        forget_sleeping(&mut tables);
        tables.len()
    }

    /// The way to a table, if it is awake.
    pub async fn find(&self, id: &str) -> Option<Requests> {
        let cell = self.tables.lock().await.get(id).cloned()?;
        cell.get().filter(|requests| !requests.is_closed()).cloned()
    }

    /// The way to a table, which wakes if it sleeps. Whoever asks may stop waiting: once a table is taken, it wakes.
    pub async fn wake(self: &Arc<Awake>, services: &Arc<Services>, id: &str) -> Result<Requests, Unwoken> {
        let (awake, services, id) = (self.clone(), services.clone(), id.to_owned());
        let waking = tokio::spawn(async move { awake.wake_once(services, &id).await });
        waking.await.unwrap_or_else(|error| Err(fault(&error.to_string()).into()))
    }

    async fn wake_once(&self, services: Arc<Services>, id: &str) -> Result<Requests, Unwoken> {
        let cell = {
            let mut tables = self.tables.lock().await;
            forget_sleeping(&mut tables);
            tables.entry(id.to_owned()).or_default().clone()
        };
        let woken = cell.get_or_try_init(|| begin(services, id)).await.cloned();
        if woken.is_err() {
            let mut tables = self.tables.lock().await;
            if tables.get(id).is_some_and(|cell| !cell.initialized()) {
                tables.remove(id);
            }
        }
        woken
    }
}

fn forget_sleeping(tables: &mut HashMap<String, Cell>) {
    tables.retain(|_, cell| cell.get().is_none_or(|requests| !requests.is_closed()));
}

/// Takes a table, reads it, and lets it run.
async fn begin(services: Arc<Services>, id: &str) -> Result<Requests, Unwoken> {
    // Whoever gives everything up from here on gives this table up too; who has done so before begins nothing.
    let lost = services.lease.lost();
    if !services.lease.is_held() {
        return Err(Unwoken::NoLease);
    }
    // What is read after that is written by nobody else.
    let epoch = match services.store.take(id).await.map_err(problem)? {
        Taken::Yes { epoch } => epoch,
        Taken::ByAnother { node } => return Err(Unwoken::ByAnother { node }),
    };
    let stored = services.store.load(id).await.map_err(problem)?;
    let own = services.clone();
    // Playing a long game again takes a moment, during which others go on.
    let table = tokio::task::spawn_blocking(move || Table::wake(own, stored, epoch)).await;
    match table {
        Ok(Ok(table)) => {
            let (requests, inbox) = mpsc::channel(256);
            // From now on other nodes hear that somebody speaks for it.
            let served = services.carrier.serve(id, requests.clone()).await;
            served.map_err(|_| fault(&format!("no other node can be told of table {id}")))?;
            tokio::spawn(table.run(inbox, lost));
            Ok(requests)
        }
        // Its game cannot even be set up any more. It is stored as it was, and nobody has lost it.
        Ok(Err(why)) => {
            log::error(&format!("table {id} cannot be shown: {why}"));
            Err(Problem::new("problem-unreadable-table").into())
        }
        Err(error) => Err(fault(&format!("table {id}: {error}")).into()),
    }
}
