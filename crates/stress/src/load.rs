//! How much a server carries: tables that play over the real protocol, people who watch, connections that are idle.
//!
//! Every table has two players with a connection each. At its time, whoever must answer sends a random legal answer; the
//! table waits until the answer is acknowledged and everybody has been told, and for its next time. A game that is over is
//! followed by another. The server runs in a process of its own, with its games on the disk and every answer stored
//! before it is acknowledged.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::task::JoinSet;

use crate::RunArgs;
use crate::process::{Process, cpu_seconds, raise_descriptor_limit};

mod course;
mod others;
mod table;

use course::Measured;
pub(crate) use course::{Course, quantile};
use others::{AT_ONCE, first_answer, sit_idle, store_games};
pub(crate) use table::{Table, play};

/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(3);
/// After how long a table where nobody looks sleeps, with some time to spare.
const ASLEEP: Duration = Duration::from_secs(75);
/// How often the memory of the server is looked at.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(1);
/// By how much it may be larger in the last third of a soak than in the third before it.
const MAX_GROWTH_PERCENT: f64 = 5.0;

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
    /// Measure instead how many moves a second one, two and three servers make that share a database and a NATS, as fast
    /// as they can, and one with a file beside them.
    #[arg(long)]
    pub cluster: bool,
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

/// Runs the load and prints what was measured.
pub async fn run(args: Args) -> Result<(), String> {
    #[cfg(unix)]
    if args.cluster {
        return crate::scaling::run(&args).await;
    }
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
    let course = Arc::new(Course::new(vec![process.address], Duration::from_micros(micros)));
    // Everybody sits before anybody plays.
    let mut opening = JoinSet::new();
    let mut tables = Vec::new();
    for n in 0..args.tables {
        if opening.len() >= AT_ONCE {
            tables.extend(opening.join_next().await.transpose().map_err(|error| error.to_string())?);
        }
        let course = course.clone();
        let watchers = if n == 0 { args.watchers } else { 0 };
        opening.spawn(async move { (Table::open(&course, n, watchers).await, watchers) });
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
    course.stop();
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
