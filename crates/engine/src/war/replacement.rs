//! A place that cannot lie where it was found leaves the game, and another takes its place (WOW-PLC-WELL).

use crate::event::{Event, Log};
use crate::ids::{Actor, BandId, Tile};
use crate::query::Query;
use crate::state::Ask;
use crate::turn::Machine;

/// The places that are not in play and may take the place of one.
pub(crate) fn replacements(q: Query<'_>) -> impl Iterator<Item = Tile> {
    let hidden = u16::from_le_bytes(q.table.hidden);
    let unseen = (0..16).filter(move |index| hidden >> index & 1 == 1);
    unseen.map(move |index| q.game.fixture_tile(index)).filter(move |&tile| q.game.is_place(tile))
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Another place that is not in play takes the place of one, if there is one.
    pub(crate) fn replace_place(&mut self, tile: Tile) {
        let lies = self.state.table.lies(self.game, tile);
        let (Some(region), Some(index)) = (lies, self.game.fixture(tile)) else { return };
        self.table().unlay(index);
        self.note(Event::Vanished { tile });
        if replacements(self.q()).next().is_some() {
            self.owe(Actor::NATURE, Ask::Replacement, BandId::NONE, region.0);
        }
    }
}
