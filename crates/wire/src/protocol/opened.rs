//! Records as pages open them.

use content::Setup;
use content::board::shipped;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BoardChoice, Options, TableCard};

/// A record that was opened: what is played, and the ground of its board as a picture. Whether what it tells is true is
/// for the client to find out: it has the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OpenedRecord {
    /// What is played. There is no table, so there is no id.
    pub table: TableCard,
    /// The ground of the board, as the map of a table is.
    pub ground: String,
}

impl Options {
    /// What a record was set up with.
    pub fn of_setup(setup: &Setup) -> Options {
        let board = match &setup.board {
            None => BoardChoice::Key(setup.set.board_key(setup.players)),
            Some(board) => match shipped::find(&board.key) {
                Ok(known) if known == *board => BoardChoice::Key(board.key.clone()),
                _ => BoardChoice::Text(board.to_text()),
            },
        };
        Options {
            set: setup.set.key().to_owned(),
            players: setup.players,
            board,
            purses: setup.purses.key().to_owned(),
            tiles: setup.tiles.iter().map(|tile| tile.source.clone()).collect(),
            monsters: setup.monsters.clone(),
            flying: setup.flying,
            teams: setup.teams,
            first: setup.first.map(Seat::letter),
        }
    }
}
