//! `elbowroom lab-data`: what reports of the lab say, in the files that the page and the hints read.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use bots::lab::finds::finds;
use bots::price::Prices;
use content::narrate::key_of;
use content::worths::{ComboWorth, Figure, TileWorth, Worths};
use engine::{Game, Tile};

use crate::lab::{Book, write};
use crate::table::read;

/// How often a combo must have been picked in a round for its worth there to be told.
const SEEN_OFTEN: i64 = 30;

/// Writes what reports of the lab say into the files from which the page at `/lab` and hints take it. What the files say
/// of other boxes and numbers of players stays.
#[derive(clap::Args)]
pub struct LabData {
    /// Folders of reports, of which each box and number of players has one.
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// The folder of the page's files.
    #[arg(long, default_value = "crates/content/worths")]
    worths: PathBuf,
    /// The file of the hints' prices.
    #[arg(long, default_value = "crates/bots/prices.txt")]
    prices: PathBuf,
}

impl LabData {
    /// Reads and writes.
    pub fn run(self) -> Result<bool, String> {
        fs::create_dir_all(&self.worths).map_err(|error| format!("{}: {error}", self.worths.display()))?;
        let name = self.prices.display().to_string();
        let known = if self.prices.exists() {
            Prices::read(&read(&name)?).ok_or_else(|| format!("{name} is no file of prices"))?
        } else {
            Vec::new()
        };
        let place = |prices: &Prices| (prices.set.clone(), prices.players);
        let mut all: BTreeMap<(String, u8), Prices> =
            known.into_iter().map(|prices| (place(&prices), prices)).collect();
        for folder in &self.folders {
            let book = Book::open(folder)?;
            let game = book.game()?;
            let worths = worths(&book, &game);
            let file = self.worths.join(Worths::file(&worths.set, worths.players));
            let text = worths.write();
            write(&file, &text)?;
            tell!("{}: {} bytes", file.display(), text.len());
            // Some bots have no opinion of what combos are worth.
            if book.tally.has_prices() {
                let prices = prices(&book, &game);
                all.insert(place(&prices), prices);
            }
        }
        write(&self.prices, &Prices::write(&all.into_values().collect::<Vec<_>>()))?;
        Ok(true)
    }
}

fn figure((mean, error): (f64, f64), scale: f64) -> Figure {
    let whole = |x: f64| (x * scale).round() as i32;
    // An error of less than the last digit is still one.
    Figure { mean: whole(mean), error: error.is_finite().then(|| whole(error).max(1)) }
}

/// Something that was seen, in tenths of a coin; nothing if it never was.
fn seen((mean, error, n): (f64, f64, i64), least: i64) -> Option<Figure> {
    (n >= least).then(|| figure((mean, error), 10.0))
}

fn worths(book: &Book, game: &Game) -> Worths {
    let tally = &book.tally;
    let rounds = 0..usize::from(game.rounds());
    let each = |worth: &dyn Fn(Range<usize>) -> (f64, f64, i64), least| -> Vec<Option<Figure>> {
        rounds.clone().map(|round| seen(worth(round..round + 1), least)).collect()
    };
    let tile = |tile: Tile, worth: &dyn Fn(Range<usize>) -> (f64, f64, i64)| {
        let (mean, error, n) = worth(rounds.clone());
        (n > 0).then(|| TileWorth {
            key: key_of(game, tile),
            worth: figure((mean, error), 10.0),
            seen: u32::try_from(n).unwrap_or(u32::MAX),
            rounds: each(worth, 2),
        })
    };
    let bands = game.tiles().map(|(tile, _)| tile).filter(|&it| game.is_race(it) || game.is_power(it));
    let bands = bands.filter_map(|band| {
        let (race, power) = if game.is_race(band) { (Some(band), None) } else { (None, Some(band)) };
        tile(band, &|rounds| tally.worth_in(game, rounds, race, power))
    });
    let finds = finds(game);
    let finds = finds.iter().filter_map(|&find| tile(find, &|rounds| tally.finds.worth(game, find, rounds)));
    let combos = Book::pairs(game).map(|(race, power)| {
        let worth = |rounds| tally.worth_in(game, rounds, Some(race), Some(power));
        ComboWorth {
            race: key_of(game, race),
            power: key_of(game, power),
            price: tally.has_prices().then(|| figure(tally.fair_price(game, race, power), 10.0)),
            worth: seen(worth(rounds.clone()), 2),
            rounds: each(&worth, SEEN_OFTEN),
        }
    });
    Worths {
        set: book.set.clone(),
        players: book.players,
        bot: book.bot.clone(),
        games: tally.games,
        wins: (0..tally.wins.len()).map(|place| figure(tally.win_share(place), 10_000.0)).collect(),
        tiles: bands.chain(finds).collect(),
        combos: combos.collect(),
    }
}

fn prices(book: &Book, game: &Game) -> Prices {
    let all = |wanted: fn(&Game, Tile) -> bool| -> Vec<Tile> {
        game.tiles().map(|(tile, _)| tile).filter(|&tile| wanted(game, tile)).collect()
    };
    let key = |tile: Tile| game.ability(tile).key.to_string();
    let powers = all(Game::is_power);
    let price = |race, power| figure(book.tally.fair_price(game, race, power), 10.0).mean;
    let races = all(Game::is_race).into_iter();
    let races =
        races.map(|race| (key(race), powers.iter().map(|&power| price(race, power)).collect::<Vec<_>>()));
    Prices {
        set: book.set.clone(),
        players: book.players,
        powers: powers.iter().map(|&power| key(power)).collect(),
        races: races.collect(),
    }
}
