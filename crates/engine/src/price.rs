//! Prices: what conquests cost, of one region by the bill, and of many at once without it.

use crate::ability::Weapon;
use crate::ask::once;
use crate::bill::{Sum, Tally, Term};
use crate::compiled::plain;
use crate::game::RuleRef;
use crate::ids::BandId;
use crate::query::{BandTile, Query};
use crate::region::{Region, RegionSet};

/// What taking the region would cost the band, if no rule need be read for it: ground and who stands there.
#[inline]
pub(crate) fn printed_cost(q: Query<'_>, band: BandId, region: Region) -> Option<u8> {
    let Query { game, table } = q;
    let plain = table.rolled().is_none() && !table.turn.changes_costs() && q.is_plain(band, plain::ATTACK);
    let ruled = game.landings.contains(region)
        || table.fixture_regions.contains(region)
        || (game.has.events && q.event_cost_regions().contains(region));
    if !plain || ruled {
        return None;
    }
    let mut cost = game.ground[region.index()] + table.tokens(region) + table.natives(region);
    if let Some(holder) = table.holder(region) {
        if game.defends(table.band(holder)) {
            return None;
        }
        for &(mark, defense) in &game.defense_marks {
            if table.marked(mark).contains(region) {
                cost += defense * table.pieces(game, mark, region);
            }
        }
    }
    Some(cost)
}

/// A band looking for a target: what is the same for all targets, worked out once.
pub(crate) struct Attack<'a> {
    pub(crate) q: Query<'a>,
    pub(crate) band: BandId,
    /// What no tile of the band does.
    pub(crate) bits: u32,
    /// Where no ability helps.
    pub(crate) unaided: RegionSet,
    /// Whether no rule of the attacker changes any cost.
    plain: bool,
    /// Whether a rule of the attacker may make a region cost as if nobody stood there.
    waives: bool,
    /// Where the band would have to travel to.
    travel: RegionSet,
    /// The die rolled before this conquest.
    rolled: u8,
}

