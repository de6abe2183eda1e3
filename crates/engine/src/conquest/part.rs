//! The part of a turn in which a band conquers: how it begins and ends (CORE-READY).

use crate::ability::Price;
use crate::acts::specials;
use crate::ask::{happened, once};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::{BandId, Seat};
use crate::procedure::Moment;
use crate::query::BOUND;
use crate::region::Region;
use crate::state::Ask;
use crate::turn::Machine;
use crate::{procedure, relics, war};

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Readies a band and lets it act.
    pub(crate) fn start_part(&mut self, id: BandId) {
        let turn = &mut self.table().turn;
        turn.acting = id;
        // What one people has used up, the player's other people still has (CORE-DEF-6); a relic is used once.
        turn.used[0] &= !3;
        turn.used[BOUND as usize / 8] &= !(1 << (BOUND % 8));
        turn.swapped = [0; 3];
        turn.uses = 0;
        turn.once &= !(once::LOWERED | once::LEAP);
        self.muster_followers(id);
        let springs = self.game.has.start_recruits;
        let spring: u8 =
            self.q().tiles_unless(id, !springs).map(|held| held.compiled.recruits_at_start).sum();
        let band = self.band(id);
        let spring = spring.min(band.tray);
        band.tray -= spring;
        band.hand += spring + band.hammers;
        band.hammers_out = [band.hammers; 2];
        if spring > 0 {
            let race = band.race;
            self.note(Event::Recruited { race, tokens: spring });
        }
        let band = self.band(id);
        let race = band.race;
        let returned = std::mem::take(&mut band.aside);
        band.hand += returned;
        if returned > 0 {
            self.note(Event::Returned { race, tokens: returned });
        }
        let tokens = self.gather(id);
        if tokens > 0 {
            self.note(Event::Gathered { race, tokens });
        }
        if self.state.table.band(id).declined {
            // Rivers it held before this turn are noted, so that they can be distinguished from those it takes now.
            let rivers = self.state.table.held(id) & self.game.rivers;
            self.table().plunder |= rivers;
        }
        self.table().turn.fresh = true;
        let nothing = self.state.table.held(id).is_empty() && self.is_spent(id);
        if nothing {
            self.table().turn.fresh = false;
        } else {
            self.owe_owner(Ask::Act, id, 0);
        }
        self.call(id, Moment::BeforeConquests);
    }

    /// Lets a band that may conquer again do so once; whether it came to that.
    pub(crate) fn conquers_again(&mut self, seat: Seat) -> bool {
        let fresh = self.game.has.again && !self.state.table.turn.is_used(happened::AGAIN);
        let band = self.state.table.active(seat).filter(|_| fresh);
        let Some(id) = band.filter(|&id| self.q().compiled_tiles(id).any(|compiled| compiled.again)) else {
            return false;
        };
        self.table().turn.set_used(happened::AGAIN);
        let race = self.state.table.band(id).race;
        let tokens = self.gather(id);
        if tokens > 0 {
            self.note(Event::Gathered { race, tokens });
        }
        self.table().turn.acting = id;
        if !self.is_spent(id) {
            self.owe_owner(Ask::Act, id, 0);
        }
        true
    }

    /// Whether the acting band has nothing left to do anything with.
    pub(crate) fn is_spent(&self, id: BandId) -> bool {
        let table = &self.state.table;
        let band = table.band(id);
        if band.hand > 0 || (table.turn.fresh && !table.held(id).is_empty()) {
            return false;
        }
        if self.q().is_plain(id, plain::ACTS) && !self.game.has_fixtures && !self.game.has.gifts {
            return true;
        }
        let can_swap = !table.held(id).is_empty()
            && band.tray > 0
            && !self.q().is_plain(id, plain::SEIZE)
            && specials(self.q(), id).any(|special| special.seizure.price == Price::Swap);
        let can_use = relics::has_acts(self.state, self.q(), id);
        let can_choose =
            !self.q().is_plain(id, plain::OFFER) && procedure::has_acts(self.game, self.state, id);
        let is_given = table.turn.fresh && procedure::has_given(self.game, self.state, id);
        let idle = !self.game.has.war || war::is_idle(self.state, self.q(), id);
        !can_swap && !can_use && !can_choose && !is_given && idle
    }

    /// Ends the conquests of a band.
    pub(crate) fn end_part(&mut self, id: BandId) {
        // What was made ready for a conquest that never came is put back.
        if self.state.table.turn.wields() {
            self.put_back_relics();
        }
        self.close_part();
        let race = self.state.table.band(id).race;
        self.note(Event::Halted { race });
    }

    pub(super) fn close_part(&mut self) {
        let table = self.table();
        table.pop_owed();
        table.clear_roll();
        table.turn.fresh = false;
        table.turn.once &= !once::LEAP;
    }

    /// Leaves a region before the first attack.
    pub(crate) fn abandon(&mut self, id: BandId, region: Region) {
        let stood = self.totems_standing(id);
        let tokens = self.vacate(id, region);
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        self.pay_for_abandonment(id);
        if self.totems_standing(id) < stood {
            self.replace_totems(id);
        }
    }
}
