//! Conquest carried out: attacks, dice, and what becomes of the defenders (CORE-CONQ, CORE-LOSS, CORE-DIE).

mod dice;
mod taking;

use crate::ability::{Conquered, Price};
use crate::acts::{fixed_price, is_own, special_of, specials};
use crate::answer::Answer;
use crate::ask::{happened, once};
use crate::bill::Deed;
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::ids::{Actor, BandId, Seat, Tile};
use crate::procedure::Moment;
use crate::query::{BOUND, BandTile};
use crate::region::Region;
use crate::state::Ask;
use crate::turn::Machine;
use crate::{procedure, relics, war};

/// How many regions of each kind were conquered.
#[derive(Copy, Clone)]
struct Haul {
    any: u8,
    non_empty: u8,
    active: u8,
    other_side: u8,
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

    fn close_part(&mut self) {
        let table = self.table();
        table.pop_owed();
        table.clear_roll();
        table.turn.fresh = false;
        table.turn.once &= !once::LEAP;
    }

    pub(crate) fn act(&mut self, id: BandId, answer: Answer) {
        match answer {
            Answer::Abandon { region } => self.abandon(id, region),
            Answer::Conquer { region } => {
                let tokens = self.q().cost(id, region);
                self.pay_toll(id, region);
                self.spend(id, region, tokens);
                self.take(id, region, tokens, None);
            }
            Answer::Assault { region } => self.assault(id, region),
            Answer::Shove { region, to } => self.shove(id, region, to, false),
            Answer::Herd { region, to } => self.shove(id, region, to, true),
            Answer::Raze { mark, region } => self.raze(id, mark, region),
            Answer::Join { side } => {
                self.table().turn.fresh = false;
                self.join(id, side);
            }
            Answer::Wield { tile } => self.wield(id, tile),
            Answer::Lay { .. } => self.choose_act(id, answer),
            _ if answer.asked_by().is_some() => self.choose_act(id, answer),
            Answer::Place { .. } if procedure::is_board_act(self.q(), id, answer) => {
                self.choose_act(id, answer);
            }
            Answer::Place { mark, region, .. } => {
                let mut totems = self.q().tiles(id);
                let unused = |held: &BandTile<'_>| !self.state.table.turn.is_used(held.slot);
                let own = |held: &BandTile<'_>| held.compiled.totem.is_some_and(|(own, _)| own == mark);
                let slot = totems.find(|held| own(held) && unused(held)).map(|held| held.slot);
                slot.into_iter().for_each(|slot| self.table().turn.set_used(slot));
                for old in self.state.table.marked(mark) & self.state.table.held(id) {
                    self.remove_pieces(mark, old);
                }
                self.add_pieces(mark, region, 1);
            }
            // With a relic made ready, stopping means putting it back.
            Answer::Done if self.state.table.turn.wields() => self.put_back_relics(),
            Answer::Use { tile, region } => self.use_special(id, tile, region),
            Answer::Attempt { region } => {
                let cost = self.q().cost(id, region);
                self.pay_toll(id, region);
                self.strike(id, region);
                let table = self.table();
                table.turn.fresh = false;
                table.turn.target = region.0;
                let race = table.band(id).race;
                self.note(Event::Attempted { race, region, cost });
                self.owe(Actor::NATURE, Ask::AttemptDie, id, 0);
            }
            Answer::Gamble { region } => {
                self.pay_toll(id, region);
                self.strike(id, region);
                let turn = &mut self.table().turn;
                turn.fresh = false;
                turn.target = region.0;
                self.owe(Actor::NATURE, Ask::GambleDie, id, 0);
            }
            Answer::Roll => {
                self.table().turn.fresh = false;
                self.owe(Actor::NATURE, Ask::RollDie, id, 0);
            }
            // Everything else was refused.
            _ => self.end_part(id),
        }
    }

    /// Tokens leave the hand for a conquest; pieces used like tokens go first, where they help.
    pub(crate) fn spend(&mut self, id: BandId, region: Region, tokens: u8) {
        let hammers = self.state.table.band(id).hammers_out[1] > 0;
        let helped = hammers && !self.q().unaided(id).contains(region);
        let band = self.band(id);
        band.hand -= tokens;
        if helped {
            band.hammers_out[1] = band.hammers_out[1].saturating_sub(tokens);
        }
    }

    /// As many tokens as the band needs to stand somewhere leave the tray, or the hand where the tray is empty.
    fn bring(&mut self, id: BandId) -> u8 {
        let least = self.q().garrison(id);
        let band = self.band(id);
        let from_tray = band.tray.min(least);
        band.tray -= from_tray;
        band.hand -= least - from_tray;
        least
    }

