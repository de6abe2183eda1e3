//! What several nodes survive: a real `PostgreSQL` and a real NATS, nodes that are killed, paused, cut off and replaced, and
//! players who go on by themselves. Afterwards everything acknowledged is there, once, and in every epoch of a table one node
//! has written.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::RunArgs;
use crate::players::{Course, Game};
use crate::process::Process;
use crate::proxy::{Proxy, Wire};
use crate::services::{Nats, Postgres, Stop, signal};

/// How long everything may take to go on after a fault.
const LONG: Duration = Duration::from_mins(2);
/// How often it is looked whether it does.
const LOOK: Duration = Duration::from_millis(20);
/// How long a node is paused.
const PAUSE: Duration = Duration::from_secs(15);
/// How long a wire is cut.
const CUT: Duration = Duration::from_secs(12);
/// After how many seconds the last table must go on when its node has died.
const RECOVERY_LIMIT_S: f64 = 12.0;
/// By how many seconds the clock of each node is wrong, one after the other: only that of the database counts.
const CLOCKS: [&str; 3] = ["0", "300", "-300"];
/// How long everybody plays undisturbed before a fault.
const CALM: Duration = Duration::from_secs(1);

/// What is done to the nodes.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many nodes there are.
    #[arg(long, default_value_t = 3)]
    pub nodes: usize,
    /// How many faults they meet.
    #[arg(long, default_value_t = 50)]
    pub kills: usize,
    /// How many tables play, with two players each.
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// How many milliseconds a player thinks.
    #[arg(long, default_value_t = 400)]
    pub pace: u64,
    /// Chooses the nodes.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How it is run.
    #[command(flatten)]
    pub run: RunArgs,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Tally {
    /// How many faults the nodes met.
    pub faults: usize,
    /// Of which kinds.
    pub kinds: BTreeMap<String, usize>,
    /// How many commands were acknowledged.
    pub acked: u64,
    /// How many of them were not there afterwards.
    pub lost: u64,
    /// How many were there more than once.
    pub doubled: u64,
    /// Writes of a node that did not own the table, and whatever else should not be in the store.
    pub wrong: u64,
    /// After how many seconds the last table went on when a node had died.
    pub recovery_max_s: f64,
    /// The same after every other fault, from its beginning.
    pub recovery_by_kind_s: BTreeMap<String, f64>,
    /// How often a player had to connect again.
    pub reconnections: u64,
    /// How often a table was taken by a node.
    pub epochs: u64,
}

/// What happens.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// A node is killed.
    Kill,
    /// A node is paused for longer than its lease.
    Pause,
    /// A node is cut off from NATS.
    CutNats,
    /// A node is cut off from the database.
    CutPostgres,
    /// A node is cut off from its clients.
    CutClients,
    /// NATS is restarted.
    RestartNats,
    /// The database is restarted.
    RestartPostgres(Stop),
    /// All nodes are replaced, one after the other.
    Upgrade,
}

/// Every kind once, and the most usual several times.
const FAULTS: [Fault; 12] = [
    Fault::Kill,
    Fault::Pause,
    Fault::RestartPostgres(Stop::Immediate),
    Fault::RestartNats,
    Fault::Kill,
    Fault::CutNats,
    Fault::Upgrade,
    Fault::CutPostgres,
    Fault::Kill,
    Fault::CutClients,
    Fault::RestartPostgres(Stop::Fast),
    Fault::Kill,
];

/// Runs all faults and prints what came of it; an error if anything was lost, doubled or wrong.
pub async fn run(args: Args) -> Result<(), String> {
    let tally = cluster(&args).await?;
    println!("{}", serde_json::to_string(&tally).map_err(|error| error.to_string())?);
    if (tally.lost, tally.doubled, tally.wrong) != (0, 0, 0) {
        return Err("something acknowledged was not kept as it was".to_owned());
    }
    if tally.recovery_max_s > RECOVERY_LIMIT_S {
        return Err(format!("a table took {:.1} s to go on without its node", tally.recovery_max_s));
    }
    Ok(())
}

/// A node with the wires to it and from it.
struct Node {
    name: String,
    process: Option<Process>,
    clients: Proxy,
    postgres: Proxy,
    nats: Proxy,
}

struct Trial {
    program: PathBuf,
    database: Postgres,
    carrier: Nats,
    nodes: Vec<Node>,
    course: Arc<Course>,
    rng: fastrand::Rng,
    tally: Tally,
    is_quiet: bool,
}

/// Lets nodes meet faults.
pub async fn cluster(args: &Args) -> Result<Tally, String> {
    let mut trial = Trial::start(args).await?;
    let mut playing = Vec::new();
    for n in 0..args.tables {
        playing.push(tokio::spawn(Game::play_on(trial.course.clone(), args.seed + n as u64)));
    }
    trial.wait_for_all(Instant::now()).await?;
    for n in 0..args.kills {
        tokio::time::sleep(CALM).await;
        let fault = FAULTS[n % FAULTS.len()];
        trial.meet(fault).await.map_err(|why| format!("fault {n}, {fault:?}: {why}"))?;
    }
    trial.course.stop();
    for game in playing {
        let games = game.await.map_err(|error| error.to_string())?;
        for game in games {
            game.check(&trial.course, &mut trial.tally).await;
        }
    }
    trial.tally.reconnections = trial.course.n_reconnections();
    trial.tally.wrong += trial.course.n_broken();
    trial.look_at_history()?;
    Ok(trial.tally)
}

