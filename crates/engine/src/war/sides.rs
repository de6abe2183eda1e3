//! The sides peoples fight for, and what was conquered from each (WOW-FAC, WOW-BONUS).

use crate::ability::Side;
use crate::compiled::{CompiledTile, plain};
use crate::event::{Event, Log};
use crate::ids::BandId;
use crate::state::Ask;
use crate::turn::Machine;

/// The sides a band of none may choose.
pub(crate) const SIDES: [Side; 2] = [Side::Alliance, Side::Horde];

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Asks which side a band of none fights for, if it may choose.
    pub(crate) fn ask_side(&mut self, id: BandId) {
        if self.q().may_choose_side(id) {
            self.owe_owner(Ask::Side, id, 0);
        }
    }

    pub(crate) fn join(&mut self, id: BandId, side: Side) {
        self.table().turn.side = side;
        let race = self.state.table.band(id).race;
        self.note(Event::Joined { race, side });
    }

    /// What a conquest means for sides, and for those who are paid for it: who was beaten, how many stood there, what
    /// was asked for the region.
    pub(crate) fn count_conquest(&mut self, id: BandId, defender: Option<BandId>, tokens: u8) {
        let q = self.q();
        let side = defender.and_then(|holder| q.side(holder).index());
        let paid = tokens > 0
            && !q.is_plain(id, plain::INCOME)
            && q.compiled_tiles(id).filter_map(CompiledTile::paid_defenders).any(|least| tokens >= least);
        let turn = &mut self.table().turn;
        if paid {
            turn.rage = turn.rage.saturating_add(tokens);
        }
        if let (Some(at), Some(holder)) = (side, defender) {
            let bit = 1_u16 << holder.0;
            let beaten = u16::from_le_bytes(turn.beaten[at]);
            if beaten & bit != 0 {
                turn.twice = (u16::from_le_bytes(turn.twice) | bit).to_le_bytes();
            }
            turn.beaten[at] = (beaten | bit).to_le_bytes();
            turn.raids[at] += 1;
        }
    }
}
