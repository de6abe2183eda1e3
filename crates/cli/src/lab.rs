//! `elbowroom lab`: what many games say about tiles, seats and timing.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bots::Bot;
use bots::arena::in_order;
use bots::lab::Tally;
use bots::lab::finds::finds;
use bots::roster::{Kind, Roster};
use content::words::{Language, Words};
use engine::{Game, Tile};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::jobs::{Jobs, Work, read_parts, write_part};
use crate::lab_page::{file, page};
use crate::table::{Table, games, lines, read};

/// What a tally on the disk says of itself.
const FORMAT: &str = "elbowroom-lab 2";
/// How many games are counted at a time.
const BATCH: u64 = 100;
/// The tally is put on the disk so often; an interruption loses no more.
const SAVES: Duration = Duration::from_secs(1);

/// Plays many games among equal bots and writes what they say: CSV, JSON and one page. A run that was interrupted
/// goes on where it was when started again.
#[derive(clap::Args)]
pub struct Lab {
    #[command(flatten)]
    table: Table,
    /// The bot in all seats.
    #[arg(long, default_value = "greedy")]
    bot: String,
    /// How many games in all.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once, 0 for one on every core; results do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The folder of another bot's report of the same box, shown beside this one.
    #[arg(long, value_name = "FOLDER")]
    beside: Option<PathBuf>,
    #[command(flatten)]
    jobs: Jobs,
    /// The folder to write to; of a part, the file.
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// What is played, and by whom.
pub struct Play<'a> {
    /// The games, one after the other.
    pub games: &'a [Game],
    /// The bots of each.
    pub rosters: &'a [Roster],
    /// The bot in all seats.
    pub kind: Kind,
    /// Where chance starts from.
    pub seed: u64,
    /// How many games at once, 0 for one on every core.
    pub threads: usize,
}

/// A tally and whose it is.
#[derive(Serialize, Deserialize)]
pub struct Book {
    format: String,
    /// The box.
    #[serde(rename = "box")]
    pub set: String,
    /// The board.
    pub board: String,
    /// How many people play.
    pub players: u8,
    /// The bot in all seats.
    pub bot: String,
    /// Where chance started from.
    pub seed: u64,
    tiles: Vec<String>,
    /// What was counted.
    pub tally: Tally,
}

/// One line of a table of tiles.
struct Row {
    name: String,
    /// Coins above average.
    worth: f64,
    /// Half the 95 % interval.
    error: f64,
    /// How often it was picked.
    picks: i64,
}

impl Lab {
    /// Plays and writes.
    pub fn run(self) -> Result<bool, String> {
        let setups = self.table.setups()?;
        let games = games(&setups)?;
        let (set, board) = self.table.names(&games);
        let kind = Kind::from_key(&self.bot)?;
        let rosters: Vec<Roster> = games.iter().map(Roster::new).collect();
        let game = &games[0];
        let play = Play { games: &games, rosters: &rosters, kind, seed: self.seed, threads: self.threads };
        let run = format!("lab {} seed {}\n{}", kind.key(), self.seed, lines(&setups)?);
        let mut book = Book {
            format: FORMAT.to_owned(),
            set,
            board,
            players: game.players(),
            bot: kind.key().to_owned(),
            seed: self.seed,
            tiles: tiles(game),
            tally: Tally::new(game),
        };
        let beside = self.beside.as_deref().map(|folder| book.find_beside(folder)).transpose()?;
        let work = self.jobs.work(self.games)?;
        if let Work::Part(numbers) = work {
            play.count(numbers.clone(), |tally| {
                book.tally.merge(&tally);
                Ok(())
            })?;
            write_part(&self.out, run, numbers, &book.tally)?;
            return Ok(true);
        }
        fs::create_dir_all(&self.out).map_err(|error| format!("{}: {error}", self.out.display()))?;
        let store = self.out.join("lab.json");
        if let Work::Merge(folder) = work {
            read_parts(folder, &run, self.games, |tally: Tally| {
                book.tally.merge(&tally);
                Ok(())
            })?;
        } else {
            book = take_up(&store, book)?;
            let mut saved = Instant::now();
            // A batch begins where the last one ended, so a tally is the same however often it was put aside.
            play.count(book.tally.games..self.games, |tally| {
                book.tally.merge(&tally);
                if saved.elapsed() >= SAVES {
                    save(&store, &book)?;
                    saved = Instant::now();
                }
                Ok(())
            })?;
        }
        save(&store, &book)?;
        write(&self.out.join("races.csv"), &csv(&book.rows(game, true)))?;
        write(&self.out.join("powers.csv"), &csv(&book.rows(game, false)))?;
        write(&self.out.join("combos.csv"), &book.combos(game))?;
        write(&self.out.join("finds.csv"), &book.finds(game))?;
        write(&self.out.join("rounds.csv"), &book.by_round(game))?;
        for language in Language::ALL {
            let text = page(game, &book, beside.as_ref(), &Words::new(language));
            write(&self.out.join(file(language)), &text)?;
        }
        tell!("{} games: {}", book.tally.games, self.out.join("index.html").display());
        Ok(true)
    }
}

