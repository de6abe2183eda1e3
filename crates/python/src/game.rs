//! What is played: `elbowroom.Game`.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

use bots::encoding::{Actions, Observation};
use bots::roster::Roster;
use content::blank::{EXAMPLES, HomeTile};
use content::board::{BoardFile, shipped};
use content::{Set, Setup};
use engine::board::Symbol;
use engine::{Actor, Answers, Game, Purses, Region, Seat, State, legal};
use numpy::PyArray2;
use pyo3::prelude::*;
use wire::nature::Seed;

use crate::bot::PyBot;
use crate::errors::{NotationError, SetupError};
use crate::state::PyState;

/// A game with all that follows from it, shared by everything that is played on it.
pub struct Table {
    pub setup: Setup,
    pub game: Game,
    pub actions: Actions,
    pub layout: Observation,
    roster: OnceLock<Roster>,
}

impl Table {
    pub fn new(setup: Setup) -> PyResult<Arc<Table>> {
        let game = setup.game().map_err(|fault| SetupError::new_err(fault.to_string()))?;
        let (actions, layout) = (Actions::new(&game), Observation::new(&game));
        Ok(Arc::new(Table { setup, game, actions, layout, roster: OnceLock::new() }))
    }

    /// What makes bots for the game, made when it is first asked for.
    pub fn roster(&self) -> &Roster {
        self.roster.get_or_init(|| Roster::new(&self.game))
    }

    /// The seat with that letter.
    pub fn seat(&self, letter: &str) -> PyResult<Seat> {
        let seat = Seat::from_letter(letter).filter(|seat| seat.0 < self.game.players());
        seat.ok_or_else(|| NotationError::new_err(format!("'{letter}' is not a seat of this table")))
    }

    /// The region of that name.
    pub fn region(&self, name: &str) -> PyResult<Region> {
        let region = self.game.board().region(name);
        region.ok_or_else(|| NotationError::new_err(format!("'{name}' is not a region of this board")))
    }

    /// Whoever must choose: the letter of a seat, or `*` for chance.
    pub fn actor(&self, who: &str) -> PyResult<Actor> {
        if who == "*" { Ok(Actor::NATURE) } else { self.seat(who).map(Actor::seat) }
    }

    /// The key of a tile.
    pub fn key(&self, tile: engine::Tile) -> String {
        self.game.ability(tile).key.to_string()
    }
}

/// Lists the answers to the decision owed and hands them over.
pub fn with_legal<T>(game: &Game, state: &State, use_them: impl FnOnce(&Answers) -> T) -> T {
    thread_local!(static LIST: RefCell<Box<Answers>> = RefCell::new(Box::new(Answers::new())));
    LIST.with_borrow_mut(|answers| {
        legal(game, state, answers);
        use_them(answers)
    })
}

