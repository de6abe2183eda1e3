//! How much a server carries: tables that play over the real protocol, people who watch, connections that are idle.
//!
//! Every table has two players with a connection each. At its time, whoever must answer sends a random legal answer; the
//! table waits until the answer is acknowledged and everybody has been told, and for its next time. A game that is over is
//! followed by another. The server runs in a process of its own, with its games on the disk and every answer stored
//! before it is acknowledged.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use engine::{Answers, Game, Seat, State, apply, legal};
use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::history::Fact;
use wire::protocol::{NewKind, NewTable, ToClient, ToServer, read, write};

use crate::RunArgs;
use crate::client::{self, Socket, connect, create, follow, fresh_id, get, wanted};
use crate::process::{Process, cpu_seconds, raise_descriptor_limit};

/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);
/// How many connections or tables are opened at the same time.
const AT_ONCE: usize = 32;
/// How many of the idle connections are at one table.
const IDLE_AT_A_TABLE: usize = 20;
/// How many moves of a table are remembered by when they were sent.
const REMEMBERED: usize = 256;
/// After how long a table where nobody looks sleeps, with some time to spare.
const ASLEEP: Duration = Duration::from_secs(75);
/// How often the memory of the server is looked at.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(1);
/// By how much it may be larger in the last third of a soak than in the third before it.
const MAX_GROWTH_PERCENT: f64 = 5.0;
/// How many facts a stored game has at most.
const STORED_FACTS: usize = 80;

/// What is measured.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// How many tables play.
    #[arg(long, default_value_t = 300)]
    pub tables: usize,
    /// For how long it is measured.
    #[arg(long, default_value_t = 30)]
    pub seconds: u64,
    /// How many moves all tables together make in a second; 0 for as many as they can.
    #[arg(long, default_value_t = 2_200)]
    pub rate: u64,
    /// How many watch the first table.
    #[arg(long, default_value_t = 200)]
    pub watchers: usize,
    /// How many connections look at tables where nothing happens.
    #[arg(long, default_value_t = 1_000)]
    pub idle: usize,
    /// How many games are stored before the server starts.
    #[arg(long, default_value_t = 0)]
    pub stored: usize,
    /// Measure for so many minutes, and fail if the memory of the server still grows when as many games end as begin.
    #[arg(long, value_name = "MINUTES", num_args = 0..=1, default_missing_value = "10", conflicts_with = "seconds")]
    pub soak: Option<u64>,
    /// Measure also what memory is left when everybody has gone and all tables sleep.
    #[arg(long)]
    pub settle: bool,
    /// How it is run.
    #[command(flatten)]
    pub run: RunArgs,
}

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// How many answers were acknowledged in a second.
    pub moves_per_second: f64,
    /// From sending an answer to its acknowledgment: the median.
    pub ack_p50_ms: f64,
    /// The same for the slowest of a hundred.
    pub ack_p99_ms: f64,
    /// From sending an answer to each who sees the table being told: the median.
    pub viewer_p50_ms: f64,
    /// The same for the slowest of a hundred.
    pub viewer_p99_ms: f64,
    /// By how much each idle connection made the memory of the server grow, with its share of a table.
    pub bytes_per_socket: u64,
    /// The processor time of the server while it was measured.
    pub cpu_seconds: f64,
    /// The processor time of this program in the same time.
    pub generator_cpu_seconds: f64,
    /// The processor time of the server for each answer, in microseconds.
    pub cpu_us_per_move: f64,
    /// How many answers were acknowledged while it was measured.
    pub moves: u64,
    /// How many connections there were.
    pub sockets: usize,
    /// How long the server needed from its start to the first answer to a request and the first table shown.
    pub first_answer_ms: f64,
    /// The memory of the server before anybody came.
    pub memory_start_bytes: u64,
    /// The memory at the beginning of the measurement.
    pub memory_begin_bytes: u64,
    /// The memory at its end.
    pub memory_end_bytes: u64,
    /// The memory when everybody had gone and all tables slept, where that was asked for.
    pub memory_settled_bytes: Option<u64>,
    /// By how much the memory was larger in the last third of a soak than in the third before it.
    pub memory_growth_percent: Option<f64>,
}

