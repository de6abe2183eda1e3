//! What tiles are worth, as the lab found it, in a file small enough for a page to fetch.
//!
//! There is one file for each box and number of players, in `worths/`, made from reports of the lab by `elbowroom
//! lab-data`. Coins are in tenths. A figure is `COINS:ERROR`, where the error is half the 95 % interval and left out if it
//! is not known; `-` is no figure.

use std::fmt::Write;
use std::num::ParseIntError;

/// The first line of a file.
const HEADER: &str = "elbowroom-worths 1";

/// Coins in tenths, or a share in hundredths of a per cent, and half its 95 % interval if that is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The mean.
    pub mean: i32,
    /// Half the interval.
    pub error: Option<i32>,
}

/// What a race, power, relic, place or symbol is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileWorth {
    /// The key of its name, for example `race-orcs`.
    pub key: String,
    /// Its worth in all rounds together: of races and powers, what their bands earned above average; of all else, what it
    /// brought those who had it above those who had not.
    pub worth: Figure,
    /// How often that was seen.
    pub seen: u32,
    /// Its worth by round: of races and powers, that of the pick; of all else, that of a turn which began with it.
    pub rounds: Vec<Option<Figure>>,
}

/// What a race with a power is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComboWorth {
    /// The key of the race's name.
    pub race: String,
    /// The key of the power's name.
    pub power: String,
    /// The coins at which it is as good as the free combo at the top.
    pub price: Option<Figure>,
    /// What its bands earned above average.
    pub worth: Option<Figure>,
    /// The same by round of the pick, where it was picked often enough.
    pub rounds: Vec<Option<Figure>>,
}

/// What the lab found of a box with some number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worths {
    /// The key of the box.
    pub set: String,
    /// How many people play.
    pub players: u8,
    /// The bot in all seats.
    pub bot: String,
    /// How many games it played.
    pub games: u64,
    /// Wins by place in the order of play, in hundredths of a per cent.
    pub wins: Vec<Figure>,
    /// Races, powers, then relics, places and symbols.
    pub tiles: Vec<TileWorth>,
    /// All combos, race by race.
    pub combos: Vec<ComboWorth>,
}

impl Figure {
    fn write(figure: Option<Figure>, out: &mut String) {
        // Writing to a string cannot fail.
        let _ = match figure {
            None => write!(out, "-"),
            Some(Figure { mean, error: None }) => write!(out, "{mean}"),
            Some(Figure { mean, error: Some(error) }) => write!(out, "{mean}:{error}"),
        };
    }

    fn read(word: &str) -> Result<Option<Figure>, ParseIntError> {
        if word == "-" {
            return Ok(None);
        }
        let (mean, error) = match word.split_once(':') {
            Some((mean, error)) => (mean, Some(error.parse()?)),
            None => (word, None),
        };
        Ok(Some(Figure { mean: mean.parse()?, error }))
    }
}

impl TileWorth {
    /// What it is: `race`, `power`, `relic`, `place` or `symbol`.
    pub fn kind(&self) -> &str {
        self.key.split_once('-').map_or("", |(kind, _)| kind)
    }
}

/// Figures as words of a line; nothing at the end that is only left out.
fn figures(figures: &[Option<Figure>], out: &mut String) {
    let n = figures.iter().rposition(Option::is_some).map_or(0, |at| at + 1);
    for figure in &figures[..n] {
        out.push(' ');
        Figure::write(*figure, out);
    }
}

impl Worths {
    /// The name of the file for a box and a number of players.
    pub fn file(set: &str, players: u8) -> String {
        format!("{set}-{players}p.txt")
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut out = format!("{HEADER}\n{} {} {} {}\nwins", self.set, self.players, self.bot, self.games);
        figures(&self.wins.iter().copied().map(Some).collect::<Vec<_>>(), &mut out);
        out.push('\n');
        for tile in &self.tiles {
            let _ = write!(out, "tile {} {}", tile.key, tile.seen);
            figures(&[&[Some(tile.worth)], &tile.rounds[..]].concat(), &mut out);
            out.push('\n');
        }
        let mut race = "";
        for combo in &self.combos {
            if race != combo.race {
                race = &combo.race;
                let _ = writeln!(out, "with {race}");
            }
            // The keys of powers all begin alike.
            out.push_str(combo.power.strip_prefix("power-").unwrap_or(&combo.power));
            figures(&[&[combo.price, combo.worth], &combo.rounds[..]].concat(), &mut out);
            out.push('\n');
        }
        out
    }

