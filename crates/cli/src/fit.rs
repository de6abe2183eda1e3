//! `elbowroom fit`: makes a value file from games bots play among themselves.

use std::fs;

use bots::fit::{Lessons, fit};
use bots::roster::{Kind, Roster};
use indicatif::{ProgressBar, ProgressStyle};

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
        let setup = self.table.setup()?;
        let game = setup.game()?;
        let kind = Kind::from_key(&self.bot)?;
        let lessons =
            Lessons { kind, games: self.games, seed: self.seed, stray: self.stray, threads: self.threads };
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let value = fit(&game, &Roster::new(&game), &lessons, |played| bar.set_position(played));
        bar.finish_and_clear();
        let origin = format!(
            "fitted on {} with {} players: {} games of {}, seed {}, stray {}",
            game.board().key,
            game.players(),
            self.games,
            kind.key(),
            self.seed,
            self.stray
        );
        fs::write(&self.out, value.text(&game, &origin)).map_err(|error| format!("{}: {error}", self.out))?;
        Ok(true)
    }
}
