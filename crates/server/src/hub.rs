//! The server: the way to every table, wherever it is awake, and what ends when the program does.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, oneshot, watch};
use wire::nature::Seed;
use wire::protocol::{Problem, Summary};

use crate::awake::{Awake, Requests, Unwoken};
use crate::carrier::{Alone, Call, Carrier, Reply, TableRequest, Unanswered};
use crate::config::Config;
use crate::limit::Limits;
use crate::neighbors::{self, CUT_OFF_LIMIT};
use crate::services::Services;
use crate::store::{Store, StoreError};
use crate::{lease, log, secret};

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
/// How long somebody waits for a table whose node is gone: its lease must end first.
const OWNER_LIMIT: Duration = Duration::from_secs(15);
/// How often it is tried meanwhile.
const OWNER_STEP: Duration = Duration::from_millis(200);

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

/// The way to whoever speaks for a table.
#[derive(Clone)]
pub enum Way {
    /// It is awake at this node.
    Here(Requests),
    /// Another node speaks for it.
    There,
}

/// The way to all tables.
pub struct Hub {
    services: Arc<Services>,
    awake: Arc<Awake>,
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
        Hub::among(store, Alone::default(), config)
    }

    /// A node among others.
    pub fn among(store: impl Store, carrier: impl Carrier, config: Config) -> Hub {
        let openings = std::sync::Mutex::new(Limits::new(config.tables));
        let services = Arc::new(Services::new(store, carrier, config));
        if services.store.is_shared() {
            tokio::spawn(lease::keep(Arc::downgrade(&services)));
        }
        if services.carrier.node().is_some() {
            tokio::spawn(neighbors::say_who_is_here(Arc::downgrade(&services)));
            tokio::spawn(neighbors::leave_when_cut_off(Arc::downgrade(&services)));
        }
        Hub {
            services,
            awake: Arc::default(),
            openings,
            n_seeded: AtomicU64::new(0),
            stopping: watch::Sender::new(()),
            probed: Mutex::default(),
        }
    }

    /// What all tables share.
    pub fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// What changes when the server stops.
    pub fn stopping(&self) -> watch::Receiver<()> {
        self.stopping.subscribe()
    }

    /// Whether the store can be written to. It is tried at most once a second, however often it is asked.
    pub async fn is_ready(&self) -> Result<(), StoreError> {
        if !self.services.carrier.is_connected() {
            return Err(StoreError::Broken("no other node can be reached".to_owned()));
        }
        if !self.services.lease.is_held() {
            return Err(StoreError::Broken("this node may speak for no table".to_owned()));
        }
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
        // Its tables are free for others as soon as the store has forgotten this node.
        self.services.lease.end();
        if let Err(error) = self.services.store.close().await {
            log::error(&error.to_string());
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
        self.awake.count().await
    }

    /// Wakes a table of this node, because another node asks for it.
    pub fn rouse(&self, id: &str) {
        let (awake, services, id) = (self.awake.clone(), self.services.clone(), id.to_owned());
        tokio::spawn(async move { awake.wake(&services, &id).await.is_ok() });
    }

    /// Asks whoever speaks for a table. One that sleeps is woken; one whose node is gone is taken when its lease ends.
    pub async fn ask(&self, id: &str, call: Call) -> Result<(Reply, Way), Problem> {
        let begun = Instant::now();
        let mut n_ended = 0;
        loop {
            if let Some(requests) = self.awake.find(id).await {
                if let Some(reply) = ask_here(&requests, call.clone()).await {
                    return Ok((reply, Way::Here(requests)));
                }
                // It fell asleep or moved at this very moment.
                n_ended += 1;
            }
            let patience = match self.services.carrier.ask(id, &self.as_from_here(&call)).await {
                Ok(reply) => return Ok((reply, Way::There)),
                // Nobody answers for it: whoever has the lease does.
                Err(why @ (Unanswered::NoOwner | Unanswered::TimedOut)) => {
                    match self.awake.wake(&self.services, id).await {
                        Ok(_) if n_ended < MAX_ENDED => continue,
                        Ok(_) => return Err(Problem::new("problem-server")),
                        Err(Unwoken::Because(problem)) => return Err(problem),
                        Err(Unwoken::ByAnother { node }) => {
                            // It lives, or has died a moment ago. If it lives, it has forgotten that the table is its own.
                            if why == Unanswered::NoOwner {
                                self.services.carrier.rouse(&node, id);
                            }
                            OWNER_LIMIT
                        }
                        Err(Unwoken::NoLease) => CUT_OFF_LIMIT,
                    }
                }
                // Whoever asks is better off at another node.
                Err(Unanswered::CutOff) => CUT_OFF_LIMIT,
            };
            if begun.elapsed() > patience {
                return Err(fault(&format!("nobody answers for table {id}")));
            }
            tokio::time::sleep(OWNER_STEP).await;
        }
    }

    /// A call as another node hears it.
    fn as_from_here(&self, call: &Call) -> Call {
        let mut call = call.clone();
        if let Call::Join(join) = &mut call {
            join.node = self.services.carrier.node().map(ToOwned::to_owned);
        }
        call
    }

    /// A table in brief; one that sleeps is not woken for that.
    pub async fn summary(&self, id: &str) -> Result<Summary, Problem> {
        match self.summary_here(id).await {
            Some(summary) => Ok(summary),
            None => self.services.store.summary(id).await.map_err(problem),
        }
    }

    /// A table in brief, if it is awake at this node.
    async fn summary_here(&self, id: &str) -> Option<Summary> {
        match ask_here(&self.awake.find(id).await?, Call::Summary).await? {
            Reply::Summary(summary) => Some(summary),
            _ => None,
        }
    }

    /// The tables anybody may watch.
    pub async fn watchable(&self) -> Result<Vec<Summary>, Problem> {
        let mut list = self.services.store.watchable(50).await.map_err(problem)?;
        for summary in &mut list {
            if let Some(fresh) = self.summary_here(&summary.id).await {
                *summary = fresh;
            }
        }
        // Games under way before those that are over, those with people before those without.
        list.sort_by_key(|it| (it.over, std::cmp::Reverse((it.seats.iter().any(|seat| seat.online), it.at))));
        Ok(list)
    }
}

/// How often a table may end at the very moment it is asked.
const MAX_ENDED: u32 = 5;

/// Asks a table of this node, if it is still there.
async fn ask_here(requests: &Requests, call: Call) -> Option<Reply> {
    let (reply, heard) = oneshot::channel();
    requests.send(TableRequest { call, reply }).await.ok()?;
    heard.await.ok()
}

/// What is told of a store that failed.
pub fn problem(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound => Problem::new("problem-no-table"),
        StoreError::Conflict | StoreError::Fenced => fault("a table was changed by somebody else"),
        StoreError::Broken(why) => fault(&why),
    }
}

/// Writes down a fault of ours and tells that there was one.
pub fn fault(why: &str) -> Problem {
    log::error(why);
    Problem::new("problem-server")
}