impl Trial {
    async fn start(args: &Args) -> Result<Trial, String> {
        let database = Postgres::start("cluster")?;
        let carrier = Nats::start(&[])?;
        let mut nodes = Vec::new();
        for n in 0..args.nodes {
            let loopback = |port: u16| SocketAddr::from(([127, 0, 0, 1], port));
            nodes.push(Node {
                name: format!("n{n}"),
                process: None,
                clients: Proxy::start(loopback(1)).await?,
                postgres: Proxy::start(loopback(database.port)).await?,
                nats: Proxy::start(loopback(carrier.port)).await?,
            });
        }
        let doors = nodes.iter().map(|node| node.clients.address).collect();
        let mut trial = Trial {
            program: args.run.program()?,
            database,
            carrier,
            nodes,
            course: Arc::new(Course::new(doors, args.tables, Duration::from_millis(args.pace))),
            rng: fastrand::Rng::with_seed(args.seed),
            tally: Tally::default(),
            is_quiet: args.run.json,
        };
        for n in 0..args.nodes {
            trial.start_node(n);
        }
        Ok(trial)
    }

    fn start_node(&mut self, n: usize) {
        let node = &mut self.nodes[n];
        let mut command = Command::new(&self.program);
        command.args(["--workshop", "--port", "0", "--node", &node.name, "--db"]);
        command.arg(self.database.url_by(node.postgres.address.port()));
        command.args(["--nats", &format!("nats://{}", node.nats.address)]);
        command.env("ELBOWROOM_CLOCK_SHIFT", CLOCKS[n % CLOCKS.len()]);
        command.stderr(std::process::Stdio::null());
        let process = Process::spawn(&mut command);
        node.clients.lead_to(process.address);
        node.process = Some(process);
    }

    /// One fault, and everybody who goes on after it.
    async fn meet(&mut self, fault: Fault) -> Result<(), String> {
        let n = self.rng.usize(..self.nodes.len());
        let begun = Instant::now();
        let acked = self.course.n_acked();
        let node = &mut self.nodes[n];
        match fault {
            Fault::Kill => {
                node.process.take().ok_or("it runs")?.kill();
                // It stays away until everybody goes on without it.
                self.wait_for_all(begun).await?;
                let took = begun.elapsed().as_secs_f64();
                self.tally.recovery_max_s = self.tally.recovery_max_s.max(took);
                self.start_node(n);
            }
            Fault::Pause => {
                let process = node.process.as_ref().ok_or("it runs")?.child.id();
                signal(process, "STOP");
                tokio::time::sleep(PAUSE).await;
                signal(process, "CONT");
            }
            Fault::CutNats => cut(&node.nats).await,
            Fault::CutPostgres => cut(&node.postgres).await,
            Fault::CutClients => cut(&node.clients).await,
            Fault::RestartNats => {
                self.carrier.stop();
                self.carrier.resume()?;
            }
            Fault::RestartPostgres(how) => {
                self.database.stop(how);
                self.database.resume()?;
            }
            Fault::Upgrade => {
                for n in 0..self.nodes.len() {
                    let mut process = self.nodes[n].process.take().ok_or("it runs")?;
                    signal(process.child.id(), "TERM");
                    let ended = Instant::now();
                    while process.child.try_wait().map_err(|error| error.to_string())?.is_none() {
                        if ended.elapsed() > LONG {
                            return Err("a node does not end".to_owned());
                        }
                        tokio::time::sleep(LOOK).await;
                    }
                    self.start_node(n);
                }
            }
        }
        self.wait_for_all(begun).await?;
        let took = begun.elapsed().as_secs_f64();
        let kind = format!("{fault:?}");
        self.tally.faults += 1;
        *self.tally.kinds.entry(kind.clone()).or_default() += 1;
        let longest = self.tally.recovery_by_kind_s.entry(kind).or_default();
        *longest = longest.max(took);
        if !self.is_quiet {
            let n_acked = self.course.n_acked() - acked;
            println!("{fault:?} of node {n}: {n_acked} acknowledged, all went on after {took:.1} s");
        }
        Ok(())
    }

    /// Waits until at every table something was acknowledged that was sent after a moment.
    async fn wait_for_all(&self, since: Instant) -> Result<(), String> {
        let begun = Instant::now();
        while !self.course.all_went_on(since) {
            if begun.elapsed() > LONG {
                return Err(format!("{} tables do not go on", self.course.n_waiting(since)));
            }
            tokio::time::sleep(LOOK).await;
        }
        Ok(())
    }

    /// What the store says of who wrote when.
    fn look_at_history(&mut self) -> Result<(), String> {
        let went_down =
            "SELECT count(*) FROM (SELECT epoch < lag(epoch) OVER (PARTITION BY id ORDER BY version) AS down
            FROM facts) AS said WHERE down";
        let unowned = "SELECT count(*) FROM facts WHERE epoch > 0
            AND NOT EXISTS (SELECT FROM epochs WHERE epochs.id = facts.id AND epochs.epoch = facts.epoch)";
        let gaps = "SELECT count(*) FROM (SELECT id FROM facts GROUP BY id HAVING count(*) <> max(version) + 1) AS broken";
        let chat_went_down =
            "SELECT count(*) FROM (SELECT epoch < lag(epoch) OVER (PARTITION BY id ORDER BY n) AS down
            FROM chat) AS said WHERE down";
        for query in [went_down, unowned, gaps, chat_went_down] {
            self.tally.wrong += self.database.ask(query)?;
        }
        self.tally.epochs = self.database.ask("SELECT count(*) FROM epochs")?;
        Ok(())
    }
}

async fn cut(wire: &Proxy) {
    wire.set(Wire::Cut);
    tokio::time::sleep(CUT).await;
    wire.set(Wire::Whole);
}
