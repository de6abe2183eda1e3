//! What people make at home, as pages ask about it: drafts of tiles, packs, and what games of bots say of a tile.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Options, Sheet};

/// A pack that was opened: everything in it is sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OpenedPack {
    /// What it is called; may be empty.
    pub title: String,
    /// Its tiles.
    pub tiles: Vec<OpenedTile>,
    /// Its boards.
    pub boards: Vec<OpenedBoard>,
}

/// A tile of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OpenedTile {
    /// The text of its file.
    pub text: String,
    /// The same as JSON.
    pub json: String,
}

/// A board of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OpenedBoard {
    /// The text of its file.
    pub text: String,
    /// The board and its shape.
    pub sheet: Sheet,
}

/// A pack that comes with the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PackCard {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub title: String,
    /// How many tiles it has.
    pub tiles: usize,
}

/// Some games of a trial. Whoever asks for all of them asks again and again, and stops when they like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TrialRequest {
    /// What is played. The board is one that comes with the game.
    pub options: Options,
    /// Where chance starts from.
    pub seed: u64,
    /// The number of the first game.
    pub from: u64,
}

/// What games of a trial say: what peoples earned in their lives, by the round in which they were picked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Trial {
    /// How many games.
    pub games: u64,
    /// The keys of the races.
    pub races: Vec<String>,
    /// The keys of the powers.
    pub powers: Vec<String>,
    /// For each round what is known of each race and then of each power.
    pub rounds: Vec<Vec<Earned>>,
}

/// How many peoples there were, what they earned in coins, and the squares of that.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Earned(pub i64, pub i64, pub i64);

/// What a tile is worth.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Worth {
    /// Coins above the average of peoples picked in the same round.
    pub coins: f64,
    /// Half of the interval in which it is with 95 percent.
    pub error: f64,
    /// How many peoples had it.
    pub n: i64,
}

impl Earned {
    /// Adds what else was seen.
    pub fn add(&mut self, other: Earned) {
        self.0 += other.0;
        self.1 += other.1;
        self.2 += other.2;
    }
}

impl Trial {
    /// Adds other games of the same trial; games of another are left out.
    pub fn merge(&mut self, other: &Trial) {
        if self.games == 0 {
            self.clone_from(other);
            return;
        }
        if (&self.races, &self.powers, self.rounds.len()) != (&other.races, &other.powers, other.rounds.len())
        {
            return;
        }
        self.games += other.games;
        for (to, from) in self.rounds.iter_mut().zip(&other.rounds) {
            to.iter_mut().zip(from).for_each(|(to, from)| to.add(*from));
        }
    }

    /// What a race or a power is worth; nothing before it was seen twice.
    pub fn worth(&self, key: &str) -> Option<Worth> {
        let at = self.races.iter().chain(&self.powers).position(|known| known == key)?;
        let (mut n, mut sum, mut squared) = (0, 0.0, 0.0);
        for round in &self.rounds {
            // Every people has one race.
            let mut all = Earned::default();
            round.iter().take(self.races.len()).for_each(|cell| all.add(*cell));
            let average = all.1 as f64 / (all.0.max(1)) as f64;
            let Earned(count, coins, square) = round.get(at).copied().unwrap_or_default();
            n += count;
            let (count, coins) = (count as f64, coins as f64);
            sum += coins - count * average;
            squared += square as f64 - 2.0 * average * coins + count * average * average;
        }
        if n < 2 {
            return None;
        }
        let count = n as f64;
        let coins = sum / count;
        let spread = (squared / count - coins * coins).max(0.0);
        Some(Worth { coins, error: 1.96 * (spread / (count - 1.0)).sqrt(), n })
    }
}

/// A new board, as chance makes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FreshRequest {
    /// The box, as in board files.
    #[serde(rename = "box")]
    pub set: String,
    /// How many play on it.
    pub players: u8,
    /// Where chance starts from.
    pub seed: u32,
    /// How much of each land terrain there is to be, in proportion to the others; those of the box if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lands: Vec<(String, u8)>,
}

