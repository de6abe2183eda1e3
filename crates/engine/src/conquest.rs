//! Conquest: abandoning, attacking, the die, and what becomes of the defenders (CORE-READY to CORE-DIE).

use crate::ability::{Price, Seizure};
use crate::answer::{Answer, Answers};
use crate::bill::{Attack, Sum, Tally, fixed_bill, loss_bill, ransom, toll};
use crate::event::{Event, Log};
use crate::game::RuleRef;
use crate::ids::{Actor, BandId, Mark, Seat, Tile};
use crate::illegal::Illegal;
use crate::kit::plain;
use crate::query::{BOUND, COPY, Held, Query};
use crate::region::{Region, RegionSet};
use crate::relic;
use crate::state::{Ask, State};
use crate::turn::Machine;

/// A special conquest a band has.
#[derive(Copy, Clone)]
struct Special {
    tile: Tile,
    seizure: Seizure,
    rule: RuleRef,
    /// The place of the tile among those of the band.
    place: u8,
    /// Which count of replaced tokens it uses; without one it is for once a turn.
    swaps: Option<usize>,
}

fn specials(q: Query<'_>, id: BandId) -> impl Iterator<Item = Special> {
    q.tiles(id).filter_map(|held| {
        let (seizure, index) = held.kit.seize?;
        Some(Special {
            tile: held.tile,
            seizure,
            rule: held.rule(index),
            place: held.place,
            swaps: held.swaps(),
        })
    })
}

/// The rule by which the band rolls before each conquest.
fn rolls_first(q: Query<'_>, id: BandId) -> Option<RuleRef> {
    if q.is_plain(id, plain::ACTS) {
        return None;
    }
    q.tiles(id).find_map(|held| held.kit.roll_first.map(|index| held.rule(index)))
}

fn fixed_price(q: Query<'_>, id: BandId, special: &Special, tokens: u8) -> u8 {
    let mut sum = Sum::default();
    fixed_bill(q, id, tokens, special.rule, &mut sum);
    sum.total() as u8
}

