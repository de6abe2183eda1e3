//! What the acting band may do, and from where it is done: abandon, conquer, attempt, use what it has (CORE-READY to
//! CORE-DIE).

mod refusals;
mod specials;

pub(crate) use specials::{
    Special, fixed_price, is_lone, lone_tokens, special_of, specials, swap_tokens, swapped,
};

use crate::ability::Price;
use crate::answer::Answer;
use crate::bill::{Deed, Term, ransom, toll};
use crate::compiled::plain;
use crate::event::Log;
use crate::game::RuleRef;
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::illegal::{Cite, Illegal};
use crate::price::{Attack, Costs};
use crate::query::{BandTile, COPY, Query};
use crate::region::{Region, RegionSet};
use crate::sink::Sink;
use crate::state::{Ask, State};
use crate::turn::Machine;
use crate::{procedure, relics, war};

/// The rule by which the band rolls before each conquest.
pub(crate) fn rolls_first(q: Query<'_>, id: BandId) -> Option<RuleRef> {
    if q.is_plain(id, plain::ROLL) {
        return None;
    }
    q.tiles(id).find_map(|held| held.compiled.roll_first.map(|index| held.rule(index)))
}

#[inline]
pub(crate) fn can_pay_toll(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<(), Illegal> {
    if q.game.has_tolls() { can_pay(state, q, id, region, None) } else { Ok(()) }
}

/// Whether the band can pay all that an attack on the region costs, and what its own weapon asks besides.
pub(crate) fn can_pay(
    state: &State,
    q: Query<'_>,
    id: BandId,
    region: Region,
    special: Option<&Special>,
) -> Result<(), Illegal> {
    let owner = q.table.band(id).owner;
    let toll = toll(q, owner, region, Deed::Conquest).map(|(coins, _, term)| (coins, term));
    let ransom = ransom(q, id, region).map(|(coins, _, rule)| (coins, Term::Rule(rule)));
    let own = special.filter(|special| special.seizure.toll > 0 && !is_own(q, owner, region));
    let own = own.map(|special| (special.seizure.toll, Term::Rule(special.rule)));
    let due = [toll, ransom, own];
    let sum: u16 = due.iter().flatten().map(|&(coins, _)| u16::from(coins)).sum();
    match due.into_iter().flatten().last() {
        Some((_, term)) if sum > state.coins(owner) => Err(Illegal::TollTooDear(term)),
        _ => Ok(()),
    }
}

/// Whether a band of the player stands there.
pub(crate) fn is_own(q: Query<'_>, seat: Seat, region: Region) -> bool {
    q.table.holder(region).is_some_and(|holder| q.table.band(holder).owner == seat)
}

/// The tokens in hand that serve against the region: pieces used like tokens are a help.
#[inline]
pub(crate) fn hand_against(q: Query<'_>, id: BandId, region: Region) -> u8 {
    let band = q.table.band(id);
    if q.game.has.hammers && band.hammers_out[1] > 0 && q.unaided(id).contains(region) {
        band.hand - band.hammers_out[1]
    } else {
        band.hand
    }
}

/// Goes through what chance may let a band find.
pub(crate) fn list_finds(q: Query<'_>, out: &mut impl Sink) {
    let hidden = u16::from_le_bytes(q.table.hidden);
    let indices = (0..16).filter(|index| hidden >> index & 1 == 1);
    indices.for_each(|index| out.push(Answer::Find { tile: q.game.fixture_tile(index) }));
    out.otherwise(|answer| match answer {
        Answer::Find { .. } => Illegal::NotInStack,
        _ => Illegal::NotAsked("UG-MON-1"),
    });
}

/// The rule by which the die may be rolled for a conquest of the region.
pub(crate) fn gamble(q: Query<'_>, id: BandId, region: Region) -> Option<RuleRef> {
    q.tiles(id).find_map(|held| {
        let (on, index) = held.compiled.gamble?;
        let beside = || q.adjacent(id, q.table.held(id) & on).contains(region);
        (on.contains(region) || beside()).then(|| held.rule(index))
    })
}

/// The regions for which the die may be rolled.
fn gambled(q: Query<'_>, id: BandId) -> RegionSet {
    let regions = q.compiled_tiles(id).filter_map(|compiled| compiled.gamble);
    regions.fold(RegionSet::EMPTY, |set, (on, _)| set | on | q.adjacent(id, q.table.held(id) & on))
}

/// Goes through what the acting band may do, and says why not the rest.
pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    let hand = q.table.band(id).hand;
    let rolled = q.table.rolled().is_some();
    let wields = q.table.turn.wields();
    let bits = q.plain_bits(id);
    let does = |sort: u32| bits & sort != sort;
    if q.table.turn.fresh && !wields {
        if out.wants(|answer| matches!(answer, Answer::Abandon { .. })) {
            out.push_each(q.table.held(id), |region| Some(Answer::Abandon { region }));
        }
        list_fresh(state, q, id, out);
    }
    if does(plain::WIELD) && out.wants(|answer| matches!(answer, Answer::Wield { .. })) {
        relics::list_acts(state, q, id, out);
    }
    if does(plain::OFFER) {
        procedure::list_acts(q.game, state, id, out);
    }
    procedure::list_board_acts(q.game, state, id, out);
    if hand > 0 && out.wants(is_attack) {
        let rolls = does(plain::ROLL) && rolls_first(q, id).is_some();
        let near = q.adjacent_by(id, q.table.held(id), bits);
        let attack = Attack::by(q, id, bits, near);
        let targets = q.targets_by(id, bits, attack.unaided, near);
        list_targets(state, attack, targets, rolls, out);
        if rolls && !rolled {
            out.push(Answer::Roll);
        }
        if !rolled && does(plain::SEIZE) {
            list_fixed(state, q, id, targets, out);
        }
    }
    if !rolled && q.game.has.war && does(plain::WAR | plain::SEIZE) {
        war::list(state, q, id, bits, out);
    }
    if !rolled && does(plain::SEIZE) && out.wants(is_attack) {
        list_swaps(state, q, id, out);
    }
    out.push(Answer::Done);
    out.otherwise(|answer| refusals::why_not(state, q, id, answer));
}