/// What games on a board say: how far ahead players were who entered it somewhere, and who played in which place of the
/// order. Coins are hundredths above the mean of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BoardTrial {
    /// How many games.
    pub games: u64,
    /// By the region that a player conquered first, in the order of the board.
    pub regions: Vec<Earned>,
    /// By place in the order of play.
    pub places: Vec<Earned>,
}

impl BoardTrial {
    /// Adds other games of the same trial; games of another are left out.
    pub fn merge(&mut self, other: &BoardTrial) {
        if self.games == 0 {
            self.clone_from(other);
            return;
        }
        if (self.regions.len(), self.places.len()) != (other.regions.len(), other.places.len()) {
            return;
        }
        self.games += other.games;
        let add =
            |to: &mut [Earned], from: &[Earned]| to.iter_mut().zip(from).for_each(|(to, from)| to.add(*from));
        add(&mut self.regions, &other.regions);
        add(&mut self.places, &other.places);
    }
}

impl Earned {
    /// The mean of what was seen in hundredths, in coins, with half of the interval in which it is with 95 percent; nothing
    /// before it was seen twice.
    pub fn ahead(self) -> Option<Worth> {
        let Earned(n, sum, squares) = self;
        if n < 2 {
            return None;
        }
        let (count, coins) = (n as f64, sum as f64 / n as f64);
        let spread = (squares as f64 / count - coins * coins).max(0.0);
        Some(Worth { coins: coins / 100.0, error: 1.96 * (spread / (count - 1.0)).sqrt() / 100.0, n })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(cells: [Earned; 3]) -> Trial {
        let keys = |all: &[&str]| all.iter().map(|key| (*key).to_owned()).collect();
        Trial { games: 1, races: keys(&["a", "b"]), powers: keys(&["p"]), rounds: vec![cells.to_vec()] }
    }

    #[test]
    fn a_tile_is_worth_what_it_earns_above_others_of_its_round() {
        // Two peoples of each race: 10 and 14 coins, and 4 and 8.
        let mut seen = Trial::default();
        seen.merge(&trial([Earned(1, 10, 100), Earned(1, 4, 16), Earned(2, 14, 116)]));
        seen.merge(&trial([Earned(1, 14, 196), Earned(1, 8, 64), Earned(2, 22, 260)]));
        let worth = seen.worth("a").expect("it was seen twice");
        assert!((worth.coins - 3.0).abs() < 1e-9 && worth.n == 2, "{worth:?}");
        assert!((worth.error - 1.96 * 2.0).abs() < 1e-9, "{worth:?}");
        assert!(seen.worth("p").expect("it was seen").coins.abs() < 1e-9);
        assert_eq!(seen.worth("q"), None);
        assert_eq!(seen.games, 2);
    }

    #[test]
    fn a_board_is_measured_in_coins_ahead_of_the_table() {
        let part = |regions: [Earned; 2]| BoardTrial { games: 1, regions: regions.to_vec(), places: vec![] };
        let mut seen = BoardTrial::default();
        seen.merge(&part([Earned(1, 300, 90_000), Earned(1, -300, 90_000)]));
        seen.merge(&part([Earned(1, 100, 10_000), Earned(0, 0, 0)]));
        seen.merge(&BoardTrial { games: 7, ..BoardTrial::default() });
        assert_eq!(seen.games, 2);
        let first = seen.regions[0].ahead().expect("it was seen twice");
        assert!((first.coins - 2.0).abs() < 1e-9 && (first.error - 1.96).abs() < 1e-9, "{first:?}");
        assert_eq!(seen.regions[1].ahead(), None);
    }

    #[test]
    fn games_of_another_trial_are_left_out() {
        let mut seen = trial([Earned(1, 10, 100); 3]);
        seen.merge(&Trial { games: 5, ..Trial::default() });
        assert_eq!(seen.games, 1);
    }
}
