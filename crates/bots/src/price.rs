//! What combos are worth in coins, as the lab found it: for reasons, not for play.
//!
//! The prices are in one text file, made from reports of the lab by `elbowroom lab-data`. A section is for a box and a
//! number of players: `table BOX PLAYERS`, the keys of the powers, then a line for each race with a price for each power in
//! tenths of a coin. Boxes without a section have no prices.

use std::fmt::Write;

use engine::{Game, Tile};

/// The first line of the file.
const HEADER: &str = "elbowroom-prices 1";

/// The file that comes with the bots.
const SHIPPED: &str = include_str!("../prices.txt");

/// The prices of a box with some number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prices {
    /// The key of the box.
    pub set: String,
    /// How many people play.
    pub players: u8,
    /// The keys of the powers.
    pub powers: Vec<String>,
    /// The keys of the races, each with a price in tenths of a coin for every power.
    pub races: Vec<(String, Vec<i32>)>,
}

impl Prices {
    /// The shipped prices of a game: those of the box whose tiles are most like its own, with as many players. A game that
    /// has less than half of its tiles from there has none.
    pub fn shipped(game: &Game) -> Option<Prices> {
        let all = Prices::read(SHIPPED)?;
        let fitting = all.into_iter().filter(|prices| prices.players == game.players());
        let (known, prices) = fitting.map(|prices| (prices.shared(game), prices)).max_by_key(|it| it.0)?;
        let own = game.tiles().filter(|&(tile, _)| game.is_race(tile) || game.is_power(tile)).count() as i64;
        (2 * known >= own).then_some(prices)
    }

    /// How many tiles the game and the prices share, less those that only the prices have.
    fn shared(&self, game: &Game) -> i64 {
        let keys = self.powers.iter().chain(self.races.iter().map(|(race, _)| race));
        keys.map(|key| if game.tile(key).is_some() { 1 } else { -1 }).sum()
    }

    /// The coins at which a combo is as good as the free one at the top.
    pub fn of(&self, game: &Game, race: Tile, power: Tile) -> Option<f32> {
        let at = self.powers.iter().position(|key| *key == game.ability(power).key)?;
        let (_, prices) = self.races.iter().find(|(key, _)| *key == game.ability(race).key)?;
        Some(*prices.get(at)? as f32 / 10.0)
    }

    /// Reads a file; nothing if it is none.
    pub fn read(text: &str) -> Option<Vec<Prices>> {
        let mut all: Vec<Prices> = Vec::new();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        for line in lines {
            let mut words = line.split(' ');
            match words.next()? {
                "table" => all.push(Prices {
                    set: words.next()?.to_owned(),
                    players: words.next()?.parse().ok()?,
                    ..Prices::default()
                }),
                "powers" => all.last_mut()?.powers = words.map(str::to_owned).collect(),
                race => {
                    let prices = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
                    all.last_mut()?.races.push((race.to_owned(), prices));
                }
            }
        }
        Some(all)
    }

    /// The file of several boxes.
    pub fn write(all: &[Prices]) -> String {
        let mut text = format!("{HEADER}\n");
        for prices in all {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "table {} {}", prices.set, prices.players);
            let _ = writeln!(text, "powers {}", prices.powers.join(" "));
            for (race, prices) in &prices.races {
                let prices: Vec<String> = prices.iter().map(i32::to_string).collect();
                let _ = writeln!(text, "{race} {}", prices.join(" "));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};

    use super::*;

    fn game(set: Set, players: u8) -> Game {
        Setup::new(set, players).game().expect("the board is shipped")
    }

    #[test]
    fn the_shipped_file_is_read_and_written_as_it_is() {
        let all = Prices::read(SHIPPED).expect("the file is sound");
        assert_eq!(Prices::write(&all), SHIPPED);
    }

    #[test]
    fn every_section_is_found_by_a_game_of_its_box_and_knows_all_its_combos() {
        for prices in Prices::read(SHIPPED).expect("the file is sound") {
            let game = game(Set::from_key(&prices.set).expect("a box"), prices.players);
            assert_eq!(Prices::shipped(&game).as_ref(), Some(&prices));
            let tiles = || game.tiles().map(|(tile, _)| tile);
            for race in tiles().filter(|&tile| game.is_race(tile)) {
                for power in tiles().filter(|&tile| game.is_power(tile)) {
                    let price = prices.of(&game, race, power);
                    assert!(price.is_some_and(|price| price.abs() < 60.0), "{price:?}");
                }
            }
        }
    }

    #[test]
    fn another_box_and_another_number_of_players_have_no_prices() {
        let text = "elbowroom-prices 1\ntable base 2\npowers alchemist flying\namazons 12 -5\n";
        let all = Prices::read(text).expect("the file is sound");
        let base = game(Set::Base, 2);
        let tile = |key| base.tile(key).expect("a tile");
        assert_eq!(all[0].of(&base, tile("amazons"), tile("flying")), Some(-0.5));
        assert_eq!(all[0].of(&base, tile("elves"), tile("flying")), None);
        assert_eq!(all[0].of(&base, tile("amazons"), tile("swamp")), None);
        assert_eq!(Prices::read(&text.replace("12", "x")), None);
        assert!(all[0].shared(&game(Set::Warcraft, 2)) < 0);
    }
}
