//! What survives a crash: clients play, talk and rename while the server is ended, starved of its disk or left with a
//! torn log, over and over. Afterwards everything acknowledged is there, once, and the games are what a straight replay of
//! their answers gives.
//!
//! The points where the server ends itself are in programs with debug assertions only (`server::faults`).

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::RunArgs;
use crate::process::Process;
use crate::wal;

mod ledger;

use ledger::Ledger;

/// How long a server may take to come to a point, or to recover.
const LONG: Duration = Duration::from_mins(1);
/// How often it is looked whether something has come.
const LOOK: Duration = Duration::from_millis(5);

/// What is done to a server.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many faults it meets.
    #[arg(long, default_value_t = 200)]
    pub points: usize,
    /// How many tables play.
    #[arg(long, default_value_t = 10)]
    pub tables: usize,
    /// Chooses the moments.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How it is run.
    #[command(flatten)]
    pub run: RunArgs,
}

/// What came of it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Tally {
    /// How many faults the server met.
    pub points: usize,
    /// How many commands were acknowledged.
    pub acked: u64,
    /// How many of them were not there afterwards.
    pub lost: u64,
    /// How many were there more than once.
    pub doubled: u64,
    /// How many tables were not what a straight replay gives, and whatever else should not be.
    pub wrong: u64,
}

/// What the server meets.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// It is killed at any moment.
    Kill,
    /// It ends itself at a point, the last of so many times.
    Abort(&'static str, u64),
    /// It ends when something is committed and nobody was told, and the log's last transaction is torn.
    Torn,
    /// Its disk is slow, and it is killed.
    SlowDisk,
    /// Its disk is full for a while; later it is killed.
    FullDisk,
    /// It starts with files that cannot be written, until they can; later it is killed.
    ReadOnly,
}

/// How many kinds of faults there are: as many points meet every kind once.
pub const N_KINDS: usize = FAULTS.len();

/// Every kind of fault once. Answers are many, the rest are few.
const FAULTS: [Fault; 14] = [
    Fault::Kill,
    Fault::Abort("answer-waiting", 30),
    Fault::Abort("answer-written", 30),
    Fault::Abort("answer-stored", 30),
    Fault::Abort("acknowledged", 40),
    Fault::Abort("head-waiting", 4),
    Fault::Abort("head-written", 4),
    Fault::Abort("head-stored", 4),
    Fault::Abort("chat-waiting", 4),
    Fault::Abort("chat-stored", 4),
    Fault::Torn,
    Fault::SlowDisk,
    Fault::FullDisk,
    Fault::ReadOnly,
];

/// Runs all points and prints what came of it; an error if anything was lost, doubled or wrong.
pub async fn run(args: Args) -> Result<(), String> {
    let tally = crash(&args).await?;
    println!("{}", serde_json::to_string(&tally).map_err(|error| error.to_string())?);
    if (tally.lost, tally.doubled, tally.wrong) == (0, 0, 0) {
        Ok(())
    } else {
        Err("something acknowledged was not kept as it was".to_owned())
    }
}

/// Lets a server meet faults.
pub async fn crash(args: &Args) -> Result<Tally, String> {
    let folder = args.run.folder()?;
    let db = folder.0.join("games.db");
    let program = args.run.program()?;
    let mut trial = Trial {
        start: Box::new(move |settings| Process::start_limited(&program, &db, "unlimited", settings)),
        db: folder.0.join("games.db"),
        rng: fastrand::Rng::with_seed(args.seed),
        tables: Vec::new(),
        left: Vec::new(),
        tally: Tally::default(),
        is_quiet: args.run.json,
    };
    let process = (trial.start)(&[]);
    for _ in 0..args.tables {
        let ledger = Ledger::open(process.address).await;
        trial.tables.push(ledger);
    }
    process.kill();
    for n in 0..args.points {
        let fault = FAULTS[n % FAULTS.len()];
        trial.meet(fault).await.map_err(|why| format!("point {n}, {fault:?}: {why}"))?;
        trial.tally.points += 1;
    }
    trial.end().await;
    Ok(trial.tally)
}

/// Starts a server with these settings of its environment.
type StartServer = dyn Fn(&[(&str, String)]) -> Process;

struct Trial {
    start: Box<StartServer>,
    db: PathBuf,
    rng: fastrand::Rng,
    tables: Vec<Ledger>,
    /// The tables where nobody plays any more.
    left: Vec<Ledger>,
    tally: Tally,
    is_quiet: bool,
}

/// What the players of a point tell whoever watches them.
#[derive(Default)]
struct Progress {
    acked: AtomicU64,
    refused: AtomicU64,
    stop: AtomicBool,
}

