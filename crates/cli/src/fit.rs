//! `elbowroom fit`: makes a value file from games bots play among themselves.

use std::fs;
use std::ops::Range;
use std::path::Path;

use bots::fit::{Lessons, Notes, fitted, study};
use bots::roster::{Kind, Roster};
use engine::Game;
use indicatif::{ProgressBar, ProgressStyle};

use crate::arena::{Brains, roster};
use crate::jobs::{Jobs, Work, read_parts, write_part};
use crate::table::{Table, games, lines, read};

/// Fits the value function of the thinking bots; equal options give equal files.
#[derive(clap::Args)]
pub struct Fit {
    #[command(flatten)]
    table: Table,
    /// The bot that plays.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many games.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many answers in a thousand are drawn evenly.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray: u32,
    /// The same where a band is picked or declined.
    #[arg(long, default_value_t = 150, value_parser = clap::value_parser!(u32).range(0..=1000))]
    stray_bands: u32,
    /// After how many rounds the value file at hand says what is to come; 20 is the end of the game.
    #[arg(long, default_value_t = 20)]
    rounds: u8,
    /// The value file the bots play by, in place of the shipped one.
    #[arg(long, value_name = "FILE")]
    value: Option<String>,
    /// How many games at once; the result does not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    jobs: Jobs,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: String,
}

impl Fit {
    /// Plays, fits and writes.
    pub fn run(self) -> Result<bool, String> {
        let setups = self.table.setups()?;
        let games = games(&setups)?;
        let (set, board) = self.table.names(&games);
        let players = games[0].players();
        let kind = Kind::from_key(&self.bot)?;
        let lessons = Lessons {
            kind,
            games: self.games,
            seed: self.seed,
            stray: self.stray,
            stray_bands: self.stray_bands,
            rounds: self.rounds,
            threads: self.threads,
        };
        let known = self.value.as_deref().map_or(Ok("the shipped one".to_owned()), read)?;
        let brains = Brains { value: self.value, ..Brains::default() };
        let tables: Result<Vec<(Game, Roster)>, String> =
            games.into_iter().map(|game| roster(&game, &brains).map(|roster| (game, roster))).collect();
        let tables = tables?;
        let run = format!(
            "fit {} seed {} stray {} {} rounds {}\n{}value {known}",
            kind.key(),
            self.seed,
            self.stray,
            self.stray_bands,
            self.rounds,
            lines(&setups)?
        );
        let learn = |numbers: Range<u64>| -> Result<Notes, String> {
            let bar = ProgressBar::new(numbers.end).with_position(numbers.start).with_style(
                ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                    .map_err(|error| error.to_string())?,
            );
            let notes = study(&tables, &lessons, numbers, |played| bar.set_position(played));
            bar.finish_and_clear();
            Ok(notes)
        };
        let notes = match self.jobs.work(self.games)? {
            Work::Part(numbers) => {
                write_part(Path::new(&self.out), run, numbers.clone(), &learn(numbers)?)?;
                return Ok(true);
            }
            Work::Merge(folder) => {
                let mut notes = Notes::new(&tables[0].0);
                read_parts(folder, &run, self.games, |part| notes.merge(&part).map_err(str::to_owned))?;
                notes
            }
            Work::All => learn(0..self.games)?,
        };
        let value = fitted(&tables, &notes);
        let origin = format!(
            "fitted on {set}, board {board}, with {players} players: {} games of {}, seed {}, stray {} and {}, \
             rounds {}",
            self.games,
            kind.key(),
            self.seed,
            self.stray,
            self.stray_bands,
            self.rounds
        );
        fs::write(&self.out, value.text(&tables[0].0, &origin))
            .map_err(|error| format!("{}: {error}", self.out))?;
        Ok(true)
    }
}
