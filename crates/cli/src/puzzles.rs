//! `elbowroom puzzles`: turns with one plan that is far better than all others, and hard to see.

use std::time::Instant;

use bots::arena::in_order;
use bots::puzzle::{Puzzle, find, may_begin};
use bots::review::Measure;
use bots::roster::{Kind, Roster};
use bots::{Bot, Nature};
use content::Setup;
use engine::{Answer, Answers, Game, Purses, View, legal};
use indicatif::{ProgressBar, ProgressStyle};
use wire::history::{Fact, History};
use wire::puzzle::{Puzzle as Written, Tenths};
use wire::record::Record;

use crate::lab::write;
use crate::table::{Table, games};

/// Who plays the games in which puzzles are looked for: bots of several kinds, so that positions differ.
const PLAYERS: [Kind; 4] = [Kind::Veteran, Kind::Player, Kind::Planner, Kind::Novice];

/// Looks for puzzles in games among bots: turns of which one plan is far better than all others, and another than what
/// somebody does who thinks little. Each is checked by a deeper search than the one that found it.
#[derive(clap::Args)]
pub struct Puzzles {
    #[command(flatten)]
    table: Table,
    /// How many puzzles are wanted.
    #[arg(long, default_value_t = 20)]
    wanted: u64,
    /// How many games are played at most; each has one puzzle, if any.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// After how many seconds no further game counts.
    #[arg(long, default_value_t = f64::INFINITY)]
    seconds: f64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once, 0 for one on every core; results do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    out: String,
}

impl Puzzles {
    /// Plays, thinks and writes.
    pub fn run(self) -> Result<bool, String> {
        let mut setups = self.table.setups()?;
        // What others own is no part of a puzzle.
        setups.iter_mut().for_each(|setup| setup.purses = Purses::Open);
        let games = games(&setups)?;
        let rosters: Vec<Roster> = games.iter().map(Roster::new).collect();
        let (set, _) = self.table.names(&games);
        let name = |number| format!("{set}-{}p-{number}", games[0].players());
        let bar = ProgressBar::new(self.wanted).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} puzzles")
                .map_err(|error| error.to_string())?,
        );
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if self.threads == 0 { cores } else { self.threads };
        let begun = Instant::now();
        let (mut found, mut played) = (Vec::new(), 0);
        let job = |number: u64| {
            let at = (number % games.len() as u64) as usize;
            in_a_game(&setups[at], &games[at], &rosters[at], self.seed, number)
        };
        in_order(0..self.games, threads, job, |number, puzzle| {
            played = number + 1;
            found.extend(puzzle.map(|puzzle| Written { name: name(number), ..puzzle }));
            bar.set_position(found.len() as u64);
            (found.len() as u64) < self.wanted && begun.elapsed().as_secs_f64() < self.seconds
        });
        bar.finish_and_clear();
        write(self.out.as_ref(), &Written::write_all(&found))?;
        tell!("{} puzzles in {played} games: {}", found.len(), self.out);
        Ok(true)
    }
}

/// Plays a game until one of its turns is a puzzle; it has no name yet.
fn in_a_game(setup: &Setup, game: &Game, roster: &Roster, seed: u64, number: u64) -> Option<Written> {
    let seats = u64::from(game.players());
    let kind = |seat: u64| PLAYERS[(number + seat) as usize % PLAYERS.len()];
    let mut bots: Vec<Box<dyn Bot>> =
        (0..seats).map(|seat| roster.bot(kind(seat), number << 3 | seat)).collect();
    let mut nature = Nature::new(seed, number);
    let mut history = History::new(game);
    let mut answers = Answers::new();
    while !history.state.is_over() {
        if may_begin(game, &history.state)
            && let Some(puzzle) = find(game, roster, &history.state)
        {
            return written(setup, game, &history, &puzzle);
        }
        legal(game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who.player() {
            None => nature.answer(game, history.state.table(), &answers),
            Some(seat) => {
                let view = View::new(game, &history.state, Some(seat));
                bots[usize::from(seat.0)].answer(game, &view, &answers)
            }
        };
        history.append(game, Fact::Answer(who, answer), &mut Vec::new()).ok()?;
    }
    None
}

fn written(setup: &Setup, game: &Game, history: &History, puzzle: &Puzzle) -> Option<Written> {
    let mut record = Record::new(setup.clone(), None, history);
    record.begun = record.facts.len();
    let lines = |plan: &[Answer]| plan.iter().map(|answer| answer.line(game)).collect();
    let tenths = |coins: Measure| Tenths::of(f64::from(coins.mean), f64::from(coins.error));
    Some(Written {
        name: String::new(),
        best: lines(&puzzle.best),
        lead: tenths(puzzle.lead),
        tempting: lines(&puzzle.tempting),
        cost: tenths(puzzle.cost),
        record: record.text().ok()?,
    })
}
