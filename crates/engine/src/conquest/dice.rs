//! Dice that decide about a conquest.

use crate::acts::{can_pay_toll, hand_against};
use crate::event::{Event, Log};
use crate::ids::BandId;
use crate::turn::Machine;
use crate::{procedure, relics};

impl<L: Log + ?Sized> Machine<'_, L> {
    /// The die of the final attempt: all in, or nothing; either way conquests end (CORE-DIE-4, CORE-DIE-5).
    pub(crate) fn attempt_die(&mut self, id: BandId, face: u8) {
        let q = self.q();
        let race = q.table.band(id).race;
        // The target was named with the attempt.
        let Some(region) = q.table.target() else { return };
        let hand = hand_against(q, id, region);
        let cost = q.cost(id, region);
        self.table().turn.target = u8::MAX;
        self.close_part();
        if hand + face >= cost {
            self.spend(id, region, hand);
            self.take(id, region, hand, None);
        } else {
            self.spend_wielded(id, None);
            self.note(Event::Failed { race, region });
        }
        self.note(Event::Halted { race });
    }

    /// The die before a conquest: if nothing can be had with it, conquests end (the roll is spent).
    pub(crate) fn roll_die(&mut self, id: BandId, face: u8) {
        self.table().turn.rolled = face;
        let q = self.q();
        let hand = q.table.band(id).hand;
        let affordable = q
            .targets(id)
            .any(|region| q.cost(id, region) <= hand && can_pay_toll(self.state, q, id, region).is_ok());
        // A relic not yet made ready may still help, and so may a ship not yet at sea.
        let hope = relics::may_wield(self.state, self.q(), id)
            || procedure::has_board_acts(self.game, self.state, id);
        if !affordable && !hope {
            self.end_part(id);
        }
    }

    /// The die for a conquest named before it: if the tokens suffice it must be made, otherwise conquests end.
    pub(crate) fn gamble_die(&mut self, id: BandId, face: u8) {
        let q = self.q();
        let (hand, race) = (q.table.band(id).hand, q.table.band(id).race);
        // The target was named with the gamble.
        let Some(region) = q.table.target() else { return };
        let cost = q.cost(id, region).saturating_sub(face).max(q.garrison(id));
        self.table().turn.target = u8::MAX;
        if cost <= hand {
            self.spend(id, region, cost);
            self.take(id, region, cost, None);
        } else {
            self.spend_wielded(id, None);
            self.note(Event::Failed { race, region });
            self.end_part(id);
        }
    }
}
