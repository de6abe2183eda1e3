//! `elbowroom sanity`: whether bots play sensibly among themselves.

use bots::Bot;
use bots::Nature;
use bots::arena::in_order;
use bots::roster::{Kind, Roster};
use bots::sanity::{Tally, watch};
use content::Set;
use engine::Game;

use crate::table::Table;

/// The least share of a veteran's coins a player should have.
const PLAYERS_SHARE: f64 = 0.8;

/// Plays games of one level among itself, and counts idle turns, unused tokens and peoples kept too long. Fails if there
/// are more than docs/bots.md allows.
#[derive(clap::Args)]
pub struct Sanity {
    /// The boxes; all of them if none is named.
    #[arg(long = "box", value_name = "BOX,...", value_delimiter = ',')]
    sets: Vec<String>,
    /// How many people play.
    #[arg(long, value_name = "N,...", value_delimiter = ',', default_values_t = [2, 3, 4, 5])]
    players: Vec<u8>,
    /// The levels.
    #[arg(long, value_name = "BOT,...", value_delimiter = ',', default_values_t = ["novice", "player", "veteran"].map(str::to_owned))]
    bots: Vec<String>,
    /// How many games for each box, number of players and level.
    #[arg(long, default_value_t = 500)]
    games: u64,
    /// Where chance starts from; equal seeds give equal games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once; results do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

impl Sanity {
    /// Plays and prints a table.
    pub fn run(self) -> Result<bool, String> {
        let kinds: Result<Vec<Kind>, String> = self.bots.iter().map(|bot| Kind::from_key(bot)).collect();
        let kinds = kinds?;
        let sets: Vec<String> = match &self.sets[..] {
            [] => Set::ALL.iter().map(|set| set.key().to_owned()).collect(),
            named => named.to_vec(),
        };
        tell!("| box | players | level | games | idle | longest run | spare tokens | one region | coins |");
        tell!("|---|---|---|---|---|---|---|---|---|");
        let mut sane = true;
        for set in &sets {
            for &players in &self.players {
                let tables: Vec<(Game, Roster)> = Table::of(set, players)
                    .games()?
                    .into_iter()
                    .map(|game| {
                        let roster = Roster::new(&game);
                        (game, roster)
                    })
                    .collect();
                let mut means = Vec::new();
                for &kind in &kinds {
                    let tally = self.play(&tables, kind);
                    sane &= tally.is_sane();
                    tell!(
                        "| {set} | {players} | {} | {} | {:.1} % | {} | {} | {} | {:.1} |",
                        kind.key(),
                        tally.games,
                        100.0 * tally.idle_share(),
                        tally.longest_idle,
                        tally.spare,
                        tally.kept,
                        tally.mean_coins()
                    );
                    means.push((kind, tally.mean_coins()));
                }
                let mean = |wanted| means.iter().find(|(kind, _)| *kind == wanted).map(|(_, mean)| *mean);
                if let (Some(player), Some(veteran)) = (mean(Kind::Player), mean(Kind::Veteran)) {
                    sane &= player >= PLAYERS_SHARE * veteran;
                }
            }
        }
        Ok(sane)
    }

    fn play(&self, tables: &[(Game, Roster)], kind: Kind) -> Tally {
        let mut tally = Tally::default();
        let job = |number: u64| {
            let (game, roster) = &tables[(number % tables.len() as u64) as usize];
            let mut bots: Vec<Box<dyn Bot>> =
                game.seats().map(|seat| roster.bot(kind, number * 8 + u64::from(seat.0))).collect();
            watch(game, roster.lore(), &mut bots, &mut Nature::new(self.seed, number))
        };
        in_order(0..self.games, self.threads, job, |_, game| {
            tally.merge(&game);
            true
        });
        tally
    }
}