impl Trial {
    /// One point: the server meets a fault while everybody plays; then everything is looked at.
    async fn meet(&mut self, fault: Fault) -> Result<(), String> {
        let started = Instant::now();
        let acked = self.tally.acked;
        let mut is_torn = false;
        match fault {
            Fault::Kill => {
                let after = self.rng.u64(1..200);
                self.play(&[], async |_, progress| more(&progress.acked, after).await).await?;
            }
            Fault::Abort(point, most) => {
                let nth = self.rng.u64(1..=most);
                self.end_itself(point, nth).await?;
            }
            Fault::Torn => {
                let nth = self.rng.u64(1..=30);
                self.end_itself("answer-stored", nth).await?;
                let log = PathBuf::from(format!("{}-wal", self.db.display()));
                is_torn = wal::tear(&log, &mut self.rng).map_err(|error| error.to_string())?;
            }
            Fault::SlowDisk => {
                let (millis, after) = (self.rng.u64(1..=40), self.rng.u64(1..60));
                let settings = [("ELBOWROOM_SLOW_DISK", millis.to_string())];
                self.play(&settings, async |_, progress| more(&progress.acked, after).await).await?;
            }
            Fault::FullDisk => {
                let (before, refused) = (self.rng.u64(1..60), self.rng.u64(1..40));
                let fill = async |process: &mut Process, progress: &Progress| {
                    more(&progress.acked, before).await?;
                    process.limit_files("0");
                    more(&progress.refused, refused).await?;
                    process.limit_files("unlimited");
                    more(&progress.acked, 20).await
                };
                self.play(&[], fill).await?;
            }
            Fault::ReadOnly => {
                let refused = self.rng.u64(1..40);
                set_mode(&self.db, 0o400)?;
                let db = self.db.clone();
                let allow = async |_: &mut Process, progress: &Progress| {
                    more(&progress.refused, refused).await?;
                    if progress.acked.load(Ordering::Relaxed) > 0 {
                        return Err("acknowledged what cannot have been written".to_owned());
                    }
                    set_mode(&db, 0o600)?;
                    more(&progress.acked, 20).await
                };
                self.play(&[], allow).await?;
            }
        }
        self.look().await?;
        if !self.is_quiet {
            let took = started.elapsed().as_millis();
            let torn = if is_torn { ", torn" } else { "" };
            println!("{fault:?}{torn}: {} acknowledged, {took} ms", self.tally.acked - acked);
        }
        Ok(())
    }

    /// Plays until the server ends itself at a point.
    async fn end_itself(&mut self, point: &str, nth: u64) -> Result<(), String> {
        let settings = [("ELBOWROOM_ABORT_AT", format!("{point}:{nth}"))];
        let ended = async |process: &mut Process, _: &Progress| {
            until(|| process.child.try_wait().is_ok_and(|status| status.is_some())).await
        };
        self.play(&settings, ended).await
    }

    /// Everybody plays until something has happened; then the server is killed.
    async fn play(
        &mut self,
        settings: &[(&str, String)],
        happened: impl AsyncFnOnce(&mut Process, &Progress) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut process = (self.start)(settings);
        let progress = Arc::new(Progress::default());
        let mut players = Vec::new();
        for ledger in std::mem::take(&mut self.tables) {
            let seed = self.rng.u64(..);
            players.push(tokio::spawn(ledger.play(process.address, progress.clone(), seed)));
        }
        let happened = happened(&mut process, &progress).await;
        progress.stop.store(true, Ordering::Relaxed);
        // One that has ended itself is not there to be killed any more.
        let _ = process.child.kill();
        let _ = process.child.wait();
        for player in players {
            self.tables.push(player.await.map_err(|error| error.to_string())?);
        }
        happened
    }

    /// Looks at every table after a fault, with a server that meets none.
    async fn look(&mut self) -> Result<(), String> {
        let process = (self.start)(&[]);
        for at in 0..self.tables.len() {
            let over = self.tables[at].look(process.address, &mut self.tally).await;
            // Some tables are left early: all have begun together, and must not all end together.
            if over || self.rng.u8(..12) == 0 {
                let next = Ledger::open(process.address).await;
                self.left.push(std::mem::replace(&mut self.tables[at], next));
            }
        }
        process.kill();
        Ok(())
    }

    /// Looks at everything for a last time, the tables that were left included.
    async fn end(&mut self) {
        let process = (self.start)(&[]);
        for ledger in self.tables.iter_mut().chain(&mut self.left) {
            ledger.look(process.address, &mut self.tally).await;
            ledger.look_at_chat(process.address, &mut self.tally).await;
        }
        process.kill();
    }
}

/// Waits until a number has grown by so much.
async fn more(number: &AtomicU64, n: u64) -> Result<(), String> {
    let goal = number.load(Ordering::Relaxed) + n;
    until(|| number.load(Ordering::Relaxed) >= goal).await
}

/// Waits until something is so.
async fn until(mut is_so: impl FnMut() -> bool) -> Result<(), String> {
    let start = Instant::now();
    while !is_so() {
        if start.elapsed() > LONG {
            return Err("it never came".to_owned());
        }
        tokio::time::sleep(LOOK).await;
    }
    Ok(())
}

/// Says who may write to the files of a database.
fn set_mode(db: &Path, mode: u32) -> Result<(), String> {
    for end in ["", "-wal", "-shm"] {
        let file = PathBuf::from(format!("{}{end}", db.display()));
        if file.exists() {
            let permissions = std::fs::Permissions::from_mode(mode);
            std::fs::set_permissions(&file, permissions).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