impl Play<'_> {
    /// Plays the games of those numbers, and hands over what they say in their order, some of them at a time.
    pub fn count(
        &self,
        numbers: Range<u64>,
        mut take: impl FnMut(Tally) -> Result<(), String>,
    ) -> Result<(), String> {
        let bar = ProgressBar::new(numbers.end).with_position(numbers.start).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = if self.threads == 0 { cores } else { self.threads };
        let batches = numbers.end.saturating_sub(numbers.start).div_ceil(BATCH);
        let job = |batch: u64| {
            let from = numbers.start + batch * BATCH;
            let mut tally = Tally::new(&self.games[0]);
            for number in from..(from + BATCH).min(numbers.end) {
                let at = (number % self.games.len() as u64) as usize;
                let (game, roster) = (&self.games[at], &self.rosters[at]);
                let mut bots: Vec<Box<dyn Bot>> =
                    game.seats().map(|seat| roster.bot(self.kind, number << 3 | u64::from(seat.0))).collect();
                tally.watch(game, &mut bots, &mut bots::Nature::new(self.seed, number));
            }
            tally
        };
        let mut outcome = Ok(());
        in_order(0..batches, threads, job, |_, tally| {
            bar.inc(tally.games);
            outcome = take(tally);
            outcome.is_ok()
        });
        bar.finish_and_clear();
        outcome
    }
}

/// The keys of a game's tiles.
fn tiles(game: &Game) -> Vec<String> {
    game.tiles().map(|(_, ability)| ability.key.to_string()).collect()
}

/// The tally in the folder, if it is of the same games; an empty one if there is none.
fn take_up(store: &Path, fresh: Book) -> Result<Book, String> {
    let Ok(text) = fs::read_to_string(store) else { return Ok(fresh) };
    let found: Book = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", store.display()))?;
    let name = |book: &Book| {
        (
            book.format.clone(),
            book.board.clone(),
            book.players,
            book.bot.clone(),
            book.seed,
            book.tiles.clone(),
        )
    };
    if name(&found) == name(&fresh) {
        Ok(found)
    } else {
        Err(format!("{} holds other games; choose another folder", store.display()))
    }
}

/// Writes beside and then renames, so that an interruption leaves the old tally or the new one.
fn save(store: &Path, book: &Book) -> Result<(), String> {
    let beside = store.with_extension("part");
    write(&beside, &serde_json::to_string(book).map_err(|error| error.to_string())?)?;
    fs::rename(&beside, store).map_err(|error| format!("{}: {error}", store.display()))
}

/// Writes a text file.
pub fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn csv(rows: &[Row]) -> String {
    let mut text = "tile,coins_above_average,error_95,picks\n".to_owned();
    for row in rows {
        text += &format!("{},{:.3},{},{}\n", row.name, row.worth, known(row.error), row.picks);
    }
    text
}

/// An interval as a cell of a table; nothing if it is not known.
fn known(error: f64) -> String {
    if error.is_finite() { format!("{error:.3}") } else { String::new() }
}

