//! Special conquests, and what they take.

use crate::ability::{Price, Seizure};
use crate::bill::{Sum, fixed_bill};
use crate::game::RuleRef;
use crate::ids::{BandId, Seat, Tile};
use crate::query::Query;
use crate::region::{Region, RegionSet};

/// A special conquest a band has.
#[derive(Copy, Clone)]
pub(crate) struct Special {
    pub tile: Tile,
    pub seizure: Seizure,
    pub rule: RuleRef,
    /// The slot of the tile among those of the band.
    pub slot: u8,
    /// Which count of replaced tokens it uses; without one it is for once a turn.
    pub swaps: Option<usize>,
}

pub(crate) fn specials(q: Query<'_>, id: BandId) -> impl Iterator<Item = Special> {
    q.tiles(id).filter_map(|held| {
        let (seizure, index) = held.compiled.seize?;
        Some(Special {
            tile: held.tile,
            seizure,
            rule: held.rule(index),
            slot: held.slot,
            swaps: held.swaps(),
        })
    })
}

pub(crate) fn fixed_price(q: Query<'_>, id: BandId, region: Region, special: &Special, tokens: u8) -> u8 {
    let mut sum = Sum::default();
    fixed_bill(q, id, region, tokens, special.rule, &mut sum);
    sum.capped()
}

/// Where the band could replace a token, whichever opponents had one replaced already.
pub(crate) fn lone_tokens(q: Query<'_>, id: BandId, special: &Special) -> RegionSet {
    let held = q.table.held(id);
    let band = q.table.band(id);
    // Replacing needs a neighbor; only some may use the entries of a first conquest.
    let reach = if special.seizure.entry {
        q.reach(id)
    } else {
        let near = q.tiles(id).fold(q.adjacent(id, held), |set, held| set | q.granted(held));
        if q.wields_anywhere(id) { q.game.board().all() } else { near | q.launched(id) }
    };
    if swap_tokens(q, id, special) < q.garrison(id) || (held.is_empty() && band.hand == 0) {
        return RegionSet::EMPTY;
    }
    ((reach & q.open(id)) - q.unaided(id)).filter(|&region| is_lone(q, band.owner, region)).collect()
}

/// The tokens a band could put where it replaces one. Those who never stand alone bring others along from hand.
pub(crate) fn swap_tokens(q: Query<'_>, id: BandId, special: &Special) -> u8 {
    let band = q.table.band(id);
    let hand = special.seizure.entry || q.garrison(id) > 1;
    band.tray + if hand { band.hand - band.hammers_out[1] } else { 0 }
}

pub(crate) fn is_lone(q: Query<'_>, attacker: Seat, region: Region) -> bool {
    let accompanied = q.game.company.iter().any(|&mark| q.table.marked(mark).contains(region));
    q.table.tokens(region) == 1
        && !accompanied
        && q.table.holder(region).is_some_and(|holder| {
            let defender = q.table.band(holder);
            !defender.declined && defender.owner != attacker
        })
}

pub(crate) fn swapped(q: Query<'_>, special: &Special, region: Region) -> bool {
    let Some(count) = special.swaps else { return q.table.turn.is_used(special.slot) };
    let owner = q.table.holder(region).map(|holder| q.table.band(holder).owner);
    owner.is_some_and(|owner| q.table.turn.swapped[count] & owner.bit() != 0)
}

/// The special conquest of a tile: a relic and its copy are two, and one that is still unused comes first.
pub(crate) fn special_of(q: Query<'_>, id: BandId, tile: Tile, region: Region) -> Option<Special> {
    let own = || specials(q, id).filter(move |special| special.tile == tile);
    let spent = |special: &Special| match special.seizure.price {
        Price::Swap => swapped(q, special, region),
        Price::Tokens(_) | Price::Itself => q.table.turn.is_used(special.slot),
    };
    own().find(|special| !spent(special)).or_else(|| own().last())
}
