//! What a band may do besides conquering on islands at war: assaults, shoves, exchanges, thefts, a champion on his own
//! (WOW-RACE, WOW-POW).

use crate::ability::{Price, Side};
use crate::acts::{Special, can_pay, can_pay_toll, check_unarmed, specials, too_few};
use crate::answer::{Answer, Answers};
use crate::ask::once;
use crate::bill::{Deed, Sum, Tally, discard_bill, rescuer, toll};
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{Actor, BandId, Mark, Tile};
use crate::illegal::Illegal;
use crate::kit::{Kit, plain};
use crate::price::{Attack, Costs};
use crate::query::{Held, Query};
use crate::region::{Region, RegionSet};
use crate::state::{Ask, Owed, State};
use crate::turn::Machine;

/// The sides a band of none may choose.
pub(crate) const SIDES: [Side; 2] = [Side::Alliance, Side::Horde];

/// The assault of the band, if it is still to be had.
fn assault(q: Query<'_>, id: BandId) -> Option<(Held<'_>, RuleRef)> {
    let unused = |held: &Held<'_>| !q.table.turn.is_used(held.place);
    q.tiles(id).filter(unused).find_map(|held| held.kit.assault.map(|at| (held, held.rule(at))))
}

/// The land an assault reaches; with a weapon that has no cost it gives just the reach.
pub(crate) fn leaps(q: Query<'_>, id: BandId) -> RegionSet {
    if !q.game.has.war || assault(q, id).is_none() {
        return RegionSet::EMPTY;
    }
    (q.game.land & q.open(id)) - q.unaided(id)
}

/// Whether the champion of the band is in hand.
pub(crate) fn champion_ready(q: Query<'_>, id: BandId, special: &Special) -> bool {
    let at_home = special.seizure.leaves.is_some_and(|mark| !q.table.marked(mark).meets(q.table.held(id)));
    at_home && !q.table.turn.is_used(special.place) && q.table.band(id).hand + 1 >= q.garrison(id)
}

/// Where the champion may go: what is adjacent, or made so; never as a first conquest.
fn champion_targets(q: Query<'_>, id: BandId) -> RegionSet {
    let held = q.table.held(id);
    if held.is_empty() {
        return held;
    }
    let near = if q.wields_anywhere(id) { q.game.board().all() } else { q.adjacent(id, held) };
    let near = if q.table.turn.wields() && !q.wields_anywhere(id) { RegionSet::EMPTY } else { near };
    ((near & q.open(id)) - q.unaided(id)) | leaps(q, id)
}

pub(crate) fn check_champion(
    state: &State,
    q: Query<'_>,
    id: BandId,
    special: &Special,
    region: Region,
) -> Result<(), Illegal> {
    if q.table.turn.is_used(special.place) {
        return Err(Illegal::Used(special.rule));
    }
    if !champion_ready(q, id, special) {
        let few = q.table.band(id).hand + 1 < q.garrison(id);
        let few = q.garrison_rule(id).filter(|_| few);
        return Err(few.map_or(Illegal::NotInHand(special.rule), Illegal::TooFewTogether));
    }
    if !champion_targets(q, id).contains(region) {
        if !q.wields_anywhere(id) {
            check_unarmed(q, id)?;
        }
        let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
        let why = q.forbidden(id, region).err().or_else(unaided);
        return Err(why.unwrap_or(Illegal::Unfit(special.rule)));
    }
    can_pay(state, q, id, region, Some(special))
}

/// The regions from which the band may take a token, or a piece first: those of opponents and of natives beside it.
fn shovable(q: Query<'_>, id: BandId) -> RegionSet {
    let owner = q.table.band(id).owner;
    let beside = q.game.board().around(q.table.held(id)) - q.immune_to(owner) - q.friendly(owner);
    let foreign = |region: &Region| {
        let natives = q.table.natives(*region) > 0;
        natives || q.table.holder(*region).is_some_and(|holder| q.table.band(holder).owner != owner)
    };
    beside.filter(foreign).collect()
}

