//! Where players enter a board first, in which order they play, and how well they do after it: what says whether a board
//! is fair.

use engine::{Answers, Event, Game, State};

use super::Cell;
use crate::{Bot, Nature, step};

/// What games on a board say. Coins are hundredths above the mean of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// How many games are in it.
    pub games: u64,
    /// By the region a player conquered first.
    pub regions: Vec<Cell>,
    /// By place in the order of play.
    pub places: Vec<Cell>,
}

impl Entries {
    /// An empty one for a game.
    pub fn new(game: &Game) -> Entries {
        Entries {
            games: 0,
            regions: vec![Cell::default(); game.board().len()],
            places: vec![Cell::default(); usize::from(game.players())],
        }
    }

    /// Plays a game and counts it.
    pub fn watch(&mut self, game: &Game, bots: &mut [Box<dyn Bot>], nature: &mut Nature) {
        let mut state = State::new(game);
        let mut answers = Answers::new();
        let mut events: Vec<Event> = Vec::new();
        let mut first = vec![None; usize::from(game.players())];
        while !state.is_over() {
            let seat = state.table().seat();
            events.clear();
            step(game, &mut state, bots, nature, &mut answers, &mut events);
            for event in &events {
                if let Event::Conquered { region, .. } = *event {
                    first[usize::from(seat.0)].get_or_insert(region);
                }
            }
        }
        self.games += 1;
        let players = i64::from(game.players());
        let total: i64 = game.seats().map(|seat| i64::from(state.coins(seat))).sum();
        let before = state.table().first_seat().0;
        for seat in game.seats() {
            let ahead = 100 * i64::from(state.coins(seat)) - 100 * total / players;
            let place = (seat.0 + game.players() - before) % game.players();
            self.places[usize::from(place)].add(ahead);
            if let Some(region) = first[usize::from(seat.0)] {
                self.regions[usize::from(region.0)].add(ahead);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::Seat;

    use super::*;
    use crate::roster::{Kind, Roster};

    #[test]
    fn everybody_enters_somewhere_and_what_one_is_ahead_others_are_behind() {
        let game = Setup::new(Set::Base, 3).game().expect("it can be played");
        let roster = Roster::new(&game);
        let mut entries = Entries::new(&game);
        for number in 0..8 {
            let bot = |seat: Seat| roster.bot(Kind::Greedy, number << 3 | u64::from(seat.0));
            let mut bots: Vec<Box<dyn Bot>> = game.seats().map(bot).collect();
            entries.watch(&game, &mut bots, &mut Nature::new(5, number));
        }
        let board = Setup::new(Set::Base, 3).board_file().expect("it is shipped");
        let seen: i64 = entries.regions.iter().map(|cell| cell.n).sum();
        assert_eq!((entries.games, seen), (8, 24));
        // Nearly everybody comes in at the edge; a few powers come in elsewhere.
        let entered = |at: &usize| board.is_entry(*at);
        let usual: i64 = (0..entries.regions.len()).filter(entered).map(|at| entries.regions[at].n).sum();
        assert!(usual >= 20, "{usual} of {seen}");
        let ahead: i64 = entries.places.iter().map(|cell| cell.sum).sum();
        assert!(ahead.abs() <= 2 * 24, "the table is {ahead} ahead of itself");
    }
}
