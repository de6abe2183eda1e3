//! Conquest carried out: attacks, dice, and what becomes of the defenders (CORE-CONQ, CORE-LOSS, CORE-DIE).

use crate::ability::{Conquered, Payer, Price};
use crate::acts::{can_pay_toll, fixed_price, hand_against, is_own, special_of, specials};
use crate::answer::{Answer, Answers};
use crate::ask::{happened, once};
use crate::bill::{Deed, Term};
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::expulsion::Cause;
use crate::game::MAX_MARKS;
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::procedure::Moment;
use crate::query::{BOUND, BandTile, Query};
use crate::region::Region;
use crate::state::{Ask, Band};
use crate::turn::{Machine, supply};
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
        let springs = self.game.has.springs;
        let spring: u8 = self.q().tiles_unless(id, !springs).map(|held| held.compiled.spring).sum();
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
            // Where it stood before is told apart from what it takes now.
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
            && specials(self.q(), id).any(|special| special.seizure.price == Price::Swap);
        let can_use = self.game.has_fixtures && {
            let mut list = Answers::new();
            relics::list_acts(self.state, self.q(), id, &mut list);
            !list.is_empty()
        };
        let can_choose =
            !self.q().is_plain(id, plain::ACTS) && procedure::has_acts(self.game, self.state, id);
        let is_given = table.turn.fresh && procedure::has_given(self.game, self.state, id);
        let idle = !self.game.has.war || war::is_idle(self.state, self.q(), id);
        !can_swap && !can_use && !can_choose && !is_given && idle
    }

    /// Ends the conquests of a band.
    pub(crate) fn end_part(&mut self, id: BandId) {
        // What was made ready for a conquest that never came is put back.
        if self.state.table.turn.wields() {
            self.sheathe();
        }
        self.close_part();
        let race = self.state.table.band(id).race;
        self.note(Event::Halted { race });
    }

    fn close_part(&mut self) {
        let table = self.table();
        table.settle();
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
            Answer::Lay { tile, region } => self.pilfer(id, tile, region),
            Answer::Join { side } => {
                self.table().turn.fresh = false;
                self.join(id, side);
            }
            Answer::Wield { tile } => self.wield(id, tile),
            _ if answer.asked_by().is_some() => self.choose_act(id, answer),
            Answer::Place { .. }
                if procedure::check_board_act(self.game, self.state, id, answer).is_some() =>
            {
                self.choose_act(id, answer);
            }
            Answer::Place { mark, region, .. } => {
                let mut totems = self.q().tiles(id);
                let unused = |held: &BandTile<'_>| !self.state.table.turn.is_used(held.place);
                let own = |held: &BandTile<'_>| held.compiled.totem.is_some_and(|(own, _)| own == mark);
                let place = totems.find(|held| own(held) && unused(held)).map(|held| held.place);
                place.into_iter().for_each(|place| self.table().turn.set_used(place));
                for old in self.state.table.marked(mark) & self.state.table.held(id) {
                    self.remove_pieces(mark, old);
                }
                self.add_pieces(mark, region, 1);
            }
            // With a relic made ready, stopping means putting it back.
            Answer::Done if self.state.table.turn.wields() => self.sheathe(),
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
        let helped = !self.q().unaided(id).contains(region);
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
                self.table().turn.set_used(special.place);
                self.spend(id, region, tokens);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.place, special.tile, region);
                }
            }
            Price::Itself => {
                let least = self.q().garrison(id);
                self.table().turn.set_used(special.place);
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
                    None => self.table().turn.set_used(special.place),
                }
                let tokens = self.bring(id);
                self.take(id, region, tokens, Some(special.seizure.price));
                if special.swaps.is_none() {
                    self.move_relic(id, special.place, special.tile, region);
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
            .filter(|&id| owner != seat && q.compiled_tiles(id).any(|compiled| compiled.grudge.is_some()));
        if let Some(id) = angry.filter(|&id| !q.table.band(id).is_marked(seat)) {
            let band = self.band(id);
            band.mark(seat);
            let by = band.race;
            self.note(Event::Marked { seat, by });
        }
    }

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

    /// Pays an active band at once for the regions it conquered, and whom from.
    fn pay_prizes(&mut self, id: BandId, haul: Haul, from: Option<Seat>) {
        let seat = self.state.table.band(id).owner;
        if self.state.table.band(id).declined {
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

    /// The region becomes the band's with so many tokens; whoever was there leaves.
    pub(crate) fn take(&mut self, id: BandId, region: Region, tokens: u8, price: Option<Price>) {
        self.strike(id, region);
        let q = self.q();
        let race = q.table.band(id).race;
        let spoils = q.non_empty(id, region) && !q.table.band(id).declined;
        let defender = q.table.holder(region);
        let seats = defender.map(|holder| (q.table.band(id).owner, q.table.band(holder).owner));
        let active = defender.is_some_and(|holder| !q.table.band(holder).declined);
        let raid = q.game.has.prizes && defender.is_some_and(|holder| q.is_foe(id, holder));
        let expulsion = self.expulsion(Cause::Conquest(id, price), region);
        if self.game.has.war {
            self.count_conquest(id, defender, self.state.table.tokens(region));
            if let Some(defender) = defender {
                self.claim_ransom(id, defender, region);
            }
        }

        let table = self.table();
        table.turn.fresh = false;
        table.turn.spoils += u8::from(spoils);
        table.plunder.remove(region);
        if spoils {
            table.plunder.insert(region);
        }
        table.clear_roll();
        self.note(Event::Conquered { race, region, tokens });
        self.expel(&expulsion);
        let table = self.table();
        table.held[id.index()].insert(region);
        table.holder[region.index()] = id;
        table.tokens[region.index()] = tokens;
        self.mark_first(id, region);
        if self.state.table.turn.wields() {
            self.spend_wielded(id, Some(region));
        }
        self.bring_totem(id, region);
        self.settle_accounts(&expulsion);
        if self.game.has.prizes {
            let active = active && seats.is_some_and(|(attacker, owner)| attacker != owner);
            let [non_empty, active, other_side] = [spoils, active, raid].map(u8::from);
            let from = seats.map(|(_, owner)| owner);
            self.pay_prizes(id, Haul { any: 1, non_empty, active, other_side }, from);
        }
        if let Some(defender) = defender {
            self.dismiss_if_gone(defender);
        }
        if self.game.has.war {
            self.settle_in(id, region);
        }
        if self.state.table.hoards.contains(region) {
            self.table().hoards.remove(region);
            self.owe(Actor::NATURE, Ask::Find, id, region.0);
        }
        if self.game.has.conditions {
            // What holds until a region is taken held for this one.
            self.table().turn.set_used(happened::TAKEN);
        }
    }

    /// What a band puts where it conquers, what it is paid for the region, and what the region lets it choose.
    fn settle_in(&mut self, id: BandId, region: Region) {
        if !self.q().is_plain(id, plain::TAKING) {
            let q = self.q();
            let own = q.compiled_tiles(id).flat_map(|compiled| {
                let plants = compiled.plant.iter().filter(|(_, zone)| zone.contains(region));
                plants.map(|&(mark, _)| mark).chain(compiled.fortify)
            });
            let mut marks = [None; MAX_MARKS];
            marks.iter_mut().zip(own).for_each(|(place, mark)| *place = Some(mark));
            for mark in marks.into_iter().flatten() {
                self.put_up(mark, region);
            }
        }
        let game = self.game;
        for &mark in &game.watched {
            if self.state.table.marked(mark).contains(region) {
                self.call_piece_taken(mark, id, region);
            }
        }
        let q = self.q();
        if q.table.strewn.contains(region)
            && q.lying(region).any(|tile| q.game.compiled(tile, false).rally.is_some())
        {
            self.ask_side(id);
        }
    }

    /// Puts a piece into a region if one is left, and none stands there or several may.
    fn put_up(&mut self, mark: Mark, region: Region) {
        let room = self.game.mark(mark).stacks || !self.state.table.marked(mark).contains(region);
        if room && supply(self.q(), mark) > 0 {
            self.add_pieces(mark, region, 1);
        }
    }

    /// The kinds of pieces that go with the band: those of its race and of its power.
    fn totems(&self, id: BandId) -> impl Iterator<Item = Mark> + use<L> {
        let mut totems = [None; 2];
        let own = self.q().compiled_tiles(id).filter_map(|compiled| compiled.totem.map(|(mark, _)| mark));
        totems.iter_mut().zip(own).for_each(|(totem, mark)| *totem = Some(mark));
        totems.into_iter().flatten()
    }

    /// Pieces that have no region go to the next one conquered.
    fn bring_totem(&mut self, id: BandId, region: Region) {
        if !self.game.has.totems {
            return;
        }
        for mark in self.totems(id) {
            let stands = self.state.table.marked(mark).meets(self.state.table.held(id));
            if !stands && supply(self.q(), mark) > 0 {
                self.add_pieces(mark, region, 1);
            }
        }
    }

    /// How many of the band's pieces are on the board.
    pub(crate) fn totems_standing(&self, id: BandId) -> usize {
        if !self.game.has.totems {
            return 0;
        }
        let table = &self.state.table;
        self.totems(id).filter(|&mark| table.marked(mark).meets(table.held(id))).count()
    }

    /// Pieces whose region was left go to another at once, if there is one.
    pub(crate) fn replace_totems(&mut self, id: BandId) {
        let held = self.state.table.held(id);
        for mark in self.totems(id) {
            if self.state.table.marked(mark).meets(held) || supply(self.q(), mark) == 0 {
                continue;
            }
            match held.lowest() {
                Some(region) if held.len() == 1 => self.add_pieces(mark, region, 1),
                Some(_) => self.owe_owner(Ask::Totem, id, mark.0),
                None => {}
            }
        }
    }

    /// Pieces that mark the first regions of a band's life.
    fn mark_first(&mut self, id: BandId, region: Region) {
        let Band { race, power, declined, conquests: before, .. } = *self.state.table.band(id);
        for tile in [race, power] {
            let marks = self.game.compiled(tile, declined).first;
            if let Some((mark, first)) = marks.filter(|&(_, first)| before < first) {
                debug_assert!(first > 0);
                self.band(id).conquests = before + 1;
                self.put_up(mark, region);
            }
        }
    }
}
