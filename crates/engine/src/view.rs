//! What one viewer may know.

use crate::answer::Answer;
use crate::event::Event;
use crate::game::{Game, Purses};
use crate::ids::{Actor, MAX_SEATS, Seat, Tile};
use crate::state::{State, Step, Table};

/// Coins in an event that the viewer may not know; `?` in notation.
pub const UNSEEN: u16 = u16::MAX;

/// A table as one viewer sees it: built from what may be seen, so there is nothing to hide in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The seat it is made for; none for spectators.
    pub viewer: Option<Seat>,
    /// What lies on the table. Stacks have no order here, so it holds no secret.
    pub table: Table,
    /// The purses the viewer may see (HID-1). All are shown when the game is over.
    pub coins: [Option<u16>; MAX_SEATS],
    /// The next event, if the viewer has looked at it (HID-2).
    pub omen: Option<Tile>,
}

impl View {
    /// What a viewer may know. Without a seat it is what spectators see.
    pub fn new(game: &Game, state: &State, viewer: Option<Seat>) -> View {
        let mut coins = [None; MAX_SEATS];
        for seat in game.seats() {
            let shown = match game.purses() {
                Purses::Open | Purses::Tracked => true,
                Purses::Strict => viewer == Some(seat) || state.is_over(),
            };
            coins[seat.0 as usize] = shown.then(|| state.coins(seat));
        }
        let looked = viewer.is_some_and(|seat| state.table().has_looked(seat));
        let omen = (looked && state.secret != Tile::NONE).then_some(state.secret);
        View { viewer, table: state.table().clone(), coins, omen }
    }

    /// The event as the viewer may know it: without coins that are not the viewer's, unless purses are open.
    pub fn hears(&self, game: &Game, event: Event) -> Event {
        let secret = game.purses() == Purses::Strict && self.table.turn.next != Step::Over;
        let concerned = self.viewer.is_some_and(|seat| event.names(seat));
        if secret && !concerned { event.coinless() } else { event }
    }

    /// The answer, or nothing if it is secret. Whoever it was meant for sees it in the view.
    pub fn hears_answer(&self, _: &Game, _: Actor, answer: Answer) -> Option<Answer> {
        (!answer.is_secret()).then_some(answer)
    }
}
