//! What an active band is paid at once for the regions it conquers.

use crate::ability::{Conquered, Payer};
use crate::bill::Term;
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::{BandId, Seat};
use crate::query::Query;
use crate::turn::Machine;

/// How many regions of each kind were conquered.
#[derive(Copy, Clone)]
pub(super) struct Haul {
    pub any: u8,
    pub non_empty: u8,
    pub active: u8,
    pub other_side: u8,
}

impl Haul {
    fn count(self, of: Conquered) -> u8 {
        match of {
            Conquered::Any => self.any,
            Conquered::NonEmpty => self.non_empty,
            Conquered::Active => self.active,
            Conquered::OtherSide => self.other_side,
        }
    }
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Pays an active band at once for the regions it conquered, and whom from.
    pub(super) fn pay_prizes(&mut self, id: BandId, haul: Haul, from: Option<Seat>) {
        let seat = self.state.table.band(id).owner;
        if self.state.table.band(id).declined || self.q().is_plain(id, plain::PRIZES) {
            return;
        }
        let q = Query { game: self.game, table: &self.state.table };
        for held in q.tiles(id) {
            for prize in &held.compiled.prize {
                let due = u16::from(prize.coins) * u16::from(haul.count(prize.of));
                let (coins, event) = match (prize.from, from.filter(|&from| from != seat)) {
                    (Payer::Bank, _) => {
                        let term = Term::Rule(held.rule(prize.index));
                        (due, Event::Scored { seat, term, coins: due })
                    }
                    (Payer::Opponent, Some(from)) => {
                        let purse = &mut self.state.coins[from.0 as usize];
                        let coins = due.min(*purse);
                        *purse -= coins;
                        (coins, Event::Levied { seat, from, coins })
                    }
                    (Payer::Opponent, None) => continue,
                };
                if coins > 0 {
                    self.state.coins[seat.0 as usize] += coins;
                    self.log.note(event);
                }
            }
        }
    }

    /// Pays for what was conquered before the player chose to play on, for example by bombs. Who declines instead is not
    /// paid for it (WOW-BONUS-2).
    pub(crate) fn pay_early_prizes(&mut self, id: BandId) {
        if self.game.has.prizes {
            let foe = self.q().side(id).foe().index();
            let turn = &self.state.table.turn;
            let other_side = foe.map_or(0, |foe| turn.raids[foe]);
            self.pay_prizes(id, Haul { any: 0, non_empty: turn.spoils, active: 0, other_side }, None);
        }
    }
}
