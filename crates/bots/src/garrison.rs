//! Threats, and where tokens do most against them.

use engine::bill::{Sum, defense_bill};
use engine::board::Terrain;
use engine::{Answer, BandId, MAX_REGIONS, Query, Region, RegionSet, Seat};

use crate::lore::Lore;

/// What an opponent who has yet to pick may be expected to come with.
const NEWCOMER: u8 = 9;
/// How far the die may help.
const LUCK: u8 = 3;
/// Out of everybody's reach.
pub(crate) const SAFE: u8 = u8::MAX;

/// What the cheapest opponent would pay for each region of a set on the coming turns; [`SAFE`] if nobody can.
pub(crate) type Threats = [u8; MAX_REGIONS];

/// The tokens a band can attack with on its next turn.
#[inline]
pub(crate) fn force(q: Query<'_>, id: BandId) -> u8 {
    let band = q.table.band(id);
    let tokens = q.table.on_board(id) - q.table.held(id).len() + band.hand + band.displaced + band.aside;
    // Pieces used like tokens wait beside the board between turns.
    tokens + band.hammers - band.hammers_out[0]
}

/// What every band that attacks could take on its next turn, and for how much: worked out once for all who ask.
pub(crate) struct Front {
    bands: Vec<Attacker>,
}

struct Attacker {
    id: BandId,
    owner: Seat,
    /// The tokens it can attack with.
    force: u8,
    targets: RegionSet,
    costs: [u8; MAX_REGIONS],
}

impl Front {
    /// All bands, and all they reach.
    pub fn new(q: Query<'_>) -> Front {
        Front::of(q, q.game.board().all(), |_| true)
    }

    /// The bands of some seats, and what they reach of some regions.
    fn of(q: Query<'_>, regions: RegionSet, whose: impl Fn(Seat) -> bool) -> Front {
        let attacks = |id: &BandId| {
            let band = q.table.band(*id);
            whose(band.owner) && (!band.declined || q.rises(*id))
        };
        let attacker = |id: BandId| {
            let targets = q.targets(id) & regions;
            let mut costs = [0; MAX_REGIONS];
            if !targets.is_empty() {
                q.costs(id, targets).for_each(|(region, cost)| costs[usize::from(region.0)] = cost);
            }
            Attacker { id, owner: q.table.band(id).owner, force: force(q, id), targets, costs }
        };
        Front { bands: q.table.bands().filter(attacks).map(attacker).collect() }
    }

    /// What the bands of a seat reach, and what each region would cost the cheapest of them.
    pub fn cheapest(&self, seat: Seat) -> (RegionSet, [u8; MAX_REGIONS]) {
        let mut reached = RegionSet::EMPTY;
        let mut costs = [0; MAX_REGIONS];
        for attacker in self.bands.iter().filter(|attacker| attacker.owner == seat) {
            for region in attacker.targets & reached {
                let at = usize::from(region.0);
                costs[at] = attacker.costs[at].min(costs[at]);
            }
            for region in attacker.targets - reached {
                costs[usize::from(region.0)] = attacker.costs[usize::from(region.0)];
            }
            reached |= attacker.targets;
        }
        (reached, costs)
    }

    /// How many bands of others could take a region without the die.
    pub fn besiegers(&self, seat: Seat, region: Region) -> usize {
        let can = |attacker: &&Attacker| {
            attacker.owner != seat
                && attacker.targets.contains(region)
                && attacker.costs[usize::from(region.0)] <= attacker.force
        };
        self.bands.iter().filter(can).count()
    }

    /// The prices of what a band could take.
    pub fn prices(&self, id: BandId) -> impl Iterator<Item = u8> {
        let own = self.bands.iter().filter(move |attacker| attacker.id == id);
        own.flat_map(|attacker| attacker.targets.map(|region| attacker.costs[usize::from(region.0)]))
    }

    /// The threats to a seat's regions.
    pub fn threats(&self, q: Query<'_>, seat: Seat, regions: RegionSet) -> Threats {
        let mut threats = [SAFE; MAX_REGIONS];
        for attacker in self.bands.iter().filter(|attacker| attacker.owner != seat) {
            let most = attacker.force + LUCK;
            for region in attacker.targets & regions {
                let cost = attacker.costs[usize::from(region.0)];
                let threat = &mut threats[usize::from(region.0)];
                if cost <= most && cost < *threat {
                    *threat = cost;
                }
            }
        }
        newcomers(q, seat, regions, &mut threats);
        threats
    }
}

/// Works out the threats to a seat's regions.
pub(crate) fn threats(q: Query<'_>, seat: Seat, regions: RegionSet) -> Threats {
    Front::of(q, regions, |owner| owner != seat).threats(q, seat, regions)
}

/// Adds what bands may do that are still to be picked.
fn newcomers(q: Query<'_>, seat: Seat, regions: RegionSet, threats: &mut Threats) {
    if q.game.others(seat).any(|other| q.table.active(other).is_none()) {
        for region in (q.game.board().entry() & regions) - q.immune() {
            let cost = usual_cost(q, region);
            let threat = &mut threats[usize::from(region.0)];
            if cost <= NEWCOMER && cost < *threat {
                *threat = cost;
            }
        }
    }
}

/// What a region costs whoever has no ability that helps.
pub(crate) fn usual_cost(q: Query<'_>, region: Region) -> u8 {
    let mut sum = Sum::default();
    defense_bill(q, region, &mut sum);
    2 + sum.0 as u8 + u8::from(q.game.board().made_of(Terrain::Mountain).contains(region))
}

/// How likely a region of that price is to be lost before its owner's next turn.
pub(crate) fn risk(cost: u8) -> f32 {
    const RISK: [f32; 10] = [0.8, 0.75, 0.65, 0.5, 0.34, 0.21, 0.12, 0.07, 0.04, 0.02];
    match cost {
        SAFE => 0.0,
        cost => RISK.get(usize::from(cost)).copied().unwrap_or(0.01),
    }
}

/// Shares out tokens so that the next one always goes where it saves most.
pub(crate) fn share(lore: &Lore, q: Query<'_>, id: BandId, tokens: u8) -> [u8; MAX_REGIONS] {
    let held = q.table.held(id);
    let mut costs = threats(q, q.table.band(id).owner, held);
    let mut extra = [0; MAX_REGIONS];
    let mut worth = [0.0; MAX_REGIONS];
    for region in held {
        worth[usize::from(region.0)] = f32::from(lore.income(q, id, region)) + 0.5;
    }
    for _ in 0..tokens {
        let mut best = (f32::MIN, 0);
        for region in held {
            let at = usize::from(region.0);
            let saved = match costs[at] {
                SAFE => -f32::from(extra[at]) * 1e-4,
                cost => worth[at] * (risk(cost) - risk(cost + 1)),
            };
            if saved > best.0 {
                best = (saved, at);
            }
        }
        extra[best.1] += 1;
        if costs[best.1] != SAFE {
            costs[best.1] += 1;
        }
    }
    extra
}

/// The answers that put tokens as shared out.
pub(crate) fn puts(held: RegionSet, extra: &[u8; MAX_REGIONS]) -> impl Iterator<Item = Answer> {
    let each = |region: Region| {
        std::iter::repeat_n(Answer::Put { region, n: 1 }, usize::from(extra[usize::from(region.0)]))
    };
    held.flat_map(each)
}
