//! The options that say what is played, shared by all commands that play.

use std::fs;
use std::path::Path;
use std::sync::Once;

use content::blank::HomeTile;
use content::board::{BoardFile, shipped};
use content::fault::Fault;
use content::{Set, Setup};
use engine::Game;

use crate::engine::protocol::game_lines;
use crate::pack::read_pack;

/// The most boards a match goes through.
const MAX_BOARDS: u64 = 24;

/// What is played.
#[derive(clap::Args)]
pub struct Table {
    /// The box: base, underground, base+underground, river or warcraft.
    #[arg(long = "box", default_value = "base", value_name = "BOX")]
    set: String,
    /// How many people play, 2 to 5.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// A board: the key of a shipped one, or a board file.
    #[arg(long, value_name = "KEY or FILE")]
    board: Option<String>,
    /// Keep Flying in the game, which River World leaves out.
    #[arg(long)]
    flying: bool,
    /// Four players are two teams, a house rule of Warcraft.
    #[arg(long)]
    teams: bool,
    /// A home-made tile that joins the game; may be given several times.
    #[arg(long, value_name = "FILE")]
    tile: Vec<String>,
    /// A pack whose tiles join the game and whose boards can be named; may be given several times.
    #[arg(long, value_name = "FILE")]
    pub pack: Vec<String>,
}

impl Table {
    /// The plain game of a box.
    pub fn of(set: &str, players: u8) -> Table {
        Table {
            set: set.to_owned(),
            players,
            board: None,
            flying: false,
            teams: false,
            tile: Vec::new(),
            pack: Vec::new(),
        }
    }

    /// What people chose, warnings about it told on the way.
    ///
    /// Where a box has several boards for that number of players, one is drawn by the number.
    pub fn setup(&self, number: u64) -> Result<Setup, String> {
        // A command may set up a game for each of several boards.
        static TOLD: Once = Once::new();
        let mut setup = Setup::new(Set::from_key(&self.set)?, self.players);
        setup.flying = self.flying;
        setup.teams = self.teams;
        let (mut boards, mut warned) = (Vec::new(), Vec::new());
        for file in &self.pack {
            let pack = read_pack(file)?;
            warned.extend(pack.tiles.iter().flat_map(|tile| tile.warnings.clone()));
            setup.tiles.extend(pack.tiles);
            boards.extend(pack.boards);
        }
        let packed = |name: &str| boards.iter().find(|board| board.key == name).cloned();
        setup.board = match &self.board {
            Some(board) => Some(packed(board).map_or_else(|| read_board(board), Ok)?),
            None if setup.set.board_keys(self.players).len() > 1 => {
                Some(read_board(&setup.set.drawn_board(self.players, number))?)
            }
            None => None,
        };
        for file in &self.tile {
            let tile = read_tile(file)?;
            warned.extend(tile.warnings.clone());
            setup.tiles.push(tile);
        }
        TOLD.call_once(|| warned.iter().for_each(|warning| eprintln!("elbowroom: {warning}")));
        Ok(setup)
    }
}

impl Table {
    /// How many boards there are to play on.
    pub fn boards(&self) -> Result<u64, String> {
        let several = Set::from_key(&self.set)?.board_keys(self.players).len() as u64;
        Ok(if self.board.is_some() { 1 } else { several.max(1) })
    }

    /// The games on the boards there are to play on, at most so many of them, drawn evenly.
    pub fn games(&self) -> Result<Vec<Game>, String> {
        games(&self.setups()?)
    }

    /// What people chose for those games.
    pub fn setups(&self) -> Result<Vec<Setup>, String> {
        let boards = self.boards()?;
        let n = boards.min(MAX_BOARDS);
        (0..n).map(|number| self.setup(number * boards / n)).collect()
    }

    /// The name of the box, and of the board, or `all` if there are several.
    pub fn names<'a>(&self, games: impl IntoIterator<Item = &'a Game>) -> (String, String) {
        let mut games = games.into_iter();
        let board = match (games.next(), games.next()) {
            (Some(only), None) => only.board().key.clone(),
            _ => "all".to_owned(),
        };
        (self.set.clone(), board)
    }
}

/// The games that were chosen.
pub fn games(setups: &[Setup]) -> Result<Vec<Game>, String> {
    setups.iter().map(|setup| Ok(setup.game()?)).collect()
}

/// What was chosen for those games, in the lines with which records begin: equal lines are equal games.
pub fn lines(setups: &[Setup]) -> Result<String, String> {
    setups.iter().map(game_lines).collect()
}

/// Reads a board by its key or from its file.
pub fn read_board(name: &str) -> Result<BoardFile, String> {
    if Path::new(name).exists() {
        let text = read(name)?;
        return BoardFile::parse(name, &text).map_err(|fault| fault.to_string());
    }
    shipped::find(name).map_err(|fault| fault.to_string())
}

/// Reads a home-made tile from its file, or one that comes with the game by its key.
pub fn read_tile(name: &str) -> Result<HomeTile, String> {
    check_tile(name)?.map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })
}

/// The same, with all faults of a file that can be read.
pub fn check_tile(name: &str) -> Result<Result<HomeTile, Vec<Fault>>, String> {
    Ok(match content::blank::EXAMPLES.iter().find(|(key, _)| *key == name) {
        Some((key, text)) => HomeTile::check(key, text),
        None => HomeTile::check(name, &read(name)?),
    })
}

/// Reads a text file.
pub fn read(name: &str) -> Result<String, String> {
    fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))
}