/// How often the band shoves in a turn, and the rule: what its tiles give adds up.
fn shoves(q: Query<'_>, id: BandId) -> Option<(u8, RuleRef)> {
    let own = q.tiles(id).filter_map(|held| held.kit.shove.map(|(n, at)| (n, held.rule(at))));
    own.reduce(|(n, _), (more, rule)| ((n + more).min(MOST_USES), rule))
}

/// The most uses of an ability in a turn that can be counted.
pub(crate) const MOST_USES: u8 = 15;

/// How often the band has shoved this turn.
fn shoved(q: Query<'_>) -> u8 {
    q.table.turn.uses & MOST_USES
}

/// How far the count of other uses is shifted: it has the place of that of shoves, unless the band does both.
fn other_shift(q: Query<'_>, id: BandId) -> u8 {
    if shoves(q, id).is_some() { 4 } else { 0 }
}

/// How often the band has used another ability with several uses this turn.
pub(crate) fn other_uses(q: Query<'_>, id: BandId) -> u8 {
    q.table.turn.uses >> other_shift(q, id) & MOST_USES
}

/// How the band shoves, if it still may: the rule.
fn shove(q: Query<'_>, id: BandId) -> Option<RuleRef> {
    let (n, rule) = shoves(q, id)?;
    let able = shoved(q) < n && q.table.band(id).hand >= q.garrison(id) && !q.table.turn.wields();
    able.then_some(rule)
}

/// The pieces that must be removed before a token of the region can be moved.
fn cover(q: Query<'_>, region: Region) -> impl Iterator<Item = Mark> {
    let marks = q.game.defense_marks.iter().map(|&(mark, _)| mark);
    marks.filter(move |&mark| q.table.marked(mark).contains(region))
}

/// The tokens of the region that can be moved: all but a champion.
fn movable(q: Query<'_>, region: Region) -> u8 {
    let champions = q.game.marks().filter(|(_, spec)| spec.among_tokens && !spec.stacks);
    let champions: u8 = champions.map(|(mark, _)| u8::from(q.table.marked(mark).contains(region))).sum();
    q.table.tokens(region) - champions
}

/// The piece in the region that is counted among the tokens and moves like one, and how many there are.
fn herd(q: Query<'_>, region: Region) -> Option<(Mark, u8)> {
    let mut kinds = q.game.marks().filter(|(_, spec)| spec.among_tokens && spec.stacks);
    let (mark, _) = kinds.find(|(mark, _)| q.table.marked(*mark).contains(region))?;
    Some((mark, q.table.pieces(q.game, mark, region)))
}

/// Whether there are both tokens and such pieces to be moved.
fn has_choice(q: Query<'_>, region: Region) -> bool {
    herd(q, region).is_some_and(|(_, n)| n < movable(q, region))
}

/// Where a token of the region may be put: elsewhere with its band, where that is not closed, or nowhere, if there is no
/// elsewhere.
fn outlets(q: Query<'_>, id: BandId, region: Region) -> RegionSet {
    let here: RegionSet = [region].into_iter().collect();
    let Some(holder) = q.table.holder(region) else { return here };
    let owner = q.table.band(id).owner;
    let others = (q.table.held(holder) - here) - q.immune_to(owner) - q.warded_against(owner);
    if others.is_empty() { here } else { others }
}

fn can_touch(state: &State, q: Query<'_>, id: BandId, region: Region, deed: Deed) -> Result<(), Illegal> {
    let owner = q.table.band(id).owner;
    match toll(q, owner, region, deed) {
        Some((coins, _, term)) if u16::from(coins) > state.coins(owner) => Err(Illegal::TollTooDear(term)),
        _ => Ok(()),
    }
}

fn list_shoves(state: &State, q: Query<'_>, id: BandId, out: &mut Answers) {
    if shove(q, id).is_none() {
        return;
    }
    for region in shovable(q, id) {
        let mut covered = false;
        for mark in cover(q, region) {
            covered = true;
            if can_touch(state, q, id, region, Deed::Touch).is_ok() {
                out.push(Answer::Raze { mark, region });
            }
        }
        let moves = q.table.natives(region) > 0 || movable(q, region) > 0;
        if !covered && moves && can_touch(state, q, id, region, Deed::Moving).is_ok() {
            let herds = has_choice(q, region);
            for to in outlets(q, id, region) {
                out.push(Answer::Shove { region, to });
                if herds {
                    out.push(Answer::Herd { region, to });
                }
            }
        }
    }
}