impl Book {
    /// The report in a folder.
    pub fn open(folder: &Path) -> Result<Book, String> {
        let store = folder.join("lab.json");
        let text = read(&store.display().to_string())?;
        let found: Book =
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", store.display()))?;
        if found.format == FORMAT { Ok(found) } else { Err(format!("{} is no report", store.display())) }
    }

    /// The report in a folder, if it speaks of the same tiles.
    fn find_beside(&self, folder: &Path) -> Result<Book, String> {
        let found = Book::open(folder)?;
        if found.tiles == self.tiles {
            Ok(found)
        } else {
            Err(format!("{} speaks of other tiles", folder.display()))
        }
    }

    /// The game it speaks of, on one of its boards.
    pub fn game(&self) -> Result<Game, String> {
        let game = Table::of(&self.set, self.players).setup(0)?.game()?;
        let tiles = tiles(&game);
        if tiles == self.tiles {
            Ok(game)
        } else {
            Err(format!("the report speaks of other tiles than the box {} has", self.set))
        }
    }

    /// The races or the powers, the best first.
    fn rows(&self, game: &Game, races: bool) -> Vec<Row> {
        let wanted = |tile| if races { game.is_race(tile) } else { game.is_power(tile) };
        let tiles = game.tiles().filter(|&(tile, _)| wanted(tile));
        let mut rows: Vec<Row> = tiles
            .map(|(tile, ability)| {
                let (worth, error, picks) =
                    self.tally.worth(game, races.then_some(tile), (!races).then_some(tile));
                Row { name: ability.key.to_string(), worth, error, picks }
            })
            .collect();
        rows.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        rows
    }

    /// All pairs of a race and a power.
    pub fn pairs(game: &Game) -> impl Iterator<Item = (Tile, Tile)> {
        let races = game.tiles().map(|(tile, _)| tile).filter(|&tile| game.is_race(tile));
        races.flat_map(|race| {
            let powers = game.tiles().map(|(tile, _)| tile).filter(|&tile| game.is_power(tile));
            powers.map(move |power| (race, power))
        })
    }

    /// What relics, places and the symbols of the board brought.
    fn finds(&self, game: &Game) -> String {
        let mut text = "tile,coins_more_than_without,error_95,turns\n".to_owned();
        for find in finds(game) {
            let (worth, error, turns) = self.tally.finds.worth(game, find, 0..usize::from(game.rounds()));
            text += &format!("{},{worth:.3},{},{turns}\n", game.ability(find).key, known(error));
        }
        text
    }

    /// What every tile was worth by round: of bands, that of the pick; of finds, that of the turn which began with them.
    fn by_round(&self, game: &Game) -> String {
        let mut text = "tile,round,coins,error_95,seen\n".to_owned();
        let found = finds(game);
        for (tile, ability) in game.tiles() {
            for round in 0..usize::from(game.rounds()) {
                let rounds = round..round + 1;
                let (worth, error, seen) = match (game.is_race(tile), game.is_power(tile)) {
                    (true, _) => self.tally.worth_in(game, rounds, Some(tile), None),
                    (_, true) => self.tally.worth_in(game, rounds, None, Some(tile)),
                    _ if found.contains(&tile) => self.tally.finds.worth(game, tile, rounds),
                    _ => continue,
                };
                if seen > 0 {
                    text += &format!("{},{},{worth:.3},{},{seen}\n", ability.key, round + 1, known(error));
                }
            }
        }
        text
    }

    fn combos(&self, game: &Game) -> String {
        let mut text =
            "race,power,coins_above_average,error_95,picks,fair_price,fair_price_error_95,earned_price\n"
                .to_owned();
        for (race, power) in Book::pairs(game) {
            let (worth, error, picks) = self.tally.worth(game, Some(race), Some(power));
            let (price, price_error) = self.tally.fair_price(game, race, power);
            text += &format!(
                "{},{},{worth:.3},{},{picks},{price:.3},{},{:.3}\n",
                game.ability(race).key,
                game.ability(power).key,
                known(error),
                known(price_error),
                self.tally.earned_price(game, race, power)
            );
        }
        text
    }
}
