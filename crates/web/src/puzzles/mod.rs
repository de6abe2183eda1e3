//! Puzzles: turns with one plan that is far better than all others, solved at real tables.
//!
//! There is a file of them for each box, and a list of their names. What was solved is kept in the browser.

mod card;
mod page;

use wire::protocol::{NewTable, Problem, read, write};
use wire::puzzle::Puzzle;

use crate::app::Place;
use crate::assets::asset;
use crate::guide::Exercise;
use crate::pages::{Keeper, Played, create};
use crate::route::Route;
use crate::table::from_here;
use crate::words::fill;
use crate::{api, shelf};

pub use card::PuzzleCard;
pub use page::Puzzles;

/// The name under which it is kept what was solved.
const KEPT: &str = "puzzles";

/// The names of the puzzles that were solved in this browser.
fn solved() -> Vec<String> {
    shelf::get(KEPT).and_then(|text| read(&text).ok()).unwrap_or_default()
}

/// Takes note that a puzzle was solved.
fn note_solved(name: String) {
    let mut solved = solved();
    if !solved.contains(&name) {
        solved.push(name);
        shelf::put(KEPT, &write(&solved));
    }
}

/// The names of the puzzles, by key of their box.
async fn names() -> Result<Vec<(String, Vec<String>)>, Problem> {
    let list = api::text(&asset("puzzles/list.txt")).await.ok_or_else(|| Problem::new("problem-offline"))?;
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let of_box = |mut words: Vec<String>| (words.remove(0), words);
    Ok(list.lines().map(words).map(of_box).collect())
}

/// A puzzle of a box.
async fn fetch(set: &str, number: usize) -> Result<Puzzle, Problem> {
    let text = api::text(&asset(&format!("puzzles/{set}.txt"))).await;
    let all = text.as_deref().and_then(Puzzle::read_all).unwrap_or_default();
    all.into_iter().nth(number).ok_or_else(|| Problem::new("problem-offline"))
}

/// Opens a table where a puzzle begins, against bots, and goes there.
async fn open(place: Place, set: &str, number: usize) -> Result<(), Problem> {
    let puzzle = fetch(set, number).await?;
    let Played { fixed, replay, .. } = Played::read(&puzzle.record).await?;
    let cost = puzzle.cost.mean;
    let title = fill("puzzles-title", [("n", (number + 1).into())]);
    let table = NewTable { title, ..from_here(&fixed, &replay, replay.len()) };
    let seat = replay.state(replay.len()).table().seat().letter();
    let created = create(&table, Keeper::Any).await?;
    let (table, at) = (created.id.clone(), replay.len());
    let puzzle = Some((set.to_owned(), number));
    Exercise { table, at, seat, kind: "puzzle".to_owned(), lost: cost, puzzle }.keep();
    place.go(Route::Table(created.id));
    Ok(())
}