/// Whether it is an attack on a region that the band names, or the die before one.
fn is_attack(answer: Answer) -> bool {
    matches!(
        answer,
        Answer::Conquer { .. }
            | Answer::Attempt { .. }
            | Answer::Gamble { .. }
            | Answer::Roll
            | Answer::Use { .. }
    )
}

/// Goes through the attacks on these regions.
fn list_targets(state: &State, attack: Attack<'_>, targets: RegionSet, rolls: bool, out: &mut impl Sink) {
    let Attack { q, band: id, .. } = attack;
    let rolled = q.table.rolled().is_some();
    let gambled = if attack.bits & plain::GAMBLE == 0 { gambled(q, id) } else { RegionSet::EMPTY };
    let costs = Costs::of(attack);
    let unaided = costs.attack.unaided;
    let (hand, least) = (q.table.band(id).hand, q.garrison(id));
    let die = if hand >= least { q.game.best_face } else { 0 };
    let tolled = if q.game.has_tolls() { q.tolled(q.table.band(id).owner) } else { RegionSet::EMPTY };
    let unpaid = (targets & tolled).filter(|&region| can_pay_toll(state, q, id, region).is_err());
    let targets = targets - unpaid.collect();
    // Where abilities help against everybody and no die but the last is rolled, the cost is all there is to ask.
    if unaided.is_empty() && gambled.is_empty() {
        let die = if rolls { 0 } else { die };
        return out.push_each(targets, |region| {
            let cost = costs.cost(region);
            if cost <= hand {
                Some(Answer::Conquer { region })
            } else {
                (cost <= hand + die).then_some(Answer::Attempt { region })
            }
        });
    }
    for region in out.among(targets) {
        let cost = costs.cost(region);
        // Without help the die rolled before does not count, and the normal final attempt is open.
        let unaided_here = unaided.contains(region);
        let rolls = rolls && !unaided_here;
        if (rolled || q.table.turn.wields()) && unaided_here {
            continue;
        }
        let usable = hand_against(q, id, region);
        if usable == 0 {
            continue;
        }
        if cost <= usable {
            out.push(Answer::Conquer { region });
        } else if !rolls && cost <= usable + q.game.best_face && usable >= least {
            out.push(Answer::Attempt { region });
        }
        let may_gamble = gambled.contains(region) && !rolled && !unaided_here;
        if may_gamble && cost <= hand + q.game.best_face {
            out.push(Answer::Gamble { region });
        }
    }
}

