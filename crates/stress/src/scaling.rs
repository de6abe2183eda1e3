//! How many moves several servers make that share a `PostgreSQL` and a NATS, beside one with a file.

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;

use crate::load::{Args, Course, Table, play, quantile};
use crate::process::{Process, cpu_seconds, raise_descriptor_limit};
use crate::services::{Nats, Postgres};

/// How long everybody plays before anything is measured.
const WARM_UP: Duration = Duration::from_secs(2);
/// How many servers there are at most.
const MAX_NODES: usize = 3;

/// What was measured of one setting.
#[derive(Clone, Debug, Serialize)]
struct Figures {
    /// `file`, or how many nodes.
    setting: String,
    /// How many answers were acknowledged in a second.
    moves_per_second: f64,
    /// From sending an answer to its acknowledgment: the median.
    ack_p50_ms: f64,
    /// The same for the slowest of a hundred.
    ack_p99_ms: f64,
    /// The processor time of all servers for each answer, in microseconds.
    cpu_us_per_move: f64,
    /// The processor time of this program in the same time, in seconds.
    generator_cpu_seconds: f64,
    /// How many commits the database made for each answer.
    commits_per_move: Option<f64>,
}

/// Measures one server with a file, then one, two and three with a database; prints a line for each.
pub async fn run(args: &Args) -> Result<(), String> {
    raise_descriptor_limit(std::process::id())?;
    let folder = args.run.folder()?;
    let program = args.run.program()?;
    let file = Process::start(&program, &folder.0.join("games.db"));
    print(&measure(args, vec![file], "file", None).await?)?;
    for n in 1..=MAX_NODES {
        // Each time an empty database, so that nobody pays for what others have written.
        let (database, nats) = (Postgres::start("load")?, Nats::start(&[])?);
        let start = |at: usize| {
            let mut command = Command::new(&program);
            command.args(["--workshop", "--port", "0", "--node", &format!("n{at}"), "--db", &database.url()]);
            Process::spawn(command.args(["--nats", &nats.url()]).stderr(Stdio::null()))
        };
        let nodes = (0..n).map(start).collect();
        print(&measure(args, nodes, &format!("{n} nodes"), Some(&database)).await?)?;
    }
    Ok(())
}

fn print(figures: &Figures) -> Result<(), String> {
    println!("{}", serde_json::to_string(figures).map_err(|error| error.to_string())?);
    Ok(())
}

async fn measure(
    args: &Args,
    nodes: Vec<Process>,
    setting: &str,
    database: Option<&Postgres>,
) -> Result<Figures, String> {
    let doors = nodes.iter().map(|node| node.address).collect();
    let course = Arc::new(Course::new(doors, Duration::ZERO));
    let mut playing = JoinSet::new();
    for n in 0..args.tables {
        let table = Table::open(&course, n, 0).await;
        playing.spawn(play(course.clone(), table, n, args.tables, 0));
    }
    tokio::time::sleep(WARM_UP).await;
    let commits = || {
        database
            .map(|it| it.ask("SELECT xact_commit FROM pg_stat_database WHERE datname = 'postgres'"))
            .transpose()
    };
    let cpu = || nodes.iter().map(Process::cpu_seconds).sum::<f64>();
    let (cpu_before, own_before, commits_before) = (cpu(), cpu_seconds("self"), commits()?);
    let length = Duration::from_secs(args.seconds);
    let acks = course.measure_acks(length).await;
    let (cpu_after, own_after, commits_after) = (cpu(), cpu_seconds("self"), commits()?);
    course.stop();
    while let Some(played) = playing.join_next().await {
        played.map_err(|error| format!("a table broke: {error}"))?;
    }
    nodes.into_iter().for_each(Process::kill);
    let moves = acks.len().max(1) as f64;
    Ok(Figures {
        setting: setting.to_owned(),
        moves_per_second: acks.len() as f64 / length.as_secs_f64(),
        ack_p50_ms: quantile(&acks, 0.5),
        ack_p99_ms: quantile(&acks, 0.99),
        cpu_us_per_move: (cpu_after - cpu_before) * 1e6 / moves,
        generator_cpu_seconds: own_after - own_before,
        commits_per_move: commits_after
            .zip(commits_before)
            .map(|(after, before)| (after - before) as f64 / moves),
    })
}
