//! `elbowroom sim`: random players, as fast as it goes.

use cpu_time::ProcessTime;
use engine::{Answers, State};
use fastrand::Rng;
use indicatif::{ProgressBar, ProgressStyle};
use wire::report::Simulation;

use crate::table::Table;

/// Plays games between random players on one thread and prints what it measured.
#[derive(clap::Args)]
pub struct Sim {
    #[command(flatten)]
    pub table: Table,
    /// How many games.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from; equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Sim {
    /// Plays and prints.
    pub fn run(self) -> Result<bool, String> {
        // Where a box has several boards, the games go through them in turn.
        let setup = self.table.setup(0)?;
        let mut tables = Vec::new();
        for number in 0..self.table.boards()? {
            let game = self.table.setup(number)?.game()?;
            let fresh = State::new(&game);
            tables.push((game, fresh));
        }
        let game = &tables[0].0;
        let mut answers = Answers::new();
        let mut rng = Rng::with_seed(self.seed);
        let mut totals = vec![0_u64; usize::from(game.players())];
        let mut actions = 0;
        // Hidden by itself when no terminal is attached.
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let start = ProcessTime::now();
        for played in 0..self.games {
            let (game, fresh) = &tables[(played % tables.len() as u64) as usize];
            let mut state = fresh.clone();
            actions += kit::random::play_out(game, &mut state, &mut answers, &mut rng, &mut ());
            for seat in game.seats() {
                totals[usize::from(seat.0)] += u64::from(state.coins(seat));
            }
            if played % 1024 == 0 {
                bar.set_position(played);
            }
        }
        let cpu_seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let per_second = |n: u64| if cpu_seconds > 0.0 { n as f64 / cpu_seconds } else { 0.0 };
        let report = Simulation {
            set: setup.set.key().to_owned(),
            board: if tables.len() == 1 { game.board().key.clone() } else { "all".to_owned() },
            players: game.players(),
            seed: self.seed,
            games: self.games,
            actions,
            cpu_seconds,
            games_per_second: per_second(self.games),
            actions_per_second: per_second(actions),
            mean_score_by_seat: totals.iter().map(|&total| total as f64 / self.games as f64).collect(),
        };
        if self.json {
            tell!("{}", report.json());
        } else {
            tell!("games                {}", report.games);
            tell!("actions              {}", report.actions);
            tell!("cpu seconds          {:.3}", report.cpu_seconds);
            tell!("games per second     {:.0}", report.games_per_second);
            tell!("actions per second   {:.0}", report.actions_per_second);
            for (seat, mean) in game.seats().zip(&report.mean_score_by_seat) {
                tell!("mean score of {seat}      {mean:.2}");
            }
        }
        Ok(true)
    }
}
