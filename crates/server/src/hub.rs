//! The tables that are awake. A table sleeps when nobody has looked for a while and wakes when somebody writes to it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use engine::{Game, State};
use tokio::sync::{Mutex, OnceCell, mpsc, oneshot, watch};
use wire::nature::Seed;
use wire::protocol::{Problem, Summary};

use crate::drawing::Drawings;
use crate::guard::PublicUrl;
use crate::limit::{Limit, Limits};
use crate::listen::Connections;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::table::{Table, TableRequest};
use crate::turns::Turns;
use crate::{log, secret};

/// How many drawings may wait for others.
const DRAWINGS_IN_LINE: usize = 40;
/// How long clients have to hear that the server stops.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long stopping may take altogether, so that whoever runs services need not kill the program: systemd and containers
/// wait for longer.
const STOP_LIMIT: Duration = Duration::from_secs(4);
/// How often it is looked whether they have.
const FAREWELL_STEP: Duration = Duration::from_millis(10);
/// How often it is tried at most whether the store can be written to.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// How long that may take.
const PROBE_LIMIT: Duration = Duration::from_secs(5);
/// How long a drawing may take, waiting included.
const DRAWING: Duration = Duration::from_secs(30);

/// How a server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    /// After how long without anybody looking a table sleeps.
    pub idle: Duration,
    /// Whether tables may begin in the middle of a game.
    pub workshop: bool,
    /// Where tables take their chance from, for tests; nobody knows unless this is set.
    pub seed: Option<u64>,
    /// What a table that wakes takes for its state, for tests of secrecy in the workshop: one that somebody cannot tell from
    /// the true one.
    pub suppose: Option<fn(&Game, &State) -> State>,
    /// How many tables one address may open.
    pub tables: Limit,
    /// How many messages one connection may send.
    pub messages: Limit,
    /// How many chat lines one seat may say.
    pub chat: Limit,
    /// What connections may do.
    pub connections: Connections,
    /// The address people know the server by; it answers to no other name then.
    pub public_url: Option<PublicUrl>,
    /// How many may watch a table without a seat.
    pub watchers: usize,
    /// How many of them from one address.
    pub watchers_by_address: usize,
    /// How often a silent client is asked whether it is there.
    pub ping_interval: Duration,
    /// How long a client may be silent.
    pub idle_limit: Duration,
}

impl Config {
    /// What is limited, in words, for the operator.
    pub fn limits(&self) -> String {
        let rate = |limit: &Limit| format!("{} in {:?}", limit.n, limit.per);
        let Connections { all, by_address, header, request, write, .. } = &self.connections;
        format!(
            "limits: {all} connections, {by_address} from one address; {header:?} for a request's head, {request:?} for all \
             of it, {write:?} to take an answer; {} new tables from one address; {} messages on one socket; {} chat lines \
             of one seat; {} watchers at a table, {} from one address; silent sockets end after {:?}",
            rate(&self.tables),
            rate(&self.messages),
            rate(&self.chat),
            self.watchers,
            self.watchers_by_address,
            self.idle_limit,
        )
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            idle: Duration::from_mins(1),
            workshop: false,
            seed: None,
            suppose: None,
            tables: Limit { n: 12.0, per: Duration::from_mins(1) },
            messages: Limit { n: 60.0, per: Duration::from_secs(5) },
            chat: Limit { n: 10.0, per: Duration::from_secs(30) },
            connections: Connections::default(),
            public_url: None,
            watchers: 200,
            watchers_by_address: 30,
            ping_interval: Duration::from_secs(20),
            idle_limit: Duration::from_secs(65),
        }
    }
}

/// What chance does at a table.
pub struct Chance {
    /// What its dice and draws come from.
    pub seed: Seed,
    /// What chooses among the boards, if it is not said which.
    pub number: u64,
}

impl Chance {
    /// What nobody knows.
    fn fresh() -> Chance {
        let mut seed = [0; 32];
        seed.copy_from_slice(&secret::bytes(32));
        let number = secret::bytes(8).iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
        Chance { seed: Seed::new(seed), number }
    }
}