impl<'a> Attack<'a> {
    #[inline]
    pub(crate) fn new(q: Query<'a>, band: BandId) -> Attack<'a> {
        let bits = q.plain_bits(band);
        // Only whoever may have to travel need know what is near.
        let travels = !q.game.landings.is_empty();
        let near = if travels { q.adjacent_by(band, q.table.held(band), bits) } else { RegionSet::EMPTY };
        Attack::by(q, band, bits, near)
    }

    /// The same for a band of which it is known what no tile of it does, and what is near it.
    #[inline]
    pub(crate) fn by(q: Query<'a>, band: BandId, bits: u32, near: RegionSet) -> Attack<'a> {
        let rolled = if q.table.turn.acting == band { q.table.rolled().unwrap_or(0) } else { 0 };
        let plain = bits & plain::ATTACK != 0 && !q.table.turn.changes_costs();
        let mut waives = false;
        if !plain {
            q.each(band, |held| waives |= !held.compiled.no_waiver);
        }
        let leaps = q.table.turn.once & once::LEAP != 0;
        let travel = if leaps { RegionSet::EMPTY } else { q.travels(band, bits, near) };
        Attack { q, band, bits, unaided: q.unaided(band), plain, waives, travel, rolled }
    }

    /// The same for an attack to which everything is adjacent.
    pub(crate) fn leaping(q: Query<'a>, band: BandId) -> Attack<'a> {
        Attack { travel: RegionSet::EMPTY, ..Attack::new(q, band) }
    }

    /// What taking the region would cost, line by line.
    #[inline]
    pub(crate) fn bill(&self, region: Region, bill: &mut impl Tally) {
        let ground = if self.q.game.rivers.contains(region) { 1 } else { 2 };
        bill.line(ground, Term::Ground);
        if self.q.game.has.events {
            self.q.event_costs(region, bill);
        }
        if self.q.game.mountains.contains(region) {
            bill.line(1, Term::Mountain);
        }
        if self.travel.contains(region) {
            bill.line(1, Term::Travel);
        }
        if self.plain && self.rolled == 0 {
            return defense_bill(self.q, region, bill);
        }
        let helped = !self.unaided.contains(region);
        let mut waived = false;
        if helped && self.waives {
            self.q.each(self.band, |held| {
                waived |= !held.compiled.no_waiver && self.as_if_empty(&held, region);
            });
        }
        if waived {
            standing_bill(self.q, region, bill);
        } else {
            defense_bill(self.q, region, bill);
        }
        self.q.each(self.band, |held| {
            if held.compiled.plain_attack {
                return;
            }
            self.cost_lines(&held, region, |tokens| tokens > 0, bill);
            if helped {
                self.discounts(&held, region, bill);
                self.cost_lines(&held, region, |tokens| tokens < 0, bill);
            }
        });
        if self.rolled > 0 && helped {
            bill.line(-i16::from(self.rolled), Term::Die);
        }
        let least = i16::from(self.q.garrison(self.band));
        if bill.total() < least {
            bill.line(least - bill.total(), Term::Minimum);
        }
    }

    /// Whether a rule makes the region cost as if nobody stood there.
    fn as_if_empty(&self, held: &BandTile<'_>, region: Region) -> bool {
        let compiled = held.compiled;
        let table = self.q.table;
        let waives = |&regions| self.q.cost_regions(self.band, held.tile, regions).contains(region);
        compiled.as_if_empty.iter().any(waives)
            || (matches!(compiled.wield, Some((Weapon::AsIfEmpty, _))) && table.turn.is_wielded(held.slot))
    }

    fn discounts(&self, held: &BandTile<'_>, region: Region, bill: &mut impl Tally) {
        if let Some((Weapon::Discount(n), at)) = held.compiled.wield
            && self.q.table.turn.is_wielded(held.slot)
        {
            bill.line(-i16::from(n), Term::Rule(held.rule(at)));
        }
        if let Some((Weapon::Raid(n), at)) = held.compiled.wield
            && self.q.table.turn.is_wielded(held.slot)
        {
            bill.line(-i16::from(n), Term::Rule(held.rule(at)));
        }
        if let Some((n, at)) = held.compiled.lowers
            && self.q.table.turn.once & once::LOWERED != 0
        {
            bill.line(-i16::from(n), Term::Rule(held.rule(at)));
        }
        if let (Some((n, at)), Some(holder)) = (held.compiled.grudge, self.q.table.holder(region)) {
            let owner = self.q.table.band(holder).owner;
            if self.q.table.band(self.band).has_grudge(owner) {
                bill.line(-i16::from(n), Term::Rule(held.rule(at)));
            }
        }
    }

    /// The lines of a tile that make the region dearer, or cheaper.
    #[inline]
    fn cost_lines(&self, held: &BandTile<'_>, region: Region, which: fn(i16) -> bool, bill: &mut impl Tally) {
        for line in held.compiled.costs.iter().filter(|line| which(line.tokens)) {
            if self.q.cost_regions(self.band, held.tile, line.regions).contains(region) {
                bill.line(line.tokens, Term::Rule(held.rule(line.index)));
            }
        }
    }

    /// What taking the region would cost.
    #[inline]
    pub(crate) fn cost(&self, region: Region) -> u8 {
        let mut sum = Sum::default();
        self.bill(region, &mut sum);
        sum.capped()
    }
}

/// The costs of many targets of one band. Most regions have nothing about them for which a rule must be read: what is
/// printed and who stands there is all.
pub(crate) struct Costs<'a> {
    pub(crate) attack: Attack<'a>,
    /// Where more than ground and tokens counts.
    special: RegionSet,
    /// Where the rules must be read.
    ruled: RegionSet,
    /// By how much every conquest costs more or less, and where that holds.
    changes: [i16; Costs::MOST],
    changed: [RegionSet; Costs::MOST],
    n_changes: u8,
    least: u8,
}

impl<'a> Costs<'a> {
    const MOST: usize = 4;

    #[inline]
    pub(crate) fn new(q: Query<'a>, band: BandId) -> Costs<'a> {
        Costs::of(Attack::new(q, band))
    }

    /// The costs of one attack after another.
    #[inline]
    pub(crate) fn of(attack: Attack<'a>) -> Costs<'a> {
        let Attack { q, band, .. } = attack;
        let mut costs = Costs {
            special: RegionSet::EMPTY,
            ruled: RegionSet::EMPTY,
            changes: [0; Costs::MOST],
            changed: [RegionSet::EMPTY; Costs::MOST],
            n_changes: 0,
            least: q.garrison(band),
            attack,
        };
        if costs.is_flat() {
            costs.ruled = q.contested() | costs.attack.unaided;
            costs.special |= costs.ruled | q.table.inhabited() | costs.attack.travel;
            // Any ground costs as much as one token needs.
            if costs.least > 1 {
                costs.special = q.game.board().all();
            }
        } else {
            costs.ruled = q.game.board().all();
            costs.special = costs.ruled;
        }
        costs
    }

    /// Whether the rules of the attacker go by the region alone; notes what they change.
    fn is_flat(&mut self) -> bool {
        let Attack { q, band, plain, rolled, .. } = self.attack;
        if rolled > 0 {
            self.change(-i16::from(rolled), q.game.board().all());
        }
        if plain {
            return true;
        }
        let mut flat = true;
        q.each(band, |held| flat = flat && self.is_flat_tile(&held));
        flat
    }

    /// Whether a tile of the attacker goes by the region alone now; notes what it changes.
    fn is_flat_tile(&mut self, held: &BandTile<'_>) -> bool {
        let Attack { q, band, .. } = self.attack;
        let turn = &q.table.turn;
        let compiled = held.compiled;
        // What may change costs in other ways does so only while it is used.
        let used = (compiled.wield.is_some() && turn.is_wielded(held.slot))
            || (compiled.lowers.is_some() && turn.once & once::LOWERED != 0)
            || (compiled.grudge.is_some() && q.table.band(band).has_grudges());
        let many = usize::from(self.n_changes) + compiled.costs.len() > Costs::MOST;
        if used || many || !compiled.as_if_empty.is_empty() {
            return false;
        }
        for line in &compiled.costs {
            self.change(line.tokens, q.cost_regions(band, held.tile, line.regions));
        }
        true
    }

    fn change(&mut self, n: i16, on: RegionSet) {
        self.changes[self.n_changes as usize] = n;
        self.changed[self.n_changes as usize] = on;
        self.special |= on;
        self.n_changes += 1;
    }

    /// What taking the region would cost.
    #[inline]
    pub(crate) fn cost(&self, region: Region) -> u8 {
        let Query { game, table } = self.attack.q;
        let cost = if self.special.contains(region) {
            self.special_cost(region)
        } else {
            game.ground[region.index()] + table.tokens(region)
        };
        debug_assert_eq!(cost, self.attack.cost(region), "{region:?}");
        cost
    }

    #[inline(never)]
    fn special_cost(&self, region: Region) -> u8 {
        if self.ruled.contains(region) {
            return self.attack.cost(region);
        }
        let Query { game, table } = self.attack.q;
        let mut cost = i16::from(game.ground[region.index()])
            + i16::from(self.attack.travel.contains(region))
            + i16::from(table.natives(region))
            + i16::from(table.tokens(region));
        let changes = self.changes.iter().zip(&self.changed).take(self.n_changes as usize);
        for (&n, on) in changes {
            cost += n * i16::from(on.contains(region));
        }
        Sum(cost.max(i16::from(self.least))).capped()
    }
}

/// What stands in the region for good, whoever holds it.
fn standing_bill(q: Query<'_>, region: Region, bill: &mut impl Tally) {
    for tile in q.lying(region) {
        for &(n, zone, at) in &q.game.compiled(tile, false).defense {
            if q.covers(tile, zone, region) {
                bill.line(i16::from(n), Term::Rule(RuleRef { tile, index: at }));
            }
        }
    }
}

/// What those who stand in the region, and what lies there, add to its cost.
#[inline]
pub fn defense_bill(q: Query<'_>, region: Region, bill: &mut impl Tally) {
    let table = q.table;
    if table.fixture_regions.contains(region) {
        standing_bill(q, region, bill);
    }
    if table.inhabited().contains(region) {
        bill.line(i16::from(table.natives(region)), Term::Natives);
    }
    for &mark in &q.game.wild {
        if table.marked(mark).contains(region) {
            bill.line(i16::from(q.game.mark(mark).defense), Term::Pieces(mark));
        }
    }
    let Some(defender) = table.holder(region) else { return };
    bill.line(i16::from(table.tokens(region)), Term::Defenders);
    for &(mark, defense) in &q.game.defense_marks {
        if table.marked(mark).contains(region) {
            bill.line(i16::from(defense * table.pieces(q.game, mark, region)), Term::Pieces(mark));
        }
    }
    if !q.game.defends(table.band(defender)) {
        return;
    }
    for held in q.own_tiles(defender) {
        for &(n, zone, at) in &held.compiled.defense {
            if q.covers(held.tile, zone, region) {
                bill.line(i16::from(n), Term::Rule(held.rule(at)));
            }
        }
    }
}
