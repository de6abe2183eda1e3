//! What is found and goes to water, or is replaced where there is none (WOW-PLC-WELL).

use crate::answer::{Answer, Answers};
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{Actor, BandId, Tile};
use crate::illegal::Illegal;
use crate::query::Query;
use crate::region::{Region, RegionSet};
use crate::state::{Ask, Owed};
use crate::turn::Machine;

/// The water what was found in the region may go to, and what was found.
fn wells(q: Query<'_>, owed: Owed) -> Option<(Tile, RegionSet)> {
    let region = Region(owed.what);
    let tile = q.lying(region).find(|&tile| q.game.kit(tile, false).tide.is_some())?;
    let islands = q.game.board().islands();
    let island = islands.iter().find(|island| island.contains(region)).copied()?;
    Some((tile, island & q.game.board().water()))
}

pub(crate) fn list_wells(q: Query<'_>, owed: Owed, out: &mut Answers) {
    if let Some((tile, waters)) = wells(q, owed) {
        waters.for_each(|region| out.push(Answer::Lay { tile, region }));
    }
}

pub(crate) fn check_well(q: Query<'_>, owed: Owed, answer: Answer) -> Result<(), Illegal> {
    let fits = |(tile, waters): (Tile, RegionSet)| match answer {
        Answer::Lay { tile: other, region } => tile == other && waters.contains(region),
        _ => false,
    };
    let rule = wells(q, owed).and_then(|(tile, _)| {
        let (_, index) = q.game.kit(tile, false).tide?;
        Some(RuleRef { tile, index })
    });
    match rule {
        _ if wells(q, owed).is_some_and(fits) => Ok(()),
        Some(rule) if matches!(answer, Answer::Lay { .. }) => Err(Illegal::Unfit(rule)),
        _ => Err(Illegal::misplaced(q, owed, answer)),
    }
}

/// The places that are not in play and may take the place of one.
pub(crate) fn steads(q: Query<'_>) -> impl Iterator<Item = Tile> {
    let hidden = u16::from_le_bytes(q.table.hidden);
    let unseen = (0..16).filter(move |index| hidden >> index & 1 == 1);
    unseen.map(move |index| q.game.fixture_tile(index)).filter(move |&tile| q.game.is_place(tile))
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// What is found on an island without water is replaced by another place; otherwise it goes to water.
    pub(crate) fn find_water(&mut self, index: usize, region: Region) {
        let tile = self.game.fixture_tile(index);
        let islands = self.game.board().islands();
        let island =
            islands.iter().find(|island| island.contains(region)).copied().unwrap_or(RegionSet::EMPTY);
        let waters = island & self.game.board().water();
        match waters.lowest() {
            None => {
                self.table().unlay(index);
                self.note(Event::Vanished { tile });
                if steads(self.q()).next().is_some() {
                    self.owe(Actor::NATURE, Ask::Stead, BandId::NONE, region.0);
                }
            }
            Some(water) if waters.len() == 1 => {
                self.table().lay(index, water);
                self.note(Event::Moved { tile, region: water });
            }
            Some(_) => {
                let seat = self.state.table.turn.seat;
                self.owe(Actor::seat(seat), Ask::Well, BandId::NONE, region.0);
            }
        }
    }
}