fn check_shove(state: &State, q: Query<'_>, id: BandId, region: Region, to: Region) -> Result<(), Illegal> {
    let rule = check_shover(q, id, region)?;
    let moves = q.table.natives(region) > 0 || movable(q, region) > 0;
    if cover(q, region).next().is_some() {
        return Err(Illegal::Covered(rule));
    }
    if !moves || !outlets(q, id, region).contains(to) {
        let own = q.table.holder(region) == q.table.holder(to) && region != to;
        let closed = own && q.immune_to(q.table.band(id).owner).contains(to);
        return Err(if closed { Illegal::Immune } else { Illegal::Unfit(rule) });
    }
    can_touch(state, q, id, region, Deed::Moving)
}

fn check_raze(state: &State, q: Query<'_>, id: BandId, mark: Mark, region: Region) -> Result<(), Illegal> {
    let rule = check_shover(q, id, region)?;
    if !cover(q, region).any(|other| other == mark) {
        return Err(Illegal::Unfit(rule));
    }
    can_touch(state, q, id, region, Deed::Touch)
}

/// The rule by which the band may shove in the region.
fn check_shover(q: Query<'_>, id: BandId, region: Region) -> Result<RuleRef, Illegal> {
    let Some((n, rule)) = shoves(q, id) else { return Err(Illegal::NoSuchAbility) };
    if shoved(q) >= n {
        return Err(Illegal::Used(rule));
    }
    if q.friendly(q.table.band(id).owner).contains(region) {
        return Err(Illegal::Mate);
    }
    check_unarmed(q, id)?;
    if shove(q, id).is_none() {
        return Err(too_few(q, id));
    }
    if q.immune_to(q.table.band(id).owner).contains(region) {
        return Err(Illegal::Immune);
    }
    if shovable(q, id).contains(region) { Ok(rule) } else { Err(Illegal::Unfit(rule)) }
}

/// Whether nothing stands or lies there that could be moved.
pub(crate) fn is_bare(q: Query<'_>, region: Region) -> bool {
    let relic = |tile: Tile| !q.game.is_place(tile);
    q.table.holder(region).is_none()
        && q.table.natives(region) == 0
        && !q.game.marks().any(|(mark, _)| q.table.marked(mark).contains(region))
        && !q.lying(region).any(relic)
}

/// Whether the band may move what stands in two regions, and its owner can pay for it.
pub(crate) fn check_moving(
    state: &State,
    q: Query<'_>,
    id: BandId,
    one: Region,
    other: Region,
) -> Result<(), Illegal> {
    let both: RegionSet = [one, other].into_iter().collect();
    if q.friendly(q.table.band(id).owner).meets(both) {
        return Err(Illegal::Mate);
    }
    if q.immune_to(q.table.band(id).owner).meets(both) {
        return Err(Illegal::Immune);
    }
    let owner = q.table.band(id).owner;
    // A people in concord is paid once a turn.
    let holders = [one, other].map(|region| q.table.holder(region));
    let concord = |holder| q.kits(holder).any(|kit| kit.peace_toll.is_some());
    let same = holders[0] == holders[1] && holders[0].is_some_and(concord);
    let again = if same { Deed::Touch } else { Deed::Moving };
    let due = [toll(q, owner, one, Deed::Moving), toll(q, owner, other, again)];
    let sum: u16 = due.iter().flatten().map(|&(coins, ..)| u16::from(coins)).sum();
    match due.into_iter().flatten().last() {
        Some((_, _, term)) if sum > state.coins(owner) => Err(Illegal::TollTooDear(term)),
        _ => Ok(()),
    }
}

/// The relics beside the band that it may draw over, if it still may.
fn pilferable(q: Query<'_>, id: BandId) -> Option<(Held<'_>, RuleRef)> {
    let unused = |held: &Held<'_>| !q.table.turn.is_used(held.place) && !q.table.turn.wields();
    q.tiles(id).filter(unused).find_map(|held| held.kit.pilfer.map(|at| (held, held.rule(at))))
}

