//! From a box, a board and home-made tiles to a game.

use engine::ability::Ability;
use engine::board::{Board, RegionSpec, Symbol, Terrain};
use engine::{Game, GameSpec, Purses, Seat};

use crate::base;
use crate::blank::{HomeTile, Kind};
use crate::board::{BoardFile, check, shipped};

/// A box that can be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Default)]
pub enum Set {
    /// The base game.
    #[default]
    Base,
}

impl Set {
    /// All boxes that can be played.
    pub const ALL: [Set; 1] = [Set::Base];

    /// The name used in commands and records.
    pub fn key(self) -> &'static str {
        match self {
            Set::Base => "base",
        }
    }

    /// The box with that name.
    pub fn from_key(key: &str) -> Result<Set, String> {
        Set::ALL.into_iter().find(|set| set.key() == key).ok_or_else(|| {
            let known: Vec<&str> = Set::ALL.iter().map(|set| set.key()).collect();
            format!("there is no box '{key}'; known: {}", known.join(", "))
        })
    }
}

/// What people choose before a game.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The box.
    pub set: Set,
    /// How many people play.
    pub players: u8,
    /// The board, unless the box's own for that number of players.
    pub board: Option<BoardFile>,
    /// Who starts, unless chance decides.
    pub first: Option<Seat>,
    /// Who may see the coin totals.
    pub purses: Purses,
    /// Home-made tiles that join the game.
    pub tiles: Vec<HomeTile>,
}

impl Setup {
    /// The usual game of a box.
    pub fn new(set: Set, players: u8) -> Setup {
        Setup { set, players, board: None, first: None, purses: Purses::Strict, tiles: Vec::new() }
    }

    /// The board that will be used.
    pub fn board_file(&self) -> Result<BoardFile, String> {
        if !(2..=5).contains(&self.players) {
            return Err(format!("a game has 2 to 5 players, not {}", self.players));
        }
        match &self.board {
            Some(board) => Ok(board.clone()),
            None => {
                let key = format!("{}-{}p", self.set.key(), self.players);
                shipped::find(&key).map_err(|fault| fault.to_string())
            }
        }
    }

    /// The game.
    pub fn game(&self) -> Result<Game, String> {
        let file = self.board_file()?;
        if let Some(fault) = check::faults(&file.key, &file).first() {
            return Err(fault.to_string());
        }
        self.game_on(board(&file)?, file.rounds)
    }

    /// The game on a board made for the occasion, which no check has seen.
    pub fn game_on(&self, board: Board, rounds: u8) -> Result<Game, String> {
        let mut spec =
            GameSpec { rounds, first: self.first, purses: self.purses, ..blank_spec(board, self.players) };
        add_tiles(&mut spec, &self.tiles)?;
        Game::new(spec).map_err(|unplayable| unplayable.0)
    }
}

/// The base game on any board, all tiles in.
fn blank_spec(board: Board, players: u8) -> GameSpec {
    GameSpec {
        board,
        players,
        rounds: 10,
        races: base::races::ALL.to_vec(),
        powers: base::powers::ALL.to_vec(),
        marks: base::marks::ALL.to_vec(),
        fixtures: Vec::new(),
        natives: base::NATIVES,
        monsters: 0,
        die: base::DIE,
        coins: base::COINS,
        first: None,
        purses: Purses::Strict,
        own_decline_counts: false,
    }
}

/// Lets home-made tiles join: a race takes the tokens of another, whose banner stays out (BASE-BLANK-2).
fn add_tiles(spec: &mut GameSpec, tiles: &[HomeTile]) -> Result<(), String> {
    for tile in tiles {
        match &tile.kind {
            // A power with the key of another takes its place: a house rule.
            Kind::Power => match spec.powers.iter_mut().find(|power| power.key == tile.ability.key) {
                Some(power) => *power = tile.ability.clone(),
                None => spec.powers.push(tile.ability.clone()),
            },
            Kind::Race { stand_in } => {
                let place = spec.races.iter().position(|race| race.key == *stand_in);
                let Some(place) = place else {
                    return Err(format!(
                        "'{}' wants the tokens of '{stand_in}', who are not in this game",
                        tile.ability.key
                    ));
                };
                let supply = spec.races[place].supply;
                if supply < tile.ability.tokens {
                    return Err(format!(
                        "'{}' has {} tokens, but '{stand_in}' has only {supply} to lend",
                        tile.ability.key, tile.ability.tokens
                    ));
                }
                spec.races[place] = Ability { supply, ..tile.ability.clone() };
            }
        }
    }
    Ok(())
}