#[inline]
fn can_pay_toll(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<(), Illegal> {
    if !q.game.has_tolls() {
        return Ok(());
    }
    let Some(holder) = q.table.holder(region) else { return Ok(()) };
    if !q.game.asks_coins(q.table.band(holder)) {
        return Ok(());
    }
    let due = [toll(q, id, region), ransom(q, id, region)];
    let sum: u16 = due.iter().flatten().map(|&(coins, ..)| u16::from(coins)).sum();
    match due.into_iter().flatten().last() {
        Some((_, _, rule)) if sum > state.coins(q.table.band(id).owner) => Err(Illegal::TollTooDear(rule)),
        _ => Ok(()),
    }
}

/// The tokens in hand that serve against the region: pieces used like tokens are a help.
#[inline]
fn hand_against(q: Query<'_>, id: BandId, region: Region) -> u8 {
    let band = q.table.band(id);
    if q.game.has.hammers && band.hammers_out[1] > 0 && q.unaided(id).contains(region) {
        band.hand - band.hammers_out[1]
    } else {
        band.hand
    }
}

/// Where the band could replace a token, whichever opponents had one replaced already.
fn lone_tokens(q: Query<'_>, id: BandId, special: &Special) -> RegionSet {
    let held = q.table.held(id);
    let band = q.table.band(id);
    // Replacing needs a neighbor; only some may use the entries of a first conquest.
    let reach = if special.seizure.entry {
        q.reach(id)
    } else {
        let near = q.kits(id).fold(q.adjacent(id, held), |set, kit| set | kit.reach);
        if q.wields_anywhere(id) { q.game.board().all() } else { near }
    };
    let supply = band.tray + if special.seizure.entry { band.hand - band.hammers_out[1] } else { 0 };
    if supply == 0 || (held.is_empty() && band.hand == 0) {
        return RegionSet::EMPTY;
    }
    ((reach & q.open(id)) - q.unaided(id)).filter(|&region| is_lone(q, band.owner, region)).collect()
}

fn is_lone(q: Query<'_>, attacker: Seat, region: Region) -> bool {
    let accompanied = q.game.company.iter().any(|&mark| q.table.marked(mark).contains(region));
    q.table.tokens(region) == 1
        && !accompanied
        && q.table.holder(region).is_some_and(|holder| {
            let defender = q.table.band(holder);
            !defender.declined && defender.owner != attacker
        })
}

fn swapped(q: Query<'_>, special: &Special, region: Region) -> bool {
    let Some(count) = special.swaps else { return q.table.turn.is_used(special.place) };
    let owner = q.table.holder(region).map(|holder| q.table.band(holder).owner);
    owner.is_some_and(|owner| q.table.turn.swapped[count] & owner.bit() != 0)
}

pub(crate) fn list_finds(q: Query<'_>, out: &mut Answers) {
    let hidden = u16::from_le_bytes(q.table.hidden);
    let indices = (0..16).filter(|index| hidden >> index & 1 == 1);
    indices.for_each(|index| out.push(Answer::Find { tile: q.game.fixture_tile(index) }));
}

pub(crate) fn check_find(q: Query<'_>, answer: Answer) -> Result<(), Illegal> {
    let Answer::Find { tile } = answer else { return Err(Illegal::NotAsked("UG-MON-1")) };
    let hidden = u16::from_le_bytes(q.table.hidden);
    let found = q.game.fixture(tile).is_some_and(|index| index < 16 && hidden >> index & 1 == 1);
    if found { Ok(()) } else { Err(Illegal::NotInStack) }
}

/// The rule by which the die may be rolled for a conquest of the region.
fn gamble(q: Query<'_>, id: BandId, region: Region) -> Option<RuleRef> {
    q.tiles(id).find_map(|held| {
        let (on, index) = held.kit.gamble?;
        let beside = || q.adjacent(id, q.table.held(id) & on).contains(region);
        (on.contains(region) || beside()).then(|| held.rule(index))
    })
}

fn gambles(q: Query<'_>, id: BandId) -> bool {
    q.kits(id).any(|kit| kit.gamble.is_some())
}

/// The special conquest of a tile: a relic and its copy are two, and one that is still unused comes first.
fn special_of(q: Query<'_>, id: BandId, tile: Tile, region: Region) -> Option<Special> {
    let own = || specials(q, id).filter(move |special| special.tile == tile);
    let spent = |special: &Special| match special.seizure.price {
        Price::Swap => swapped(q, special, region),
        Price::Tokens(_) => q.table.turn.is_used(special.place),
    };
    own().find(|special| !spent(special)).or_else(|| own().next())
}

/// Lists what the acting band may do.
pub(crate) fn list(state: &State, q: Query<'_>, id: BandId, out: &mut Answers) {
    let hand = q.table.band(id).hand;
    let rolled = q.table.rolled().is_some();
    let wields = q.table.turn.wields();
    let plain = q.is_plain(id, plain::ACTS);
    if q.table.turn.fresh && !wields {
        q.table.held(id).for_each(|region| out.push(Answer::Abandon { region }));
        list_fresh(q, id, out);
    }
    if q.game.has_fixtures {
        relic::list_acts(state, q, id, out);
    }
    if hand > 0 {
        let rolls = !plain && rolls_first(q, id).is_some();
        let gambles = !plain && gambles(q, id);
        let targets = q.targets(id);
        let attack = Attack::new(q, id);
        let unaided = attack.unaided;
        for region in targets {
            let cost = attack.cost(region);
            // Without help the die rolled before does not count, and the normal final attempt is open.
            let proud = unaided.contains(region);
            let rolls = rolls && !proud;
            if (rolled || wields) && proud {
                continue;
            }
            let hand = hand_against(q, id, region);
            if hand == 0 {
                continue;
            }
            if can_pay_toll(state, q, id, region).is_err() {
                continue;
            }
            if cost <= hand {
                out.push(Answer::Conquer { region });
            } else if !rolls && cost <= hand + q.game.best_face {
                out.push(Answer::Attempt { region });
            }
            if gambles && !rolled && check_gamble(q, id, region, cost).is_ok() {
                out.push(Answer::Gamble { region });
            }
        }
        if rolls && !rolled {
            out.push(Answer::Roll);
        }
        if !rolled && !plain {
            list_fixed(state, q, id, targets, out);
        }
    }
    if !rolled && !plain {
        for special in specials(q, id).filter(|special| special.seizure.price == Price::Swap) {
            for region in lone_tokens(q, id, &special) {
                let answer = Answer::Use { tile: special.tile, region };
                let known = special.place == COPY && out.contains(&answer);
                if !known && !swapped(q, &special, region) && can_pay_toll(state, q, id, region).is_ok() {
                    out.push(answer);
                }
            }
        }
    }
    out.push(Answer::Done);
}

fn list_fixed(state: &State, q: Query<'_>, id: BandId, targets: RegionSet, out: &mut Answers) {
    for special in specials(q, id) {
        let Price::Tokens(tokens) = special.seizure.price else { continue };
        let used = q.table.turn.is_used(special.place);
        if !used && fixed_price(q, id, &special, tokens) <= q.table.band(id).hand {
            for region in targets - q.unaided(id) {
                if can_pay_toll(state, q, id, region).is_ok() {
                    out.push(Answer::Use { tile: special.tile, region });
                }
            }
        }
    }
}

/// Lists what may be done only as the turn begins: moving a piece, taking over regions from a band in decline.
fn list_fresh(q: Query<'_>, id: BandId, out: &mut Answers) {
    if let Some((mark, regions)) = totem_moves(q, id) {
        regions.for_each(|region| out.push(Answer::Place { mark, region, n: 1 }));
    }
    successions(q, id).for_each(|region| out.push(Answer::Succeed { region }));
}

fn check_fresh(q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    let early = q.table.turn.fresh && !q.table.turn.wields();
    let fits = match answer {
        Answer::Place { mark, region, n: 1 } => {
            totem_moves(q, id).is_some_and(|(totem, regions)| totem == mark && regions.contains(region))
        }
        Answer::Succeed { region } => successions(q, id).contains(region),
        _ => false,
    };
    if fits && early { Ok(()) } else { Err(Illegal::misplaced(q, q.table.owed(), answer)) }
}

/// Where the band's piece may move, once, as the turn begins.
fn totem_moves(q: Query<'_>, id: BandId) -> Option<(Mark, RegionSet)> {
    if !q.game.has.totems {
        return None;
    }
    let totem = |held: Held<'_>| held.kit.totem.filter(|_| !q.table.turn.is_used(held.place));
    let (mark, _) = q.tiles(id).find_map(totem)?;
    let stands = q.table.marked(mark);
    (stands.meets(q.table.held(id))).then(|| (mark, q.table.held(id) - stands))
}

/// The regions of a band in decline that may go over to the acting one.
fn successions(q: Query<'_>, id: BandId) -> RegionSet {
    let band = q.table.band(id);
    // Pieces used like tokens hold no region.
    if !q.game.has.heirs || band.declined || band.tray + band.hand == band.hammers_out[1] {
        return RegionSet::EMPTY;
    }
    let mut set = RegionSet::EMPTY;
    for other in q.table.declined(band.owner) {
        let most: u8 = q.kits(other).map(|kit| kit.succeed.map_or(0, |(n, _)| n)).max().unwrap_or(0);
        // The regions are chosen together: what gave the right may itself be the first of them.
        let most = if q.table.turn.heirs_of == other { most.max(q.table.turn.heirs) } else { most };
        if q.table.turn.succeeded < most {
            set |= q.table.held(other);
        }
    }
    set
}

/// Whether the acting band may do that.
pub(crate) fn check(state: &State, q: Query<'_>, id: BandId, answer: Answer) -> Result<(), Illegal> {
    let hand = q.table.band(id).hand;
    let rolled = q.table.rolled().is_some();
    match answer {
        Answer::Done => Ok(()),
        Answer::Abandon { region } => {
            if !q.table.held(id).contains(region) {
                let owner = q.table.band(id).owner;
                let own = q.table.holder(region).is_some_and(|holder| q.table.band(holder).owner == owner);
                Err(Illegal::NotHeld(if own { "CORE-READY-5" } else { "CORE-READY-2" }))
            } else if !q.table.turn.fresh || q.table.turn.wields() {
                Err(Illegal::TooLateToAbandon)
            } else {
                Ok(())
            }
        }
        Answer::Conquer { region } => {
            let cost = check_target(state, q, id, region)?;
            let hand = hand_against(q, id, region);
            if cost > hand { Err(Illegal::TooDear { cost, hand }) } else { Ok(()) }
        }
        Answer::Attempt { region } => {
            if hand == 0 {
                return Err(Illegal::NoTokenToRoll);
            }
            let cost = check_target(state, q, id, region)?;
            let hand = hand_against(q, id, region);
            if cost <= hand {
                Err(Illegal::NoNeedOfDie)
            } else if let Some(rule) = rolls_first(q, id).filter(|_| !q.unaided(id).contains(region)) {
                Err(Illegal::RollsFirst(rule))
            } else if cost > hand + q.game.best_face {
                Err(Illegal::TooFarShort { cost, hand })
            } else {
                Ok(())
            }
        }
        Answer::Gamble { region } => {
            let cost = check_target(state, q, id, region)?;
            check_gamble(q, id, region, cost)
        }
        Answer::Roll => match rolls_first(q, id) {
            None => Err(Illegal::NoSuchAbility),
            Some(rule) if rolled => Err(Illegal::Used(rule)),
            Some(_) if hand == 0 => Err(Illegal::EmptyHand),
            Some(_) => Ok(()),
        },
        Answer::Use { tile, region } => check_special(state, q, id, tile, region),
        Answer::Place { .. } | Answer::Succeed { .. } => check_fresh(q, id, answer),
        Answer::Wield { .. } | Answer::Copy { .. } | Answer::Send { .. } => {
            relic::check_act(state, q, id, answer)
        }
        _ => Err(Illegal::misplaced(q, q.table.owed(), answer)),
    }
}

/// Whether the die may be rolled for the region: not against those nobody is helped against.
fn check_gamble(q: Query<'_>, id: BandId, region: Region, cost: u8) -> Result<(), Illegal> {
    let hand = q.table.band(id).hand;
    let rule = gamble(q, id, region).ok_or(Illegal::NoSuchAbility)?;
    if q.unaided(id).contains(region) || q.table.rolled().is_some() {
        Err(Illegal::Unfit(rule))
    } else if cost > hand + q.game.best_face {
        Err(Illegal::TooFarShort { cost, hand })
    } else {
        Ok(())
    }
}

fn check_target(state: &State, q: Query<'_>, id: BandId, region: Region) -> Result<u8, Illegal> {
    q.forbidden(id, region)?;
    if hand_against(q, id, region) == 0 {
        return Err(Illegal::EmptyHand);
    }
    if q.table.turn.wields() && q.unaided(id).contains(region) {
        return Err(Illegal::NoSuchAbility);
    }
    can_pay_toll(state, q, id, region)?;
    if let Some(rule) =
        rolls_first(q, id).filter(|_| q.table.rolled().is_some() && q.unaided(id).contains(region))
    {
        return Err(Illegal::Unfit(rule));
    }
    Ok(q.cost(id, region))
}

fn check_special(state: &State, q: Query<'_>, id: BandId, tile: Tile, region: Region) -> Result<(), Illegal> {
    let special = special_of(q, id, tile, region).ok_or(Illegal::NoSuchAbility)?;
    if q.table.rolled().is_some() {
        return Err(Illegal::Unfit(special.rule));
    }
    match special.seizure.price {
        Price::Tokens(tokens) => {
            check_target(state, q, id, region)?;
            let (cost, hand) = (fixed_price(q, id, &special, tokens), q.table.band(id).hand);
            if q.unaided(id).contains(region) {
                Err(Illegal::Unfit(special.rule))
            } else if q.table.turn.is_used(special.place) {
                Err(Illegal::Used(special.rule))
            } else if cost > hand {
                Err(Illegal::TooDear { cost, hand })
            } else {
                Ok(())
            }
        }
        Price::Swap => {
            if !lone_tokens(q, id, &special).contains(region) {
                Err(q.forbidden(id, region).err().unwrap_or(Illegal::Unfit(special.rule)))
            } else if swapped(q, &special, region) {
                Err(Illegal::Used(special.rule))
            } else {
                can_pay_toll(state, q, id, region)
            }
        }
    }
}

impl<L: Log> Machine<'_, L> {
    /// Readies a band and lets it act.
    pub(crate) fn start_part(&mut self, id: BandId) {
        let turn = &mut self.table().turn;
        turn.acting = id;
        // What one people has used up, the player's other people still has (CORE-DEF-6); a relic is used once.
        turn.used[0] &= !3;
        turn.used[BOUND as usize / 8] &= !(1 << (BOUND % 8));
        turn.swapped = [0; 3];
        let spring: u8 = self.q().kits(id).map(|kit| kit.spring).sum();
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
            self.table().plunder = self.state.table.held(id) & self.game.rivers;
        }
        self.table().turn.fresh = true;
        let nothing = self.state.table.held(id).is_empty() && self.is_spent(id);
        if nothing {
            self.table().turn.fresh = false;
        } else {
            self.owe_owner(Ask::Act, id, 0);
        }
    }

    /// Whether the acting band has nothing left to do anything with.
    pub(crate) fn is_spent(&self, id: BandId) -> bool {
        let table = &self.state.table;
        let band = table.band(id);
        if band.hand > 0 || (table.turn.fresh && !table.held(id).is_empty()) {
            return false;
        }
        if self.q().is_plain(id, plain::ACTS) && !self.game.has_fixtures && !self.game.has.heirs {
            return true;
        }
        let can_swap = !table.held(id).is_empty()
            && band.tray > 0
            && specials(self.q(), id).any(|special| special.seizure.price == Price::Swap);
        let can_use = self.game.has_fixtures && {
            let mut list = Answers::new();
            relic::list_acts(self.state, self.q(), id, &mut list);
            !list.is_empty()
        };
        let can_succeed = table.turn.fresh && !successions(self.q(), id).is_empty();
        !can_swap && !can_use && !can_succeed
    }

    /// Ends the conquests of a band.
    pub(crate) fn end_part(&mut self, id: BandId) {
        self.close_part();
        self.dry_off(id);
        let race = self.state.table.band(id).race;
        self.note(Event::Halted { race });
    }

    /// A band that acts in decline leaves the rivers it took; a badge it kept lets it stay in those it had.
    // FIXME(CORE-REDEP-6): at the end of its part, where the rule says at redeployment.
    fn dry_off(&mut self, id: BandId) {
        if !self.state.table.band(id).declined {
            return;
        }
        let kept = self.q().kept_ground(id) & self.state.table.plunder;
        for region in (self.state.table.held(id) & self.game.rivers) - kept - self.q().holdable(id) {
            self.leave(id, region);
        }
        self.table().plunder = RegionSet::EMPTY;
    }

    fn close_part(&mut self) {
        let table = self.table();
        table.settle();
        table.clear_roll();
        table.turn.fresh = false;
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
            Answer::Wield { tile } => self.wield(id, tile),
            Answer::Copy { tile } => self.copy(tile),
            Answer::Send { region } => self.send_again(id, region),
            Answer::Succeed { region } => self.succeed(id, region),
            Answer::Place { mark, region, .. } => {
                let place = self.q().tiles(id).find(|held| held.kit.totem.is_some()).map(|held| held.place);
                place.into_iter().for_each(|place| self.table().turn.set_used(place));
                for old in self.state.table.marked(mark) {
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
    fn spend(&mut self, id: BandId, region: Region, tokens: u8) {
        let helped = !self.q().unaided(id).contains(region);
        let band = self.band(id);
        band.hand -= tokens;
        if helped {
            band.hammers_out[1] = band.hammers_out[1].saturating_sub(tokens);
        }
    }

    /// A region of a band in decline goes over to the active one.
    fn succeed(&mut self, id: BandId, region: Region) {
        let Some(old) = self.state.table.holder(region) else { return };
        let most = self.q().kits(old).find_map(|kit| kit.succeed).map_or(0, |(n, _)| n);
        let turn = &mut self.table().turn;
        turn.heirs_of = old;
        turn.heirs = turn.heirs.max(most);
        let tokens = self.vacate(old, region);
        self.band(old).tray += tokens;
        let race = self.state.table.band(old).race;
        self.note(Event::Lost { race, region, tokens });
        let table = self.table();
        table.turn.succeeded += 1;
        let band = &mut table.bands[id.index()];
        if band.tray > 0 {
            band.tray -= 1;
        } else {
            band.hand -= 1;
        }
        let race = band.race;
        table.held[id.index()].insert(region);
        table.holder[region.index()] = id;
        table.tokens[region.index()] = 1;
        self.note(Event::Succeeded { race, region });
        self.dismiss_if_gone(old);
    }

    fn abandon(&mut self, id: BandId, region: Region) {
        let stood = self.totem_stands(id);
        let tokens = self.vacate(id, region);
        let band = self.band(id);
        band.hand += tokens;
        let race = band.race;
        self.note(Event::Abandoned { race, region, tokens });
        if stood && !self.totem_stands(id) {
            self.replace_totem(id);
        }
    }

    fn use_special(&mut self, id: BandId, tile: Tile, region: Region) {
        // The answer was checked, so the band has it.
        let Some(special) = special_of(self.q(), id, tile, region) else { return };
        self.pay_toll(id, region);
        match special.seizure.price {
            Price::Tokens(tokens) => {
                let tokens = fixed_price(self.q(), id, &special, tokens);
                self.table().turn.set_used(special.place);
                self.spend(id, region, tokens);
                self.take(id, region, tokens, Some(special.seizure.price));
            }
            Price::Swap => {
                let defender =
                    self.state.table.holder(region).map(|holder| self.state.table.band(holder).owner);
                let bit = defender.map_or(0, Seat::bit);
                match special.swaps {
                    Some(count) => self.table().turn.swapped[count] |= bit,
                    None => self.table().turn.set_used(special.place),
                }
                let band = self.band(id);
                if band.tray > 0 {
                    band.tray -= 1;
                } else {
                    band.hand -= 1;
                }
                self.take(id, region, 1, Some(special.seizure.price));
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

    fn pay_toll(&mut self, id: BandId, region: Region) {
        if let Some((coins, to, _)) = toll(self.q(), id, region) {
            let seat = self.state.table.band(id).owner;
            let coins = u16::from(coins);
            self.state.coins[seat.0 as usize] -= coins;
            self.state.coins[to.0 as usize] += coins;
            self.note(Event::TollPaid { seat, to, coins });
        }
    }

    /// Takes note of whose active band is attacked by an active band.
    fn strike(&mut self, id: BandId, region: Region) {
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
        let q = self.q();
        let Some(owner) = q.table.holder(region).map(|holder| q.table.band(holder).owner) else { return };
        let angry =
            q.table.active(owner).filter(|&id| owner != seat && q.kits(id).any(|kit| kit.grudge.is_some()));
        if let Some(id) = angry.filter(|&id| q.table.band(id).marked & seat.bit() == 0) {
            let band = self.band(id);
            band.marked |= seat.bit();
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
        self.dry_off(id);
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
        // A relic not yet made ready may still help.
        if !affordable && !relic::may_wield(self.q(), id) {
            self.end_part(id);
        }
    }

    /// The die for a conquest named before it: if the tokens suffice it must be made, otherwise conquests end.
    pub(crate) fn gamble_die(&mut self, id: BandId, face: u8) {
        let q = self.q();
        let (hand, race) = (q.table.band(id).hand, q.table.band(id).race);
        // The target was named with the gamble.
        let Some(region) = q.table.target() else { return };
        let cost = q.cost(id, region).saturating_sub(face).max(1);
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

    /// What a conquest brings or costs at once: consolation from the bank, a ransom from the conqueror.
    pub(crate) fn settle_accounts(
        &mut self,
        attacker: Seat,
        defender: Seat,
        consolation: u16,
        due: Option<(u8, Seat, RuleRef)>,
    ) {
        if attacker == defender {
            return;
        }
        if consolation > 0 {
            self.state.coins[defender.0 as usize] += consolation;
            self.note(Event::Consoled { seat: defender, coins: consolation });
        }
        if let Some((coins, to, _)) = due {
            let coins = u16::from(coins);
            self.state.coins[attacker.0 as usize] -= coins;
            self.state.coins[to.0 as usize] += coins;
            self.note(Event::RansomPaid { seat: attacker, to, coins });
        }
    }

    /// The region becomes the band's with so many tokens; whoever was there leaves.
    fn take(&mut self, id: BandId, region: Region, tokens: u8, price: Option<Price>) {
        self.strike(id, region);
        let q = self.q();
        let race = q.table.band(id).race;
        let spoils = q.non_empty(id, region) && !q.table.band(id).declined;
        let defender = q.table.holder(region);
        let mut lost = Sum::default();
        loss_bill(q, region, price, &mut lost);
        // Whatever the region gave its holder still counts for this conquest.
        let consolation = defender.map_or(0, |holder| {
            q.kits(holder).flat_map(|kit| &kit.console).map(|&(n, _)| u16::from(n)).sum()
        });
        let due = ransom(q, id, region);
        let seats = defender.map(|holder| (q.table.band(id).owner, q.table.band(holder).owner));

        let table = self.table();
        table.turn.fresh = false;
        table.turn.spoils += u8::from(spoils);
        if spoils {
            table.plunder.insert(region);
        }
        table.clear_roll();
        let natives = table.take_natives(region);
        self.note(Event::Conquered { race, region, tokens });
        self.lay_to_rest(region);
        if natives > 0 {
            self.note(Event::NativesLeft { region, tokens: natives });
        }
        if let Some(defender) = defender {
            self.rout(defender, region, lost.total() as u8);
        }
        let table = self.table();
        table.held[id.index()].insert(region);
        table.holder[region.index()] = id;
        table.tokens[region.index()] = tokens;
        self.mark_first(id, region);
        if self.state.table.turn.wields() {
            self.spend_wielded(id, Some(region));
        }
        self.bring_totem(id, region);
        if let Some((attacker, owner)) = seats {
            self.settle_accounts(attacker, owner, consolation, due);
        }
        if let Some(defender) = defender {
            self.dismiss_if_gone(defender);
        }
        if self.state.table.hoards.contains(region) {
            self.table().hoards.remove(region);
            self.owe(Actor::NATURE, Ask::Find, id, region.0);
        }
    }

    /// The defenders leave: some for the tray, the rest in hand until they settle.
    pub(crate) fn rout(&mut self, id: BandId, region: Region, lost: u8) {
        // Pieces used like tokens are never lost: a loss falls on the tokens there are.
        let band = self.state.table.band(id);
        let all = self.state.table.on_board(id) + band.hand + band.displaced;
        let real = all - band.hammers_out[0];
        let tokens = self.vacate(id, region);
        let lost = lost.min(tokens).min(real);
        let displaced = tokens - lost;
        let band = self.band(id);
        band.tray += lost;
        band.displaced += displaced;
        let race = band.race;
        if lost > 0 {
            self.note(Event::Lost { race, region, tokens: lost });
        }
        if displaced > 0 {
            self.note(Event::Displaced { race, region, tokens: displaced });
        }
    }

    /// A piece that has no region goes to the next one conquered.
    fn bring_totem(&mut self, id: BandId, region: Region) {
        if !self.game.has.totems {
            return;
        }
        let totem = self.q().kits(id).find_map(|kit| kit.totem);
        if let Some((mark, _)) = totem.filter(|&(mark, _)| self.state.table.marked(mark).is_empty()) {
            self.add_pieces(mark, region, 1);
        }
    }

    /// Whether the band's piece is on the board.
    pub(crate) fn totem_stands(&self, id: BandId) -> bool {
        if !self.game.has.totems {
            return false;
        }
        let totem = self.q().kits(id).find_map(|kit| kit.totem);
        totem.is_some_and(|(mark, _)| !self.state.table.marked(mark).is_empty())
    }

    /// A piece whose region was left goes to another at once, if there is one.
    pub(crate) fn replace_totem(&mut self, id: BandId) {
        let totem = self.q().kits(id).find_map(|kit| kit.totem);
        let Some((mark, _)) = totem.filter(|&(mark, _)| self.state.table.marked(mark).is_empty()) else {
            return;
        };
        let held = self.state.table.held(id);
        match held.lowest() {
            Some(region) if held.len() == 1 => self.add_pieces(mark, region, 1),
            Some(_) => self.owe_owner(Ask::Totem, id, mark.0),
            None => {}
        }
    }

    /// Pieces that mark the first regions of a band's life.
    fn mark_first(&mut self, id: BandId, region: Region) {
        let before = self.state.table.band(id).conquests;
        for place in 0..2 {
            let marks = self.q().kits(id).nth(place).and_then(|kit| kit.first);
            if let Some((mark, first)) = marks.filter(|&(_, first)| before < first) {
                debug_assert!(first > 0);
                self.band(id).conquests = before + 1;
                if crate::turn::supply(self.q(), mark) > 0 {
                    self.add_pieces(mark, region, 1);
                }
            }
        }
    }
}