    /// A region of a band in decline goes over to the active one.
    pub(crate) fn succeed(&mut self, id: BandId, region: Region) {
        let Some(old) = self.state.table.holder(region) else { return };
        let tokens = self.vacate(old, region);
        self.band(old).tray += tokens;
        let race = self.state.table.band(old).race;
        self.note(Event::Lost { race, region, tokens });
        let tokens = self.bring(id);
        let table = self.table();
        table.turn.succeeded += 1;
        let race = table.band(id).race;
        table.held[id.index()].insert(region);
        table.holder[region.index()] = id;
        table.tokens[region.index()] = tokens;
        // What the old people had noted there, for example a river it may stay in, is no conquest of the new one.
        table.plunder.remove(region);
        self.note(Event::Succeeded { race, region });
        self.dismiss_if_gone(old);
    }

    fn abandon(&mut self, id: BandId, region: Region) {
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

    fn use_special(&mut self, id: BandId, tile: Tile, region: Region) {
        // The answer was checked, so the band has it.
        let Some(special) = special_of(self.q(), id, tile, region) else { return };
        self.pay_toll(id, region);
        self.pay_weapon(id, region, special.seizure.toll);
        self.spend_leap(id, region, special.seizure.price);
        match special.seizure.price {
            Price::Tokens(tokens) => {
                let tokens = fixed_price(self.q(), id, region, &special, tokens);
                self.table().turn.set_used(special.slot);
                self.spend(id, region, tokens);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.slot, special.tile, region);
                }
            }
            Price::Itself => {
                let least = self.q().garrison(id);
                self.table().turn.set_used(special.slot);
                self.spend(id, region, least - 1);
                self.take(id, region, least, Some(special.seizure.price));
                if let Some(mark) = special.seizure.leaves {
                    if let Some(slot) = self.game.follower_slot(mark) {
                        self.table().among[slot] = 1;
                    }
                    self.station(mark, region, 1);
                }
                return;
            }
            Price::Swap => {
                let defender =
                    self.state.table.holder(region).map(|holder| self.state.table.band(holder).owner);
                let bit = defender.map_or(0, Seat::bit);
                match special.swaps {
                    Some(count) => self.table().turn.swapped[count] |= bit,
                    None => self.table().turn.set_used(special.slot),
                }
                let tokens = self.bring(id);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.slot, special.tile, region);
                }
            }
        }
        if let Some(mark) = special.seizure.leaves {
            for old in self.state.table.held(id) & self.state.table.marked(mark) {
                self.remove_pieces(mark, old);
            }
            if crate::turn::supply(self.q(), mark) > 0 {
                self.add_pieces(mark, region, 1);
            }
        }
    }

    #[inline]
    fn pay_toll(&mut self, id: BandId, region: Region) {
        if self.game.has_tolls() {
            self.pay_for(id, region, Deed::Conquest);
        }
    }

    /// Pays what a weapon asks: whoever controls the region, or the bank.
    fn pay_weapon(&mut self, id: BandId, region: Region, coins: u8) {
        let seat = self.state.table.band(id).owner;
        if coins == 0 || is_own(self.q(), seat, region) {
            return;
        }
        let coins = u16::from(coins);
        self.state.coins[seat.0 as usize] -= coins;
        match self.state.table.holder(region).map(|holder| self.state.table.band(holder).owner) {
            Some(to) => {
                self.state.coins[to.0 as usize] += coins;
                self.note(Event::TollPaid { seat, to, coins });
            }
            None => self.note(Event::TollToBank { seat, coins }),
        }
    }

    /// Takes note of whose active band is attacked by an active band.
    pub(crate) fn strike(&mut self, id: BandId, region: Region) {
        let seat = self.state.table.band(id).owner;
        self.strike_by(seat, region);
        let table = self.table();
        if let Some(holder) = table.holder(region)
            && !table.band(id).declined
            && !table.band(holder).declined
        {
            table.turn.fought |= table.band(holder).owner.bit();
        }
    }

    /// Takes note of an attack for those who bear a grudge for it.
    pub(crate) fn strike_by(&mut self, seat: Seat, region: Region) {
        if !self.game.has.grudges {
            return;
        }
        let q = self.q();
        let Some(owner) = q.table.holder(region).map(|holder| q.table.band(holder).owner) else { return };
        let angry = q
            .table
            .active(owner)
            .filter(|&id| owner != seat && !q.is_plain(id, plain::ATTACK))
            .filter(|&id| q.compiled_tiles(id).any(|compiled| compiled.grudge.is_some()));
        if let Some(id) = angry.filter(|&id| !q.table.band(id).has_grudge(seat)) {
            let band = self.band(id);
            band.add_grudge(seat);
            let by = band.race;
            self.note(Event::Marked { seat, by });
        }
    }
}
