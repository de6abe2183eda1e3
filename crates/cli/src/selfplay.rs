//! `elbowroom selfplay`: games to train the net from.

use std::fs::File;
use std::io::{BufWriter, Write};

use bots::arena::in_order;
use bots::fit::Lessons;
use bots::roster::{Kind, Roster};
use bots::selfplay::{head, rows};
use engine::Game;

use crate::arena::{Brains, roster};
use crate::table::Table;

/// Plays games among bots and writes what every seat saw between turns; equal options give equal files, unless time is up.
#[derive(clap::Args)]
pub struct SelfPlay {
    #[command(flatten)]
    table: Table,
    /// The bot that plays.
    #[arg(long, default_value = "planner")]
    bot: String,
    /// How many games at most.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// After how many seconds no further game counts.
    #[arg(long, default_value_t = f64::INFINITY)]
    seconds: f64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many answers in a thousand are drawn evenly.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray: u32,
    /// The same where a band is picked or declined.
    #[arg(long, default_value_t = 80, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray_bands: u32,
    /// A net file the bots play by.
    #[arg(long, value_name = "FILE")]
    net: Option<String>,
    /// How many games at once; results do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: String,
}

impl SelfPlay {
    /// Plays and writes.
    pub fn run(self) -> Result<bool, String> {
        let brains = Brains { net: self.net, ..Brains::default() };
        let tables: Result<Vec<(Game, Roster)>, String> = self
            .table
            .games()?
            .into_iter()
            .map(|game| roster(&game, &brains).map(|roster| (game, roster)))
            .collect();
        let tables = tables?;
        let lessons = Lessons {
            kind: Kind::from_key(&self.bot)?,
            games: self.games,
            seed: self.seed,
            stray: self.stray,
            stray_bands: self.stray_bands,
            rounds: 0,
            threads: self.threads,
        };
        let failed = |error: std::io::Error| format!("{}: {error}", self.out);
        let mut file = BufWriter::new(File::create(&self.out).map_err(failed)?);
        file.write_all(head(&tables[0].0).as_bytes()).map_err(failed)?;
        let begun = std::time::Instant::now();
        let mut played = 0;
        let mut outcome = Ok(());
        let job = |number: u64| {
            let (game, roster) = &tables[(number % tables.len() as u64) as usize];
            rows(game, roster, &lessons, number)
        };
        in_order(0..self.games, self.threads, job, |number, rows| {
            outcome = file.write_all(&rows);
            played = number + 1;
            outcome.is_ok() && begun.elapsed().as_secs_f64() < self.seconds
        });
        outcome.and_then(|()| file.flush()).map_err(failed)?;
        let (set, board) = self.table.names(tables.iter().map(|(game, _)| game));
        tell!("{played} games of {} on {set}, board {board}: {}", lessons.kind.key(), self.out);
        Ok(true)
    }
}