fn loot(q: Query<'_>, id: BandId) -> impl Iterator<Item = (Tile, Region)> {
    let relics = q.found().map(move |index| q.game.fixture_tile(index));
    let relics = relics.filter(move |&tile| !q.game.is_place(tile));
    let owner = q.table.band(id).owner;
    let closed = q.immune_to(owner) | q.table.held(id);
    relics.filter_map(move |tile| {
        let at = q.table.lies(q.game, tile)?;
        (!closed.contains(at)).then_some((tile, at))
    })
}

/// Lists what the band may do besides.
pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, out: &mut Answers) {
    let hand = q.table.band(id).hand;
    if hand >= q.garrison(id) && assault(q, id).is_some() {
        let costs = Costs::of(Attack::leaping(q, id));
        let tolled = q.tolled(q.table.band(id).owner);
        for region in leaps(q, id) {
            let near = costs.cost(region) <= hand + 2 * q.game.best_face;
            if near && (!tolled.contains(region) || can_pay_toll(state, q, id, region).is_ok()) {
                out.push(Answer::Assault { region });
            }
        }
    }
    for special in specials(q, id).filter(|special| special.seizure.price == Price::Itself) {
        if champion_ready(q, id, &special) {
            for region in champion_targets(q, id) {
                if can_pay(state, q, id, region, Some(&special)).is_ok() {
                    out.push(Answer::Use { tile: special.tile, region });
                }
            }
        }
    }
    list_shoves(state, q, id, out);
    if pilferable(q, id).is_some() {
        for (tile, at) in loot(q, id) {
            if can_touch(state, q, id, at, Deed::Touch).is_ok() {
                let homes = q.game.board().borders(at) & q.table.held(id);
                homes.for_each(|region| out.push(Answer::Lay { tile, region }));
            }
        }
    }
}

/// Whether anything of this can be done without a token in hand.
pub(crate) fn is_idle(state: &State, q: Query<'_>, id: BandId) -> bool {
    let mut out = Answers::new();
    list(state, q, id, &mut out);
    out.is_empty()
}

