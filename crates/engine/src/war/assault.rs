//! Once a turn any land may be attacked, with a die before it, for example by Gnomes (WOW-RACE-GNOMES).

use crate::ability::Price;
use crate::acts::{can_pay_toll, too_few};
use crate::answer::Answer;
use crate::ask::once;
use crate::bill::Deed;
use crate::compiled::plain;
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{Actor, BandId};
use crate::illegal::Illegal;
use crate::price::{Attack, Costs};
use crate::query::{BandTile, Query};
use crate::region::{Region, RegionSet};
use crate::sink::Sink;
use crate::state::{Ask, State};
use crate::turn::Machine;

/// The assault of the band, if it is still to be had.
fn assault(q: Query<'_>, id: BandId) -> Option<(BandTile<'_>, RuleRef)> {
    let unused = |held: &BandTile<'_>| !q.table.turn.is_used(held.slot);
    q.tiles(id).filter(unused).find_map(|held| held.compiled.assault.map(|at| (held, held.rule(at))))
}

/// The land an assault reaches; with a weapon that has no cost it gives just the reach.
pub(crate) fn leaps(q: Query<'_>, id: BandId) -> RegionSet {
    if !q.game.has.war || q.is_plain(id, plain::ASSAULT) || assault(q, id).is_none() {
        return RegionSet::EMPTY;
    }
    (q.game.land & q.open(id)) - q.unaided(id)
}

/// Goes through the land the band may name.
pub(super) fn list(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    let hand = q.table.band(id).hand;
    if hand < q.garrison(id) || assault(q, id).is_none() {
        return;
    }
    let costs = Costs::of(Attack::leaping(q, id));
    let tolled = q.tolled(q.table.band(id).owner);
    for region in out.among(leaps(q, id)) {
        let near = costs.cost(region) <= hand + 2 * q.game.best_face;
        if near && (!tolled.contains(region) || can_pay_toll(state, q, id, region).is_ok()) {
            out.push(Answer::Assault { region });
        }
    }
}

/// Why the band may not name that land.
pub(super) fn why_not(state: &State, q: Query<'_>, id: BandId, region: Region) -> Illegal {
    let own = q.tiles(id).find_map(|held| held.compiled.assault.map(|at| held.rule(at)));
    let Some(rule) = own else { return Illegal::NoSuchAbility };
    let hand = q.table.band(id).hand;
    if assault(q, id).is_none() {
        return Illegal::Used(rule);
    }
    if hand < q.garrison(id) {
        return too_few(q, id);
    }
    if !leaps(q, id).contains(region) {
        let why = q
            .forbidden(id, region)
            .err()
            .filter(|why| *why != Illegal::OutOfReach && *why != Illegal::NoEntry);
        let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
        return why.or_else(unaided).unwrap_or(Illegal::Unfit(rule));
    }
    let cost = Attack::leaping(q, id).cost(region);
    let too_far = Illegal::TooFarForDice { rule, cost, hand, most: 2 * q.game.best_face };
    let poor = can_pay_toll(state, q, id, region).err();
    poor.filter(|_| cost <= hand + 2 * q.game.best_face).unwrap_or(too_far)
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Names a region for an assault.
    pub(crate) fn assault(&mut self, id: BandId, region: Region) {
        let Some((held, _)) = assault(self.q(), id) else { return };
        let slot = held.slot;
        self.table().turn.once |= once::LEAP;
        let cost = self.q().cost(id, region);
        self.pay_for(id, region, Deed::Conquest);
        self.strike(id, region);
        let table = self.table();
        table.turn.set_used(slot);
        table.turn.fresh = false;
        table.turn.target = region.0;
        let race = table.band(id).race;
        self.note(Event::Assaulted { race, region, cost });
        self.owe(Actor::NATURE, Ask::AssaultDie, id, 0);
    }

    /// The die of an assault: the conquest if the tokens suffice now, perhaps another die, or nothing.
    pub(crate) fn assault_die(&mut self, id: BandId, face: u8) {
        self.table().turn.rolled = face;
        let q = self.q();
        let Some(region) = q.table.target() else { return };
        let (cost, hand) = (q.cost(id, region), q.table.band(id).hand);
        if cost <= hand {
            self.end_assault();
            self.spend(id, region, cost);
            self.take(id, region, cost, None);
        } else if cost <= hand + q.game.best_face {
            self.owe_owner(Ask::Press, id, 0);
        } else {
            self.call_off(id);
        }
    }

    /// Presses an assault with the final die, or gives it up.
    pub(crate) fn press(&mut self, id: BandId, answer: Answer) {
        if answer == Answer::Press {
            self.owe(Actor::NATURE, Ask::AttemptDie, id, 0);
        } else {
            self.call_off(id);
        }
    }

    /// The assault is spent without effect.
    fn call_off(&mut self, id: BandId) {
        let region = self.state.table.target();
        self.end_assault();
        self.spend_wielded(id, None);
        let race = self.state.table.band(id).race;
        region.into_iter().for_each(|region| self.note(Event::Failed { race, region }));
    }

    fn end_assault(&mut self) {
        let table = self.table();
        table.clear_roll();
        table.turn.target = u8::MAX;
        table.turn.once &= !once::LEAP;
    }

    /// A weapon without a cost uses up the assault that gave it its reach.
    pub(crate) fn spend_leap(&mut self, id: BandId, region: Region, price: Price) {
        let q = self.q();
        let near = match price {
            Price::Itself if q.wields_anywhere(id) => q.game.board().all(),
            Price::Itself => q.adjacent(id, q.table.held(id)),
            Price::Tokens(_) | Price::Swap => q.reach(id),
        };
        if let Some((held, _)) = assault(q, id).filter(|_| q.game.has.war && !near.contains(region)) {
            let slot = held.slot;
            self.table().turn.set_used(slot);
        }
    }
}
