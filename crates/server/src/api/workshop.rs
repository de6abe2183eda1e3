//! What the editor of boards asks for: a new board with a mix of its own, reading a file that need not be right yet, a
//! picture, and games that say whether a board is fair.

use std::time::{Duration, Instant};

use axum::extract::State;
use bots::lab::Cell;
use bots::lab::entries::Entries;
use bots::roster::{Kind, Roster};
use bots::{Bot, Nature};
use content::board::BoardFile;
use content::board::sketch::Sketch;
use engine::Game;
use host::boards;
use wire::protocol::{BoardChoice, BoardTrial, Earned, FreshRequest, Problem, Sheet, Told, TrialRequest};

use super::asked::Asked;
use super::{Answer, Shared, json};
use crate::turns::Work;

/// How many games a trial plays before it hands over what it has seen.
const GAMES: u64 = 40;
/// How long it may take for them; one game is always played.
const TIME: Duration = Duration::from_secs(2);
/// The most kinds of land a mix may name.
const MOST_LANDS: usize = 12;

/// A new board with a mix of land of one's own.
pub(super) async fn fresh(
    State(hub): Shared,
    Asked { told: wanted, asker, .. }: Asked<FreshRequest>,
) -> Answer {
    let choice = |what: &str| Problem::new("problem-choice").with("what", what);
    if wanted.lands.len() > MOST_LANDS {
        return Err(choice("lands").into());
    }
    let make = move || {
        let FreshRequest { set, players, seed, lands } = wanted;
        let made = atlas::fresh::mixed(&set, players, u64::from(seed), &lands);
        let made = made.map_err(|_| choice(&format!("{players}")))?;
        Ok(Sheet { shape: made.shape.to_text(&made.board), board: made.board })
    };
    Ok(json(&hub.services().drawings.work(&asker, make).await?))
}

/// Reads a board file for an editor. A board that was drawn need not be right yet, and then has no map; any other must be.
pub(super) async fn open(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    let read = move || {
        let board = BoardFile::parse("board", &told.text).map_err(|fault| Problem::of_board(&fault))?;
        if board.lines.is_empty() {
            return boards::drawn(&told.text);
        }
        Sketch::of_file("board", &board).map_err(|fault| Problem::of_board(&fault))?;
        Ok(Sheet { board, shape: String::new() })
    };
    Ok(json(&hub.services().drawings.work(&asker, read).await?))
}

/// A board as a picture, to be printed.
pub(super) async fn picture(State(hub): Shared, Asked { told, asker, .. }: Asked<Told>) -> Answer {
    let draw = move || Ok(Told { text: boards::picture(&told.text)? });
    Ok(json(&hub.services().drawings.work(&asker, draw).await?))
}

/// Plays some games on a board when it is its turn.
pub(super) async fn trial(
    State(hub): Shared,
    Asked { told: wanted, asker, .. }: Asked<TrialRequest>,
) -> Answer {
    let BoardChoice::Text(text) = wanted.options.board.clone() else {
        return Err(Problem::new("problem-choice").with("what", "board").into());
    };
    if !wanted.options.tiles.is_empty() {
        return Err(Problem::new("problem-choice").with("what", "tiles").into());
    }
    let play = move || {
        let board = BoardFile::parse("board", &text).map_err(|fault| Problem::of_board(&fault))?;
        let setup = wanted.options.setup(board)?;
        let game = setup.game().map_err(|fault| Problem::of_game(&fault))?;
        Ok(played(&game, wanted.seed, wanted.from))
    };
    Ok(json(&hub.services().drawings.turn(Work::Trial, &asker, play).await?))
}

/// What games between equal bots say, from that number on, as many as there is time for.
fn played(game: &Game, seed: u64, from: u64) -> BoardTrial {
    let end = Instant::now() + TIME;
    let roster = Roster::new(game);
    let mut entries = Entries::new(game);
    for number in (0..GAMES).map(|n| from.wrapping_add(n)) {
        let bot = |seat: engine::Seat| roster.bot(Kind::Greedy, number << 3 | u64::from(seat.0));
        let mut bots: Vec<Box<dyn Bot>> = game.seats().map(bot).collect();
        entries.watch(game, &mut bots, &mut Nature::new(seed, number));
        if Instant::now() > end {
            break;
        }
    }
    let told = |cell: &Cell| Earned(cell.n, cell.sum, cell.squares);
    BoardTrial {
        games: entries.games,
        regions: entries.regions.iter().map(told).collect(),
        places: entries.places.iter().map(told).collect(),
    }
}
