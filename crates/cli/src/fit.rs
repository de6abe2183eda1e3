//! `elbowroom fit`: makes a value file from games bots play among themselves.

use std::fs;

use bots::fit::{Lessons, fit};
use bots::roster::{Kind, Roster};
use engine::Game;
use indicatif::{ProgressBar, ProgressStyle};

use crate::arena::roster;
use crate::table::Table;

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
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: String,
}

impl Fit {
    /// Plays, fits and writes.
    pub fn run(self) -> Result<bool, String> {
        let games = self.table.games()?;
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
        let tables: Result<Vec<(Game, Roster)>, String> = games
            .into_iter()
            .map(|game| roster(&game, self.value.as_deref()).map(|roster| (game, roster)))
            .collect();
        let tables = tables?;
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let value = fit(&tables, &lessons, |played| bar.set_position(played));
        bar.finish_and_clear();
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
