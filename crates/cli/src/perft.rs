//! `elbowroom perft`: counts positions, the fingerprint of a rules machine.

use kit::perft::{self, Start};

use crate::table::Table;

/// Counts the ways to play so many answers from a fixed start.
#[derive(clap::Args)]
pub struct Perft {
    #[command(flatten)]
    table: Table,
    /// How many answers deep, chance included.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=12))]
    depth: u8,
    /// How many random answers are played first.
    #[arg(long, default_value_t = 0)]
    after: u32,
    /// Where chance starts from for those.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Perft {
    /// Counts and prints.
    pub fn run(self) -> Result<bool, String> {
        let game = self.table.setup(self.seed)?.game()?;
        let start = Start { seed: self.seed, after: self.after };
        for depth in 1..=self.depth {
            tell!("{depth} {}", perft::count(&game, start, depth));
        }
        Ok(true)
    }
}