/// A game: a box, a board, a number of players, and home-made tiles if there are any.
///
/// Parameters
/// ----------
/// box : 'base', 'underground', 'base+underground', 'river' or 'warcraft'.
/// players : 2 to 5.
/// board : the key of a shipped board, or the text of a board file; the box's own if left out.
/// tiles : home-made tiles, each the key of one that comes with the game or the text of a tile file.
/// seed : the number all chance follows from. Without one, chance is a player called '*', whose answers are applied like
///     any other's.
/// first : the letter of the seat that starts; chance decides if left out.
/// purses : who may see coins: 'strict' (everybody their own), 'tracked' or 'open'.
#[pyclass(name = "Game", module = "elbowroom", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyGame {
    pub table: Arc<Table>,
    pub seed: Option<u64>,
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (r#box = "base", players = 2, board = None, tiles = Vec::new(), seed = None, *, first = None,
        purses = "strict", flying = false, teams = false, monsters = Vec::new()))]
    #[allow(clippy::too_many_arguments, reason = "Python calls them by name")]
    fn new(
        r#box: &str,
        players: u8,
        board: Option<&str>,
        tiles: Vec<String>,
        seed: Option<u64>,
        first: Option<&str>,
        purses: &str,
        flying: bool,
        teams: bool,
        monsters: Vec<String>,
    ) -> PyResult<PyGame> {
        let wrong = |why: String| SetupError::new_err(why);
        let mut setup = Setup::new(Set::from_key(r#box).map_err(wrong)?, players);
        setup.board = board.map(read_board).transpose()?;
        if setup.board.is_none() && !(2..=5).contains(&players) {
            return Err(wrong(format!("a game is for 2 to 5 players, not {players}")));
        }
        setup.tiles = tiles.iter().map(|tile| read_tile(tile)).collect::<PyResult<_>>()?;
        setup.purses = Purses::from_key(purses)
            .ok_or_else(|| wrong(format!("purses are open, tracked or strict, not '{purses}'")))?;
        (setup.flying, setup.teams, setup.monsters) = (flying, teams, monsters);
        let seat = |letter: &str| Seat::from_letter(letter).filter(|seat| seat.0 < players);
        setup.first = match first {
            Some(letter) => Some(seat(letter).ok_or_else(|| wrong(format!("there is no seat '{letter}'")))?),
            None => None,
        };
        Ok(PyGame { table: Table::new(setup)?, seed })
    }

    /// The table before the first decision. A seed given here takes the place of the game's.
    #[pyo3(signature = (seed = None))]
    fn start(&self, seed: Option<u64>) -> PyResult<PyState> {
        PyState::new(self.table.clone(), seed.or(self.seed).map(Seed::numbered))
    }

    /// A bot for this game, which sees no more than its seat may: 'random', 'greedy', 'planner', 'expert', or a level for
    /// people: 'novice', 'player', 'veteran', 'master'.
    #[pyo3(signature = (kind, seed = 0))]
    fn bot(&self, kind: &str, seed: u64) -> PyResult<PyBot> {
        PyBot::new(&self.table, kind, seed)
    }

    /// The name of the box.
    #[getter]
    fn r#box(&self) -> &'static str {
        self.table.setup.set.key()
    }

    /// The key of the board.
    #[getter]
    fn board(&self) -> &str {
        &self.table.game.board().key
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.table.game.players()
    }

    /// How many rounds there are.
    #[getter]
    fn rounds(&self) -> u8 {
        self.table.game.rounds()
    }

    /// The number all chance follows from, if there is one.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The letters of the seats, clockwise.
    #[getter]
    fn seats(&self) -> Vec<String> {
        self.table.game.seats().map(|seat| seat.to_string()).collect()
    }

    /// The names of the regions, in the order of planes and of the adjacency matrix.
    #[getter]
    fn regions(&self) -> Vec<String> {
        let board = self.table.game.board();
        board.all().map(|region| board.name(region).to_owned()).collect()
    }

    /// The keys of all tiles, in the order of their numbers.
    #[getter]
    fn tiles(&self) -> Vec<String> {
        self.table.game.tiles().map(|(_, tile)| tile.key.to_string()).collect()
    }

    /// The keys of the race banners.
    #[getter]
    fn races(&self) -> Vec<String> {
        let game = &self.table.game;
        game.tiles().filter(|&(tile, _)| game.is_race(tile)).map(|(_, tile)| tile.key.to_string()).collect()
    }

    /// The keys of the power badges.
    #[getter]
    fn powers(&self) -> Vec<String> {
        let game = &self.table.game;
        game.tiles().filter(|&(tile, _)| game.is_power(tile)).map(|(_, tile)| tile.key.to_string()).collect()
    }

    /// What each action means, in the words of the notation; its length is the size of the action space.
    #[getter]
    fn actions(&self) -> Vec<String> {
        self.table.actions.names().to_vec()
    }

    /// The size of the action space.
    #[getter]
    fn n_actions(&self) -> usize {
        self.table.actions.len()
    }

    /// The names of the planes of an observation, each a number for every region.
    #[getter]
    fn planes(&self) -> Vec<String> {
        self.table.layout.planes().to_vec()
    }

    /// The names of the numbers after the planes.
    #[getter]
    fn numbers(&self) -> Vec<String> {
        self.table.layout.numbers().to_vec()
    }

    /// How long an observation is.
    #[getter]
    fn observation_size(&self) -> usize {
        self.table.layout.len()
    }

    /// Which regions border on which, as a matrix of zeros and ones.
    fn adjacency<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let board = self.table.game.board();
        let row = |one| board.all().map(|two| i8::from(board.borders(one).contains(two))).collect();
        let rows: Vec<Vec<i8>> = board.all().map(row).collect();
        Ok(PyArray2::from_vec2(py, &rows)?)
    }

    /// The terrain of each region.
    #[getter]
    fn terrains(&self) -> Vec<String> {
        let board = self.table.game.board();
        board.all().map(|region| format!("{:?}", board.terrain(region)).to_lowercase()).collect()
    }

    /// What is printed on each region besides its terrain.
    #[getter]
    fn symbols(&self) -> Vec<Vec<String>> {
        let board = self.table.game.board();
        let on = |region| {
            let there = SYMBOLS.into_iter().filter(move |&symbol| board.bearing(symbol).contains(region));
            there.map(|symbol| format!("{symbol:?}").to_lowercase()).collect()
        };
        board.all().map(on).collect()
    }

    fn __repr__(&self) -> String {
        let Table { setup, game, .. } = &*self.table;
        let seed = self.seed.map_or(String::new(), |seed| format!(", seed={seed}"));
        let tiles: Vec<String> = setup.tiles.iter().map(|tile| format!("'{}'", tile.ability.key)).collect();
        let tiles = if tiles.is_empty() { String::new() } else { format!(", tiles=[{}]", tiles.join(", ")) };
        format!(
            "Game(box='{}', players={}, board='{}'{tiles}{seed})",
            setup.set.key(),
            game.players(),
            game.board().key
        )
    }
}

const SYMBOLS: [Symbol; 12] = [
    Symbol::Mine,
    Symbol::Magic,
    Symbol::Cavern,
    Symbol::Natives,
    Symbol::Monster,
    Symbol::Volcano,
    Symbol::Port,
    Symbol::Yard,
    Symbol::Oracle,
    Symbol::Mooring,
    Symbol::Landing,
    Symbol::Legend,
];

fn read_board(name: &str) -> PyResult<BoardFile> {
    let found = if name.contains('\n') { BoardFile::parse("board", name) } else { shipped::find(name) };
    found.map_err(|fault| SetupError::new_err(fault.to_string()))
}

fn read_tile(name: &str) -> PyResult<HomeTile> {
    let text = EXAMPLES.iter().find(|(key, _)| *key == name).map_or(name, |(_, text)| text);
    if !text.contains('\n') {
        return Err(SetupError::new_err(format!(
            "'{name}' is neither a tile that comes with the game nor a tile file"
        )));
    }
    HomeTile::check("tile", text).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        SetupError::new_err(lines.join("\n"))
    })
}
