//! `elbowroom ladder`: the bots of a box in order of strength.

use std::fs;

use bots::Bot;
use bots::arena::{in_order, nature_of};
use bots::rating::{Ranking, Rating, rankings, ratings};
use bots::roster::{Kind, Roster};
use engine::{Game, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::table::Table;

/// Rates bots: with two players by all pairings (Elo), with more by mixed tables (Plackett–Luce).
#[derive(clap::Args)]
pub struct Ladder {
    #[command(flatten)]
    table: Table,
    /// The bots; the first one is the zero of the scale.
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,planner,expert")]
    bots: Vec<String>,
    /// How many games: for each pairing with two players, else in all.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Where chance starts from; equal seeds give equal ladders.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once; results do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// Write a chart.
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<String>,
}

#[derive(Serialize)]
struct Report {
    #[serde(rename = "box")]
    set: String,
    board: String,
    players: u8,
    seed: u64,
    games: u64,
    bots: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    bot: &'static str,
    elo: f64,
    error: f64,
    games: u64,
    first_places: f64,
}

impl Ladder {
    /// Plays and prints.
    pub fn run(self) -> Result<bool, String> {
        let games = self.table.games()?;
        let (set, board) = self.table.names(&games);
        let tables: Vec<(Game, Roster)> = games
            .into_iter()
            .map(|game| {
                let roster = Roster::new(&game);
                (game, roster)
            })
            .collect();
        let players = tables[0].0.players();
        let kinds: Result<Vec<Kind>, String> = self.bots.iter().map(|key| Kind::from_key(key)).collect();
        let kinds = kinds?;
        if kinds.len() < 2 {
            return Err("a ladder needs two bots at least".to_owned());
        }
        let lineups = lineups(players, kinds.len(), self.games, self.seed);
        let bar = ProgressBar::new(lineups.len() as u64).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let mut games: Vec<Ranking> = Vec::new();
        let job = |number: u64| {
            let (deal, lineup) = &lineups[number as usize];
            let round = *deal / u64::from(players);
            let (game, roster) = &tables[(round % tables.len() as u64) as usize];
            rank(game, roster, &kinds, lineup, self.seed, *deal)
        };
        in_order(0..lineups.len() as u64, self.threads, job, |_, rankings| {
            bar.inc(1);
            games.extend(rankings);
            true
        });
        bar.finish_and_clear();
        let report = Report {
            set,
            board,
            players,
            seed: self.seed,
            games: lineups.len() as u64,
            bots: rows(&kinds, &lineups, &games),
        };
        if let Some(file) = &self.chart {
            fs::write(file, report.chart()).map_err(|error| format!("{file}: {error}"))?;
        }
        if self.json {
            tell!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
        } else {
            report.tell();
        }
        Ok(true)
    }
}

/// A deal and who sits where in it.
type Lineup = (u64, Vec<usize>);

/// Who sits where: every pairing with two players; else tables drawn at random, each deal in every rotation.
fn lineups(players: u8, n: usize, games: u64, seed: u64) -> Vec<Lineup> {
    let players = usize::from(players);
    if players == 2 {
        let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| [a, b]));
        let pairs: Vec<[usize; 2]> = pairs.collect();
        return (0..games)
            .flat_map(|number| {
                pairs
                    .iter()
                    .map(move |&[a, b]| (number, if number % 2 == 0 { vec![a, b] } else { vec![b, a] }))
            })
            .collect();
    }
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut drawn = Vec::new();
    (0..games)
        .map(|number| {
            let turn = (number as usize) % players;
            if turn == 0 {
                let mut order: Vec<usize> = (0..n).collect();
                rng.shuffle(&mut order);
                drawn = order.into_iter().cycle().take(players).collect();
            }
            let mut seats = drawn.clone();
            seats.rotate_left(turn);
            (number, seats)
        })
        .collect()
}

fn rank(
    game: &Game,
    roster: &Roster,
    kinds: &[Kind],
    lineup: &[usize],
    seed: u64,
    number: u64,
) -> Vec<Ranking> {
    let mut bots: Vec<Box<dyn Bot>> = (0_u64..)
        .zip(lineup)
        .map(|(seat, &who)| roster.bot(kinds[who], seed ^ (number << 3 | seat).wrapping_mul(0x9e37_79b9)))
        .collect();
    let end = bots::play(game, &mut bots, &mut nature_of(game, seed, number));
    let tokens = |seat: Seat| -> u16 {
        let table = end.table();
        let bands = table.bands().filter(|&id| table.band(id).owner == seat);
        bands.map(|id| u16::from(table.on_board(id))).sum()
    };
    rankings(game.seats().map(|seat| (lineup[usize::from(seat.0)], (end.coins(seat), tokens(seat)))))
}

fn rows(kinds: &[Kind], lineups: &[Lineup], games: &[Ranking]) -> Vec<Row> {
    let ratings = ratings(kinds.len(), games);
    let row = |(who, (kind, Rating { elo, error })): (usize, (&Kind, Rating))| Row {
        bot: kind.key(),
        elo,
        error,
        games: lineups.iter().flat_map(|(_, lineup)| lineup).filter(|&&other| other == who).count() as u64,
        first_places: games
            .iter()
            .filter(|game| game.order[0] == who)
            .fold(0.0, |sum, game| sum + game.weight),
    };
    let mut rows: Vec<Row> = kinds.iter().zip(ratings).enumerate().map(row).collect();
    rows.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    rows
}

impl Report {
    fn tell(&self) {
        let scale = if self.players == 2 { "Elo" } else { "Plackett–Luce, in Elo points" };
        tell!("{} games with {} players, {scale}", self.games, self.players);
        let top = self.bots.iter().map(|row| row.elo).fold(1.0, f64::max);
        for row in &self.bots {
            let bar = "█".repeat((40.0 * (row.elo / top).max(0.0)).round() as usize);
            tell!(
                "{:14} {:6.0} ± {:<4.0} first in {:5.1} of {:5} games  {bar}",
                row.bot,
                row.elo,
                row.error,
                row.first_places,
                row.games
            );
        }
    }

    /// Points with whiskers, one line a bot.
    fn chart(&self) -> String {
        let low = self.bots.iter().map(|row| row.elo - row.error).fold(0.0, f64::min);
        let high = self.bots.iter().map(|row| row.elo + row.error).fold(1.0, f64::max);
        let x = |elo: f64| 130.0 + 420.0 * (elo - low) / (high - low);
        let height = 40 + 28 * self.bots.len();
        let mut svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 {height}' font-family='sans-serif' \
             font-size='13'>\n<title>{}, {} players: ratings of {} games</title>\n\
             <rect width='640' height='{height}' fill='#fff'/>\n",
            self.board, self.players, self.games
        );
        for (row, at) in self.bots.iter().zip(0..) {
            let y = 30 + 28 * at;
            svg += &format!(
                "<text x='10' y='{}'>{}</text>\
                 <line x1='{:.1}' x2='{:.1}' y1='{y}' y2='{y}' stroke='#567' stroke-width='3'/>\
                 <circle cx='{:.1}' cy='{y}' r='6' fill='#135'/><text x='565' y='{}'>{:.0}</text>\n",
                y + 4,
                row.bot,
                x(row.elo - row.error),
                x(row.elo + row.error),
                x(row.elo),
                y + 4,
                row.elo
            );
        }
        svg + "</svg>\n"
    }
}
