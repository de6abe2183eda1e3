//! Games as numbers, for programs that learn: answers as places of one list of a fixed length, and what a viewer sees as
//! one row of numbers.
//!
//! Both follow from the game alone, so two games of the same box, board and tiles have the same lists. An observation is
//! made from a [`View`](engine::View), so it holds nothing the viewer may not know.

mod actions;
mod observation;

pub use actions::Actions;
pub use observation::Observation;

use engine::{Game, Query, Seat, State};

/// What a finished game brings a player: 1 for a win, as much less for losing as makes the sum of all zero, and something
/// between for a win that is shared.
pub fn reward(game: &Game, end: &State, seat: Seat) -> f32 {
    let winners = Query { game, table: end.table() }.winners(|seat| end.coins(seat));
    let share = if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    let players = f32::from(game.players());
    (players * share - 1.0) / (players - 1.0)
}