    /// Reads a file; nothing if it is none.
    pub fn read(text: &str) -> Option<Worths> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        let mut head = lines.next()?.split(' ');
        let mut worths = Worths {
            set: head.next()?.to_owned(),
            players: head.next()?.parse().ok()?,
            bot: head.next()?.to_owned(),
            games: head.next()?.parse().ok()?,
            wins: Vec::new(),
            tiles: Vec::new(),
            combos: Vec::new(),
        };
        let mut race = None;
        for line in lines {
            let mut words = line.split(' ');
            match words.next()? {
                "wins" => worths.wins = words.map(|word| Figure::read(word).ok()?).collect::<Option<_>>()?,
                "with" => race = Some(words.next()?.to_owned()),
                "tile" => {
                    let (key, seen) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
                    let worth = Figure::read(words.next()?).ok()??;
                    let rounds = words.map(Figure::read).collect::<Result<_, _>>().ok()?;
                    worths.tiles.push(TileWorth { key, worth, seen, rounds });
                }
                power => {
                    let mut figures = words.map(Figure::read);
                    let mut next = || figures.next().map_or(Some(None), Result::ok);
                    let (price, worth) = (next()?, next()?);
                    worths.combos.push(ComboWorth {
                        race: race.clone()?,
                        power: format!("power-{power}"),
                        price,
                        worth,
                        rounds: figures.collect::<Result<_, _>>().ok()?,
                    });
                }
            }
        }
        Some(worths)
    }

    /// The tile whose name has that key.
    pub fn tile(&self, key: &str) -> Option<&TileWorth> {
        self.tiles.iter().find(|tile| tile.key == key)
    }

    /// The combo of a race and a power, by the keys of their names.
    pub fn combo(&self, race: &str, power: &str) -> Option<&ComboWorth> {
        self.combos.iter().find(|combo| combo.race == race && combo.power == power)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(mean: i32, error: i32) -> Figure {
        Figure { mean, error: Some(error) }
    }

    fn worths() -> Worths {
        let bare = |mean| Some(Figure { mean, error: None });
        let combo = |power: &str, price, worth, rounds| ComboWorth {
            race: "race-orcs".to_owned(),
            power: format!("power-{power}"),
            price,
            worth,
            rounds,
        };
        Worths {
            set: "base".to_owned(),
            players: 2,
            bot: "planner".to_owned(),
            games: 20_000,
            wins: vec![figure(4850, 69), figure(5150, 69)],
            tiles: vec![TileWorth {
                key: "race-orcs".to_owned(),
                worth: figure(-12, 3),
                seen: 5210,
                rounds: vec![Some(figure(-20, 4)), None, bare(7)],
            }],
            combos: vec![
                combo("flying", Some(figure(25, 2)), Some(figure(-5, 9)), vec![None, Some(figure(3, 4))]),
                combo("swamp", bare(11), None, Vec::new()),
            ],
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let text = worths().write();
        assert_eq!(Worths::read(&text), Some(worths()), "{text}");
        let read = Worths::read(&text).expect("it was just read");
        assert_eq!(
            read.combo("race-orcs", "power-swamp").and_then(|it| it.price).map(|it| it.mean),
            Some(11)
        );
        assert_eq!(read.tile("race-orcs").map(TileWorth::kind), Some("race"));
        assert!(read.tile("race-elves").is_none());
    }

    #[test]
    fn what_is_no_file_is_not_read() {
        let text = worths().write();
        assert_eq!(Worths::read(""), None);
        assert_eq!(Worths::read(&text.replace(HEADER, "elbowroom-worths 2")), None);
        assert_eq!(Worths::read(&text.replace("5210", "many")), None);
        assert_eq!(Worths::read(&text.replace("with race-orcs\n", "")), None);
        // A file cut anywhere is a shorter file or none, never a panic.
        (0..text.len()).for_each(|end| drop(Worths::read(&text[..end])));
    }
}