/// What all tables share.
struct Course {
    address: SocketAddr,
    interval: Duration,
    /// Whether what happens now is measured.
    measuring: AtomicBool,
    stopping: AtomicBool,
    measured: Mutex<Measured>,
}

/// Times in microseconds.
#[derive(Default)]
struct Measured {
    acks: Vec<u32>,
    viewers: Vec<u32>,
}

impl Course {
    fn note(&self, note: impl FnOnce(&mut Measured)) {
        if self.measuring.load(Ordering::Relaxed) {
            // Whoever held the lock cannot have left the lists in a bad state.
            note(&mut self.measured.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// Runs the load and prints what was measured.
pub async fn run(args: Args) -> Result<(), String> {
    let figures = measure(&args).await?;
    if args.run.json {
        println!("{}", serde_json::to_string(&figures).map_err(|error| error.to_string())?);
    } else {
        println!("{}", serde_json::to_string_pretty(&figures).map_err(|error| error.to_string())?);
    }
    Ok(())
}

/// Measures a server.
pub async fn measure(args: &Args) -> Result<Figures, String> {
    let folder = args.run.folder()?;
    let db = folder.0.join("games.db");
    let program = args.run.program()?;
    raise_descriptor_limit(std::process::id())?;
    let stored = if args.stored > 0 { store_games(&program, &db, args.stored).await } else { None };
    let start = Instant::now();
    let process = Process::start(&program, &db);
    raise_descriptor_limit(process.child.id())?;
    first_answer(process.address, stored.as_ref()).await;
    let first_answer_ms = start.elapsed().as_secs_f64() * 1000.0;
    let memory_start_bytes = process.memory();

    let mut idle = JoinSet::new();
    sit_idle(process.address, args.idle, &mut idle).await;
    let grown = process.memory().saturating_sub(memory_start_bytes);
    let bytes_per_socket = grown.checked_div(args.idle as u64).unwrap_or(0);

    let micros = (args.tables as u64 * 1_000_000).checked_div(args.rate).unwrap_or(0);
    let course = Arc::new(Course {
        address: process.address,
        interval: Duration::from_micros(micros),
        measuring: AtomicBool::new(false),
        stopping: AtomicBool::new(false),
        measured: Mutex::default(),
    });
    // Everybody sits before anybody plays.
    let mut opening = JoinSet::new();
    let mut tables = Vec::new();
    for n in 0..args.tables {
        if opening.len() >= AT_ONCE {
            tables.extend(opening.join_next().await.transpose().map_err(|error| error.to_string())?);
        }
        let course = course.clone();
        let watchers = if n == 0 { args.watchers } else { 0 };
        opening.spawn(async move { (Table::open(&course, watchers).await, watchers) });
    }
    while let Some(table) = opening.join_next().await {
        tables.push(table.map_err(|error| error.to_string())?);
    }
    let mut playing = JoinSet::new();
    for (n, (table, watchers)) in tables.into_iter().enumerate() {
        playing.spawn(play(course.clone(), table, n, args.tables, watchers));
    }
    tokio::time::sleep(WARM_UP).await;
    let memory_begin_bytes = process.memory();
    let (cpu, own_cpu, began) = (process.cpu_seconds(), cpu_seconds("self"), Instant::now());
    course.measuring.store(true, Ordering::Relaxed);
    let length = Duration::from_secs(args.soak.map_or(args.seconds, |minutes| 60 * minutes));
    let mut memory = Vec::new();
    while began.elapsed() < length {
        tokio::time::sleep(SAMPLE_INTERVAL.min(length.saturating_sub(began.elapsed()))).await;
        memory.push(process.memory());
    }
    course.measuring.store(false, Ordering::Relaxed);
    let took = began.elapsed().as_secs_f64();
    let (cpu, own_cpu) = (process.cpu_seconds() - cpu, cpu_seconds("self") - own_cpu);
    let memory_end_bytes = process.memory();
    course.stopping.store(true, Ordering::Relaxed);
    while let Some(played) = playing.join_next().await {
        played.map_err(|error| format!("a table broke: {error}"))?;
    }
    let n_idle = idle.len();
    idle.shutdown().await;
    let memory_settled_bytes = if args.settle {
        tokio::time::sleep(ASLEEP).await;
        Some(process.memory())
    } else {
        None
    };
    process.kill();
    let memory_growth_percent = args.soak.map(|_| growth(&memory));
    if let Some(percent) = memory_growth_percent.filter(|&percent| percent > MAX_GROWTH_PERCENT) {
        return Err(format!("the memory of the server has grown by {percent:.1} % in the last third"));
    }
    if n_idle < args.idle {
        return Err(format!("{} idle connections were closed", args.idle - n_idle));
    }
    let mut measured = course.measured.lock().unwrap_or_else(PoisonError::into_inner);
    let Measured { acks, viewers } = &mut *measured;
    acks.sort_unstable();
    viewers.sort_unstable();
    let moves = acks.len() as u64;
    Ok(Figures {
        moves_per_second: moves as f64 / took,
        ack_p50_ms: quantile(acks, 0.5),
        ack_p99_ms: quantile(acks, 0.99),
        viewer_p50_ms: quantile(viewers, 0.5),
        viewer_p99_ms: quantile(viewers, 0.99),
        bytes_per_socket,
        cpu_seconds: cpu,
        generator_cpu_seconds: own_cpu,
        cpu_us_per_move: cpu * 1e6 / moves.max(1) as f64,
        moves,
        sockets: args.idle + 2 * args.tables + args.watchers,
        first_answer_ms,
        memory_start_bytes,
        memory_begin_bytes,
        memory_end_bytes,
        memory_settled_bytes,
        memory_growth_percent,
    })
}

/// By how many percent the last third of these is above the third before it. The first third is left out: games that are
/// over stay awake for a while, so at first the memory must grow.
fn growth(memory: &[u64]) -> f64 {
    let third = memory.len() / 3;
    let mean = |part: &[u64]| part.iter().sum::<u64>() as f64 / part.len().max(1) as f64;
    let (before, last) = (mean(&memory[third..2 * third]), mean(&memory[2 * third..]));
    100.0 * (last - before) / before.max(1.0)
}

/// In milliseconds, of sorted microseconds.
fn quantile(sorted: &[u32], share: f64) -> f64 {
    let at = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
}

/// What all tables play: open purses, so that a player can tell what is legal for either.
fn plan() -> NewTable {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend]);
    "open".clone_into(&mut plan.options.purses);
    plan
}

/// Opens tables and lets so many connections look at them. Each answers the server's pings and does nothing else.
async fn sit_idle(address: SocketAddr, n: usize, idle: &mut JoinSet<()>) {
    let mut opening = JoinSet::new();
    let mut left = n;
    while left > 0 {
        let here = left.min(IDLE_AT_A_TABLE);
        left -= here;
        if opening.len() >= AT_ONCE {
            keep_open(opening.join_next().await, idle);
        }
        opening.spawn(async move {
            let (table, _) = create(address, &plan()).await;
            let mut sockets = Vec::new();
            for _ in 0..here {
                sockets.push(connect(address, &table.id, "").await);
            }
            sockets
        });
    }
    while let Some(opened) = opening.join_next().await {
        keep_open(Some(opened), idle);
    }
    // What has been sent to them is taken, so that the server has nothing in hand.
    tokio::time::sleep(Duration::from_secs(1)).await;
}

fn keep_open(opened: Option<Result<Vec<Socket>, tokio::task::JoinError>>, idle: &mut JoinSet<()>) {
    for mut socket in opened.and_then(Result::ok).unwrap_or_default() {
        idle.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
}

/// A table with its players.
struct Table {
    id: String,
    game: Game,
    state: State,
    version: u64,
    players: [Socket; 2],
    watchers: JoinSet<()>,
    /// When each of the last moves was sent, in microseconds since the table began, by the version it was made on.
    sent: Arc<Vec<AtomicU64>>,
    began: Instant,
}

/// The part of an update that a player of this program needs. The rest is skipped without being read.
#[derive(Deserialize)]
enum Told {
    #[serde(rename = "update")]
    Update { from: u64, said: Vec<String> },
    #[serde(rename = "ack")]
    Ack { id: u64 },
    #[serde(rename = "refused")]
    Refused { problem: wire::protocol::Problem },
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

impl Table {
    async fn open(course: &Arc<Course>, watchers: usize) -> Table {
        let address = course.address;
        let (created, cookie) = create(address, &plan()).await;
        let link = created.links.iter().find(|link| link.seat == Seat(1)).expect("a link for the friend");
        let friend = follow(address, &link.path).await;
        let mut first = connect(address, &created.id, &cookie).await;
        let second = connect(address, &created.id, &friend).await;
        let text = next_text(&mut first).await;
        let Ok(ToClient::Welcome(welcome)) = read(&text) else { panic!("no welcome: {text}") };
        let game = welcome.table.game().expect("the game can be played");
        let state = welcome.now.seen.state().expect("a table");
        let sent = Arc::new((0..REMEMBERED).map(|_| AtomicU64::new(0)).collect());
        let mut table = Table {
            id: created.id,
            game,
            state,
            version: welcome.now.version,
            players: [first, second],
            watchers: JoinSet::new(),
            sent,
            began: Instant::now(),
        };
        for _ in 0..watchers {
            let socket = connect(address, &table.id, "").await;
            table.watchers.spawn(watch(course.clone(), socket, table.sent.clone(), table.began));
        }
        table
    }

    /// Who must answer, unless the game is over.
    fn owes(&self) -> Option<Seat> {
        self.state.owed().who.player().filter(|_| !self.state.is_over())
    }

    /// Makes one move, and waits until everybody who plays has been told.
    async fn make_move(&mut self, course: &Course, seat: Seat, rng: &mut fastrand::Rng) {
        let mut answers = Answers::new();
        legal(&self.game, &self.state, &mut answers);
        let line = answers[rng.usize(..answers.len())].line(&self.game);
        let (id, version) = (fresh_id(), self.version);
        let text = write(&ToServer::Answer { id, version, seat, lines: vec![line] });
        let start = Instant::now();
        let micros = start.duration_since(self.began).as_micros() as u64;
        self.sent[version as usize % REMEMBERED].store(micros, Ordering::Relaxed);
        let [first, second] = &mut self.players;
        let (player, other) = if seat == Seat(0) { (first, second) } else { (second, first) };
        player.send(Message::text(text)).await.expect("the server listens");
        let ((acked, said, told), told_other) =
            tokio::join!(acked_and_told(player, id, version), told(other, version));
        let micros = |at: Instant| at.duration_since(start).as_micros() as u32;
        course.note(|measured| {
            measured.acks.push(micros(acked));
            measured.viewers.extend([micros(told), micros(told_other)]);
        });
        for line in &said {
            let Ok(Fact::Answer(who, answer)) = Fact::read(&self.game, line) else { panic!("'{line}'") };
            apply(&self.game, &mut self.state, who, answer, &mut Vec::new()).expect("the server played it");
        }
        self.version += said.len() as u64;
    }
}

/// Plays at one table, game after game.
async fn play(course: Arc<Course>, mut table: Table, n: usize, tables: usize, watchers: usize) {
    let mut rng = fastrand::Rng::with_seed(n as u64);
    // Tables take their turns one after the other, not all at once.
    let mut next = Instant::now() + course.interval * n as u32 / tables as u32;
    while !course.is_stopping() {
        let Some(seat) = table.owes() else {
            table = Table::open(&course, watchers).await;
            continue;
        };
        tokio::time::sleep_until(next.into()).await;
        table.make_move(&course, seat, &mut rng).await;
        // A table that is late does not catch up by sending faster.
        next = (next + course.interval).max(Instant::now());
    }
}

/// Watches a table, and measures when it is told of each move.
async fn watch(course: Arc<Course>, mut socket: Socket, sent: Arc<Vec<AtomicU64>>, began: Instant) {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let Some(from) = version_before(&text) else { continue };
        let at = began.elapsed().as_micros() as u64;
        let micros = at.saturating_sub(sent[from as usize % REMEMBERED].load(Ordering::Relaxed));
        course.note(|measured| measured.viewers.push(micros as u32));
    }
}

/// The version an update was made on. Only the beginning of the message is looked at: many are told the same.
fn version_before(text: &str) -> Option<u64> {
    let (number, _) = text.strip_prefix(r#"{"update":{"from":"#)?.split_once(',')?;
    number.parse().ok()
}

async fn next_text(socket: &mut Socket) -> String {
    client::text(socket).await.expect("the server has not hung up")
}

/// Waits for the acknowledgment of a command and the update it causes: when they came, and what was said.
async fn acked_and_told(socket: &mut Socket, wanted: u64, version: u64) -> (Instant, Vec<String>, Instant) {
    let (mut acked, mut told) = (None, None);
    loop {
        let text = next_text(socket).await;
        match serde_json::from_str(&text) {
            Ok(Told::Ack { id }) if id == wanted => acked = Some(Instant::now()),
            Ok(Told::Update { from, said }) if from == version => told = Some((said, Instant::now())),
            Ok(Told::Refused { problem }) => panic!("a legal answer was refused: {problem:?}"),
            _ => {}
        }
        if let (Some(acked), Some(_)) = (acked, &told)
            && let Some((said, told)) = told.take()
        {
            return (acked, said, told);
        }
    }
}

/// Waits for an update: when it came.
async fn told(socket: &mut Socket, version: u64) -> Instant {
    loop {
        if version_before(&next_text(socket).await) == Some(version) {
            return Instant::now();
        }
    }
}

/// Fills a store with games, each some way into it; the last of them.
async fn store_games(program: &std::path::Path, db: &std::path::Path, n: usize) -> Option<String> {
    let process = Process::start(program, db);
    let address = process.address;
    let mut creating = JoinSet::new();
    let mut last = None;
    for seed in 0..n {
        if creating.len() >= AT_ONCE {
            last = creating.join_next().await.and_then(Result::ok);
        }
        let plan = NewTable { begun: begun(seed as u64), public: seed % 4 == 0, ..plan() };
        creating.spawn(async move { create(address, &plan).await.0.id });
    }
    while let Some(created) = creating.join_next().await {
        last = created.ok();
    }
    process.kill();
    last
}

/// The first facts of a random game.
fn begun(seed: u64) -> Vec<String> {
    let setup = content::Setup { purses: engine::Purses::Open, ..content::Setup::new(content::Set::Base, 2) };
    let game = setup.game().expect("the base game");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    let mut lines = Vec::new();
    while lines.len() < STORED_FACTS && !state.is_over() {
        legal(&game, &state, &mut answers);
        let (who, answer) = (state.owed().who, answers[rng.usize(..answers.len())]);
        lines.push(engine::notation::write_answer(&game, who, answer));
        apply(&game, &mut state, who, answer, &mut Vec::new()).expect("listed");
    }
    lines
}

/// Asks what a visitor asks first: the list of tables, and a table if there is one.
async fn first_answer(address: SocketAddr, stored: Option<&String>) {
    let reply = get(address, "/api/tables", "").await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    if let Some(id) = stored {
        let mut socket = connect(address, id, "").await;
        next_text(&mut socket).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_still_grows_is_growth() {
        let at_first: Vec<u64> = (0..90).map(|n| if n < 30 { 10 + n } else { 40 }).collect();
        assert!(growth(&at_first) < 0.01);
        let all_the_time: Vec<u64> = (0..90).map(|n| 100 + n).collect();
        assert!(growth(&all_the_time) > MAX_GROWTH_PERCENT);
        assert!(growth(&[]) < 0.01);
    }
}
