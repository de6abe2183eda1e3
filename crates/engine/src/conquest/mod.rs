//! Conquest carried out: tokens leave the hand, an attack is noted, and the region is the band's (CORE-CONQ, CORE-LOSS).

mod dice;
mod part;
mod prizes;
mod special;

use crate::ability::Price;
use crate::ask::happened;
use crate::bill::Deed;
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::expulsion::Cause;
use crate::game::MAX_MARKS;
use crate::ids::{Actor, BandId, Mark, Seat};
use crate::region::Region;
use crate::state::{Ask, Band};
use crate::turn::{Machine, supply};
use prizes::Haul;

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Conquers a region with as many tokens as it costs.
    pub(crate) fn conquer(&mut self, id: BandId, region: Region) {
        let tokens = self.q().cost(id, region);
        self.pay_toll(id, region);
        self.spend(id, region, tokens);
        self.take(id, region, tokens, None);
    }

    /// Names a region for the final attempt.
    pub(crate) fn attempt(&mut self, id: BandId, region: Region) {
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

    /// Names a region for a die that decides whether it is conquered.
    pub(crate) fn gamble(&mut self, id: BandId, region: Region) {
        self.pay_toll(id, region);
        self.strike(id, region);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.target = region.0;
        self.owe(Actor::NATURE, Ask::GambleDie, id, 0);
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

    #[inline]
    fn pay_toll(&mut self, id: BandId, region: Region) {
        if self.game.has_tolls() {
            self.pay_for(id, region, Deed::Conquest);
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
        self.pay_for_loss(&expulsion);
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
            self.after_taking(id, region);
        }
        if self.state.table.guarded_finds.contains(region) {
            self.table().guarded_finds.remove(region);
            self.owe(Actor::NATURE, Ask::Find, id, region.0);
        }
        if self.game.has.conditions {
            // What holds until a region is taken held for this one.
            self.table().turn.set_used(happened::TAKEN);
        }
    }

    /// What a band puts where it conquers, what it is paid for the region, and what the region lets it choose.
    fn after_taking(&mut self, id: BandId, region: Region) {
        if !self.q().is_plain(id, plain::TAKING) {
            let q = self.q();
            let own = q.compiled_tiles(id).flat_map(|compiled| {
                let plants = compiled.conquest_pieces.iter().filter(|(_, zone)| zone.contains(region));
                plants.map(|&(mark, _)| mark).chain(compiled.piece_everywhere)
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
        if q.table.fixture_regions.contains(region)
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
    pub(super) fn totems(&self, id: BandId) -> impl Iterator<Item = Mark> + use<L> {
        let mut totems = [None; 2];
        let own = self.q().compiled_tiles(id).filter_map(|compiled| compiled.totem.map(|(mark, _)| mark));
        totems.iter_mut().zip(own).for_each(|(totem, mark)| *totem = Some(mark));
        totems.into_iter().flatten()
    }

    /// Pieces that have no region go to the next one conquered.
    fn bring_totem(&mut self, id: BandId, region: Region) {
        if !self.game.has.totems || self.q().is_plain(id, plain::TOTEM) {
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
        if !self.game.has.totems || self.q().is_plain(id, plain::TOTEM) {
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