pub(crate) fn check(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    if !q.game.has.war || q.table.rolled().is_some() {
        return Err(Illegal::misplaced(q, q.table.owed(), answer));
    }
    match answer {
        Answer::Assault { region } => check_assault(state, q, id, region),
        Answer::Shove { region, to } => check_shove(state, q, id, region, to),
        Answer::Herd { region, to } => {
            check_shove(state, q, id, region, to)?;
            let rule = check_shover(q, id, region)?;
            if has_choice(q, region) { Ok(()) } else { Err(Illegal::Unfit(rule)) }
        }
        Answer::Raze { mark, region } => check_raze(state, q, id, mark, region),
        Answer::Lay { tile, region } => {
            let rule = q.tiles(id).find_map(|held| held.kit.pilfer.map(|at| held.rule(at)));
            let rule = rule.ok_or(Illegal::misplaced(q, q.table.owed(), answer))?;
            if pilferable(q, id).is_none() {
                check_unarmed(q, id)?;
                return Err(Illegal::Used(rule));
            }
            let closed = q.immune_to(q.table.band(id).owner);
            if q.table.lies(q.game, tile).is_some_and(|at| closed.contains(at)) {
                return Err(Illegal::Immune);
            }
            let at = loot(q, id).find(|&(other, _)| other == tile).map(|(_, at)| at);
            let beside = |at: &Region| {
                q.game.board().borders(*at).contains(region) && q.table.held(id).contains(region)
            };
            let at = at.filter(beside).ok_or(Illegal::Unfit(rule))?;
            can_touch(state, q, id, at, Deed::Touch)
        }
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}

fn check_assault(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<(), Illegal> {
    let own = q.tiles(id).find_map(|held| held.kit.assault.map(|at| held.rule(at)));
    let rule = own.ok_or(Illegal::NoSuchAbility)?;
    let hand = q.table.band(id).hand;
    if assault(q, id).is_none() {
        return Err(Illegal::Used(rule));
    }
    if hand < q.garrison(id) {
        return Err(too_few(q, id));
    }
    if !leaps(q, id).contains(region) {
        let why = q
            .forbidden(id, region)
            .err()
            .filter(|why| *why != Illegal::OutOfReach && *why != Illegal::NoEntry);
        let unaided = || q.unaided_rule(id, region).map(Illegal::Unaided);
        return Err(why.or_else(unaided).unwrap_or(Illegal::Unfit(rule)));
    }
    let cost = Attack::leaping(q, id).cost(region);
    let most = 2 * q.game.best_face;
    if cost > hand + most {
        return Err(Illegal::TooFarForDice { rule, cost, hand, most });
    }
    can_pay_toll(state, q, id, region)
}

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

    /// Pays what something done to the region costs.
    pub(crate) fn pay_for(&mut self, id: BandId, region: Region, deed: Deed) {
        let seat = self.state.table.band(id).owner;
        let Some((coins, to, _)) = toll(self.q(), seat, region, deed) else { return };
        let holder = self.state.table.holder(region);
        let bound = holder.is_some_and(|holder| self.state.table.band(holder).is_bound(seat));
        if bound && deed != Deed::Touch && holder.is_some_and(|holder| self.asks_for_peace(holder)) {
            self.table().turn.set_paid(to);
        }
        let coins = u16::from(coins);
        self.state.coins[seat.0 as usize] -= coins;
        self.state.coins[to.0 as usize] += coins;
        self.note(Event::TollPaid { seat, to, coins });
    }

    /// Whether others pay for attacks on the band that its owner keeps from attacking.
    pub(crate) fn asks_for_peace(&self, id: BandId) -> bool {
        self.game.has.war
            && !self.q().is_plain(id, plain::TURN)
            && self.q().kits(id).any(|kit| kit.peace_toll.is_some())
    }

    /// Names a region for an assault.
    pub(crate) fn assault(&mut self, id: BandId, region: Region) {
        let Some((held, _)) = assault(self.q(), id) else { return };
        let place = held.place;
        self.table().turn.once |= once::LEAP;
        let cost = self.q().cost(id, region);
        self.pay_for(id, region, Deed::Conquest);
        self.strike(id, region);
        let table = self.table();
        table.turn.set_used(place);
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
            let place = held.place;
            self.table().turn.set_used(place);
        }
    }

    /// A piece that protects tokens is removed.
    pub(crate) fn raze(&mut self, id: BandId, mark: Mark, region: Region) {
        self.pay_for(id, region, Deed::Touch);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.uses += 1;
        self.remove_pieces(mark, region);
    }

    /// A token beside the band is moved to another region of its own band, or lost.
    pub(crate) fn shove(&mut self, id: BandId, region: Region, to: Region, herds: bool) {
        self.pay_for(id, region, Deed::Moving);
        self.strike(id, region);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.uses += 1;
        let Some(holder) = self.state.table.holder(region) else {
            let tokens = self.table().take_natives(region);
            let turn = &mut self.table().turn;
            turn.slain = turn.slain.saturating_add(tokens);
            return self.note(Event::NativesLeft { region, tokens });
        };
        let race = self.state.table.band(holder).race;
        let beast = self.take_one(region, herds);
        if to == region {
            self.discard_one(holder, region, beast);
        } else {
            self.table().tokens[to.index()] += 1;
            if let Some(mark) = beast {
                self.station(mark, to, 1);
            }
            self.note(Event::Shoved { race, region, to });
        }
        if self.state.table.tokens(region) == 0 {
            self.vacate(holder, region);
            self.dismiss_if_gone(holder);
        } else {
            self.desert_if_alone(holder, region);
        }
    }

    /// Takes one token away, a real one unless the other kind is wanted or all there is; the kind of piece if it was none.
    fn take_one(&mut self, region: Region, herds: bool) -> Option<Mark> {
        let q = self.q();
        let beast = herd(q, region).filter(|&(_, n)| herds || n == movable(q, region));
        self.table().tokens[region.index()] -= 1;
        if let Some((mark, _)) = beast {
            self.unstation(mark, region, 1);
        }
        beast.map(|(mark, _)| mark)
    }

    /// A token that has nowhere to go is lost, unless something saves it.
    fn discard_one(&mut self, holder: BandId, region: Region, beast: Option<Mark>) {
        let mut lost = Sum::default();
        discard_bill(self.q(), holder, &mut lost);
        let rescued = rescuer(self.q(), holder).is_some();
        let spared = self.q().kits(holder).any(|kit| kit.spare.is_some());
        let race = self.state.table.band(holder).race;
        if lost.total() == 0 {
            self.band(holder).displaced += 1;
            if rescued && !spared {
                self.table().turn.once |= once::RESCUED;
            }
            self.note(Event::Rescued { race, region });
            return self.note(Event::Displaced { race, region, tokens: 1 });
        }
        let turn = &mut self.table().turn;
        turn.slain = turn.slain.saturating_add(1);
        match beast {
            Some(mark) => self.disperse(mark, 1),
            None => {
                self.band(holder).tray += 1;
                self.note(Event::Lost { race, region, tokens: 1 });
            }
        }
    }

    /// Those who never stand alone leave a region where one of them is left.
    pub(crate) fn desert_if_alone(&mut self, id: BandId, region: Region) {
        let here = self.state.table.tokens(region);
        if here >= self.q().garrison(id) {
            return;
        }
        let tokens = self.vacate(id, region);
        let own = self.state.table.band(id).owner == self.state.table.turn.seat;
        let band = self.band(id);
        let race = band.race;
        if own {
            band.hand += tokens;
        } else {
            band.displaced += tokens;
        }
        self.note(Event::Abandoned { race, region, tokens });
        self.dismiss_if_gone(id);
    }

    /// Exchanges everything that stands in two regions.
    pub(crate) fn exchange(&mut self, id: BandId, one: Region, other: Region) {
        for region in [one, other] {
            self.pay_for(id, region, Deed::Moving);
            self.strike(id, region);
        }
        let relics: [(usize, Region); crate::state::MAX_FIXTURES] = std::array::from_fn(|index| {
            let known =
                index < self.game.fixtures_len() && !self.game.is_place(self.game.fixture_tile(index));
            let at = self.state.table.fixtures[index];
            if known && at == one.0 {
                (index, other)
            } else if known && at == other.0 {
                (index, one)
            } else {
                (usize::MAX, one)
            }
        });
        let shift = other_shift(self.q(), id);
        let table = self.table();
        table.turn.fresh = false;
        table.turn.uses += 1 << shift;
        table.exchange(one, other);
        for (index, region) in relics.into_iter().filter(|&(index, _)| index != usize::MAX) {
            table.lay(index, region);
        }
        self.note(Event::Swapped { region: one, with: other });
    }

    /// Draws a relic across a border.
    pub(crate) fn pilfer(&mut self, id: BandId, tile: Tile, region: Region) {
        let Some((held, _)) = pilferable(self.q(), id) else { return };
        let place = held.place;
        let Some(at) = self.state.table.lies(self.game, tile) else { return };
        self.pay_for(id, at, Deed::Touch);
        let turn = &mut self.table().turn;
        turn.fresh = false;
        turn.set_used(place);
        if let Some((mark, _)) = self.game.kit(tile, false).ward {
            self.remove_pieces(mark, at);
        }
        if let Some(index) = self.game.fixture(tile) {
            self.table().lay(index, region);
            self.note(Event::Moved { tile, region });
        }
    }

    /// What a conquest means for sides, and for those who are paid for it: who was beaten, how many stood there, what
    /// was asked for the region.
    pub(crate) fn count_conquest(&mut self, id: BandId, defender: Option<BandId>, tokens: u8) {
        let q = self.q();
        let side = defender.and_then(|holder| q.side(holder).index());
        let paid = tokens > 0 && q.kits(id).filter_map(Kit::paid_defenders).any(|least| tokens >= least);
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

    /// Gives the opponents not attacked this turn what makes them pay for attacks.
    pub(crate) fn leave_in_peace(&mut self, seat: crate::ids::Seat) {
        let Some(id) = self.state.table.active(seat).filter(|&id| self.asks_for_peace(id)) else { return };
        for to in self.game.others(seat) {
            if self.state.table.turn.fought & to.bit() == 0 {
                self.band(id).bind(to);
                self.note(Event::InConcord { seat, to });
            }
        }
    }

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