/// A board file as the engine wants it.
pub fn board(file: &BoardFile) -> Result<Board, String> {
    if file.regions.len() > engine::MAX_REGIONS {
        return Err(format!("{}: a board has at most {} regions", file.key, engine::MAX_REGIONS));
    }
    let regions: Result<Vec<RegionSpec>, String> = file
        .regions
        .iter()
        .enumerate()
        .map(|(index, region)| {
            Ok(RegionSpec {
                key: region.key.clone(),
                terrain: terrain(&region.terrain)?,
                symbols: region.symbols.iter().filter_map(|symbol| self::symbol(symbol)).collect(),
                edge: region.edge,
                borders: file.neighbors(index),
            })
        })
        .collect();
    Ok(Board::new(&file.key, &regions?))
}

/// What a terrain of a box is to the engine (MIX-2 makes terrains of different boxes one).
pub fn terrain(key: &str) -> Result<Terrain, String> {
    Ok(match key {
        "farmland" => Terrain::Farmland,
        "forest" | "mushroom_forest" => Terrain::Forest,
        "hill" => Terrain::Hill,
        "mountain" | "black_mountain" => Terrain::Mountain,
        "swamp" | "mud_pool" => Terrain::Swamp,
        "mine" => Terrain::Mine,
        "mystic_crystal" => Terrain::Crystal,
        "sea" => Terrain::Sea,
        "lake" => Terrain::Lake,
        "river" => Terrain::River,
        "chasm" => Terrain::Chasm,
        _ => return Err(format!("there is no terrain '{key}'")),
    })
}

/// What a symbol is to the engine, if the engine has rules for it.
fn symbol(key: &str) -> Option<Symbol> {
    match key {
        "mine" => Some(Symbol::Mine),
        "magic_source" => Some(Symbol::Magic),
        "cavern" => Some(Symbol::Cavern),
        "lost_tribe" => Some(Symbol::Natives),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(tokens: u8, stand_in: &str) -> Setup {
        let text = format!(
            "kind = \"race\"\nkey = \"mine\"\ntokens = {tokens}\nstand_in = \"{stand_in}\"\n[name]\nen = \"M\"\n[text]\nen = \"x\"\n"
        );
        let tile = HomeTile::parse("mine.toml", &text).expect("the file is sound");
        Setup { tiles: vec![tile], ..Setup::new(Set::Base, 2) }
    }

    #[test]
    fn base_blank_2_the_stand_in_lends_its_tokens_and_stays_out() {
        let game = race(8, "dwarves").game().expect("eight tokens are enough");
        assert!(game.tile("dwarves").is_none());
        let mine = game.tile("mine").expect("the race has joined");
        assert_eq!(game.ability(mine).supply, 8);
    }

    #[test]
    fn base_blank_2_the_stand_in_must_have_as_many_tokens() {
        let why = race(9, "dwarves").game().expect_err("dwarves have eight");
        assert_eq!(why, "'mine' has 9 tokens, but 'dwarves' has only 8 to lend");
        let why = race(5, "elephants").game().expect_err("nobody knows them");
        assert!(why.contains("'elephants', who are not in this game"));
    }

    #[test]
    fn base_board_1_every_board_is_the_box_s() {
        for players in 2..=5 {
            let file = Setup::new(Set::Base, players).board_file().expect("shipped");
            let count =
                |terrain: &str| file.regions.iter().filter(|region| region.terrain == terrain).count();
            assert_eq!((count("sea"), count("lake")), (2, 1), "{}", file.key);
        }
    }
}