/// What all tables share.
pub struct Services {
    /// Where games are kept.
    pub store: Box<dyn Store>,
    /// How the server behaves.
    pub config: Config,
    /// Turns at what holds a processor for long.
    pub turns: Arc<Turns>,
    /// Draws boards.
    pub drawings: Drawings,
    /// What an operator watches.
    pub metrics: Metrics,
}

type Cell = Arc<OnceCell<mpsc::Sender<TableRequest>>>;

/// All tables that are awake.
pub struct Hub {
    services: Arc<Services>,
    awake: Mutex<HashMap<String, Cell>>,
    openings: std::sync::Mutex<Limits<IpAddr>>,
    /// How many tables took their chance from the seed.
    n_seeded: AtomicU64,
    /// Changes when the server stops.
    stopping: watch::Sender<()>,
    /// When the store was last tried, and what came of it.
    probed: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Hub {
    /// A server where everybody sleeps.
    pub fn new(store: impl Store, config: Config) -> Hub {
        // One core is left to whoever plays.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let turns = Turns::new(cores.saturating_sub(1).max(1));
        let openings = std::sync::Mutex::new(Limits::new(config.tables));
        Hub {
            services: Arc::new(Services {
                store: Box::new(store),
                config,
                drawings: Drawings::new(turns.clone(), DRAWINGS_IN_LINE, DRAWING),
                turns,
                metrics: Metrics::default(),
            }),
            awake: Mutex::default(),
            openings,
            n_seeded: AtomicU64::new(0),
            stopping: watch::Sender::new(()),
            probed: Mutex::default(),
        }
    }

    /// What all tables share.
    pub fn services(&self) -> &Services {
        &self.services
    }

    /// What changes when the server stops.
    pub fn stopping(&self) -> watch::Receiver<()> {
        self.stopping.subscribe()
    }

    /// Whether the store can be written to. It is tried at most once a second, however often it is asked.
    pub async fn is_ready(&self) -> Result<(), StoreError> {
        let mut probed = self.probed.lock().await;
        match &*probed {
            Some((at, result)) if at.elapsed() < PROBE_INTERVAL => result.clone(),
            _ => {
                let tried = tokio::time::timeout(PROBE_LIMIT, self.services.store.probe()).await;
                let result =
                    tried.unwrap_or_else(|_| Err(StoreError::Broken("it takes too long".to_owned())));
                *probed = Some((Instant::now(), result.clone()));
                result
            }
        }
    }

    /// Tells every client that the server stops, and lets go of the store's files, at the end of the program. Whoever takes
    /// too long is not waited for: what was acknowledged is on the disk.
    pub async fn close(&self) {
        if tokio::time::timeout(STOP_LIMIT, self.say_goodbye()).await.is_err() {
            log::error("the store takes too long to let go of its files");
        }
    }

    async fn say_goodbye(&self) {
        self.stopping.send_replace(());
        let gone = async {
            while self.stopping.receiver_count() > 0 {
                tokio::time::sleep(FAREWELL_STEP).await;
            }
        };
        let _ = tokio::time::timeout(FAREWELL, gone).await;
        if let Err(error) = self.services.store.close().await {
            log::error(&format!("{error:?}"));
        }
    }

    /// Whether an address may open one more table now.
    pub fn may_open(&self, address: IpAddr) -> bool {
        // Whoever held the lock cannot have left it in a bad state: it is one call.
        let mut openings = self.openings.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        openings.take(address, Instant::now())
    }

    /// Where the chance of a new table comes from.
    pub fn chance(&self) -> Chance {
        match self.services.config.seed {
            Some(seed) => {
                let number = seed.wrapping_add(self.n_seeded.fetch_add(1, Ordering::Relaxed));
                Chance { seed: Seed::numbered(number), number }
            }
            None => Chance::fresh(),
        }
    }

    /// How many tables are awake.
    pub async fn n_awake(&self) -> usize {
        let mut awake = self.awake.lock().await;
        awake.retain(|_, cell| cell.get().is_none_or(|requests| !requests.is_closed()));
        awake.len()
    }

    /// The way to a table, which wakes if it sleeps.
    pub async fn table(&self, id: &str) -> Result<mpsc::Sender<TableRequest>, Problem> {
        let cell = {
            let mut awake = self.awake.lock().await;
            // Tables that went to sleep are forgotten here.
            awake.retain(|_, cell| cell.get().is_none_or(|requests| !requests.is_closed()));
            awake.entry(id.to_owned()).or_default().clone()
        };
        let woken = cell.get_or_try_init(|| self.wake(id)).await.cloned();
        if woken.is_err() {
            let mut awake = self.awake.lock().await;
            if awake.get(id).is_some_and(|cell| !cell.initialized()) {
                awake.remove(id);
            }
        }
        woken
    }

    async fn wake(&self, id: &str) -> Result<mpsc::Sender<TableRequest>, Problem> {
        let stored = self.services.store.load(id).await.map_err(problem)?;
        let services = self.services.clone();
        // Playing a long game again takes a moment, during which others go on.
        let table = tokio::task::spawn_blocking(move || Table::wake(services, stored)).await;
        match table {
            Ok(Ok(table)) => {
                let (requests, inbox) = mpsc::channel(256);
                tokio::spawn(table.run(inbox));
                Ok(requests)
            }
            // Its game cannot even be set up any more. It is stored as it was, and nobody has lost it.
            Ok(Err(why)) => {
                log::error(&format!("table {id} cannot be shown: {why}"));
                Err(Problem::new("problem-unreadable-table"))
            }
            Err(error) => Err(fault(&format!("table {id}: {error}"))),
        }
    }

    /// Writes to a table and waits for its reply. A table that fell asleep meanwhile is woken.
    pub async fn ask<T>(
        &self,
        id: &str,
        request: impl Fn(oneshot::Sender<T>) -> TableRequest,
    ) -> Result<(T, mpsc::Sender<TableRequest>), Problem> {
        for _ in 0..5 {
            let requests = self.table(id).await?;
            let (reply, heard) = oneshot::channel();
            if requests.send(request(reply)).await.is_ok()
                && let Ok(reply) = heard.await
            {
                return Ok((reply, requests));
            }
        }
        Err(Problem::new("problem-server"))
    }

    /// A table in brief; one that sleeps is not woken for that.
    pub async fn summary(&self, id: &str) -> Result<Summary, Problem> {
        let cell = self.awake.lock().await.get(id).cloned();
        if let Some(requests) = cell.as_ref().and_then(|cell| cell.get()) {
            let (reply, heard) = oneshot::channel();
            if requests.send(TableRequest::Summary(reply)).await.is_ok()
                && let Ok(summary) = heard.await
            {
                return Ok(summary);
            }
        }
        self.services.store.summary(id).await.map_err(problem)
    }

    /// The tables anybody may watch.
    pub async fn watchable(&self) -> Result<Vec<Summary>, Problem> {
        let mut list = self.services.store.watchable(50).await.map_err(problem)?;
        for summary in &mut list {
            if let Ok(fresh) = self.summary(&summary.id).await {
                *summary = fresh;
            }
        }
        // Games under way before those that are over, those with people before those without.
        list.sort_by_key(|it| (it.over, std::cmp::Reverse((it.seats.iter().any(|seat| seat.online), it.at))));
        Ok(list)
    }
}

/// What is told of a store that failed.
pub fn problem(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound => Problem::new("problem-no-table"),
        StoreError::Conflict => fault("a table was changed by somebody else"),
        StoreError::Broken(why) => fault(&why),
    }
}

/// Writes down a fault of ours and tells that there was one.
pub fn fault(why: &str) -> Problem {
    log::error(why);
    Problem::new("problem-server")
}