/// Goes through the conquests at a fixed cost.
fn list_fixed(state: &State, q: Query<'_>, id: BandId, targets: RegionSet, out: &mut impl Sink) {
    for special in specials(q, id) {
        let Price::Tokens(tokens) = special.seizure.price else { continue };
        let used = q.table.turn.is_used(special.slot);
        if used || tokens > q.table.band(id).hand {
            continue;
        }
        for region in out.among((targets - q.unaided(id)) | war::leaps(q, id)) {
            let price = fixed_price(q, id, region, &special, tokens);
            if price <= q.table.band(id).hand && can_pay(state, q, id, region, Some(&special)).is_ok() {
                out.push(Answer::Use { tile: special.tile, region });
            }
        }
    }
}

/// Goes through the conquests that replace a lone token. What a relic and its copy both do is listed once.
fn list_swaps(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    for special in specials(q, id).filter(|special| special.seizure.price == Price::Swap) {
        for region in out.among(lone_tokens(q, id, &special)) {
            if swapped(q, &special, region) || can_pay_toll(state, q, id, region).is_err() {
                continue;
            }
            let answer = Answer::Use { tile: special.tile, region };
            if special.slot == COPY { out.push_new(answer) } else { out.push(answer) }
        }
    }
}

/// Goes through what may be done only as the turn begins: moving a piece, what bands in decline give.
fn list_fresh(state: &State, q: Query<'_>, id: BandId, out: &mut impl Sink) {
    if let Some((mark, regions)) = totem_moves(q, id) {
        regions.for_each(|region| out.push(Answer::Place { mark, region, n: 1 }));
    }
    procedure::list_given(q.game, state, id, out);
    if q.game.has.war && q.may_choose_side(id) {
        war::SIDES.into_iter().for_each(|side| out.push(Answer::Join { side }));
    }
}

/// The refusal of whatever is no conquest, once a relic is made ready for one.
pub(crate) fn wielding(q: Query<'_>, id: BandId) -> Illegal {
    q.wielded_rule(id).map_or(Illegal::NoSuchAbility, Illegal::Wielding)
}

/// The refusal of something that needs tokens in hand.
pub(crate) fn too_few(q: Query<'_>, id: BandId) -> Illegal {
    let few = q.garrison_rule(id).filter(|_| q.table.band(id).hand > 0);
    few.map_or(Illegal::EmptyHand, Illegal::TooFewTogether)
}

/// The refusal of something a tile does that the band does not have: a relic or place it does not hold, or nothing.
pub(crate) fn lacking(q: Query<'_>, id: BandId, tile: Tile) -> Illegal {
    if !q.game.is_fixture(tile) || q.tiles(id).any(|held| held.tile == tile) {
        return Illegal::NoSuchAbility;
    }
    let holder = q.table.lies(q.game, tile).and_then(|region| q.table.holder(region));
    let owner = q.table.band(id).owner;
    if holder.is_some_and(|holder| q.table.band(holder).owner == owner) {
        Illegal::HeldInDecline(q.game.relic_rules()[1])
    } else {
        Illegal::NotControlled(Cite::Rule(q.game.relic_rules()[0]))
    }
}

/// Where the band's piece may move, once, as the turn begins.
pub(crate) fn totem_moves(q: Query<'_>, id: BandId) -> Option<(Mark, RegionSet)> {
    if !q.game.has.totems || q.is_plain(id, plain::TOTEM) {
        return None;
    }
    q.tiles(id).find_map(|held| {
        let (mark, _) = held.compiled.totem.filter(|_| !q.table.turn.is_used(held.slot))?;
        let stands = q.table.marked(mark);
        stands.meets(q.table.held(id)).then(|| (mark, q.table.held(id) - stands))
    })
}

impl<L: Log + ?Sized> Machine<'_, L> {
    /// Does what the acting band may do.
    pub(crate) fn act(&mut self, id: BandId, answer: Answer) {
        match answer {
            Answer::Abandon { region } => self.abandon(id, region),
            Answer::Conquer { region } => self.conquer(id, region),
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
            Answer::Attempt { region } => self.attempt(id, region),
            Answer::Gamble { region } => self.gamble(id, region),
            Answer::Roll => {
                self.table().turn.fresh = false;
                self.owe(Actor::NATURE, Ask::RollDie, id, 0);
            }
            // Everything else was refused.
            _ => self.end_part(id),
        }
    }
}
