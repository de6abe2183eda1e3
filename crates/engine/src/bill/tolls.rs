//! What attackers pay before they attack.

use super::Tally;
use super::Term;
use crate::game::RuleRef;
use crate::ids::{BandId, Seat};
use crate::query::Query;
use crate::region::Region;

/// What is done to a region that somebody may ask coins for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It is attacked, to be conquered or emptied.
    Conquest,
    /// Tokens there are moved.
    Moving,
    /// Something else there is touched.
    Touch,
}

/// The coins that something done to a region costs before it is done, line by line (WOW-TOLL-1).
pub fn toll_bill(q: Query<'_>, attacker: Seat, region: Region, deed: Deed, bill: &mut impl Tally) {
    let Some(defender) = q.table.holder(region) else { return };
    let band = q.table.band(defender);
    if band.owner == attacker {
        return;
    }
    for &(mark, n) in q.game.toll_marks() {
        if q.table.marked(mark).contains(region) {
            bill.line(i16::from(n), Term::Pieces(mark));
        }
    }
    if !q.game.asks_coins(band) {
        return;
    }
    for held in q.tiles(defender) {
        if deed == Deed::Conquest {
            for &(n, zone, at) in &held.compiled.toll {
                if q.covers(held.tile, zone, region) {
                    bill.line(i16::from(n), Term::Rule(held.rule(at)));
                }
            }
        }
        let in_concord = band.is_in_concord(attacker) && !q.table.turn.has_paid(attacker, band.owner);
        if let Some((n, at)) = held.compiled.peace_toll.filter(|_| in_concord && deed != Deed::Touch) {
            bill.line(i16::from(n), Term::Rule(held.rule(at)));
        }
    }
}

/// A sum that remembers its last line.
#[derive(Default)]
struct Last(i16, Option<Term>);

impl Tally for Last {
    fn line(&mut self, n: i16, term: Term) {
        self.0 += n;
        self.1 = Some(term);
    }

    fn total(&self) -> i16 {
        self.0
    }
}

/// The coins that something done to a region costs before it is done, who gets them and the line that asks for them.
#[inline]
pub fn toll(q: Query<'_>, attacker: Seat, region: Region, deed: Deed) -> Option<(u8, Seat, Term)> {
    if !q.game.has_tolls() {
        return None;
    }
    let to = q.table.band(q.table.holder(region)?).owner;
    let mut last = Last::default();
    toll_bill(q, attacker, region, deed, &mut last);
    last.1.map(|term| (last.0 as u8, to, term))
}

/// The coins a successful conquest of the region costs, and the rule that asks for them.
pub fn ransom(q: Query<'_>, attacker: BandId, region: Region) -> Option<(u8, Seat, RuleRef)> {
    let defender = q.table.holder(region).filter(|&id| q.game.asks_coins(q.table.band(id)))?;
    let owner = q.table.band(defender).owner;
    if owner == q.table.band(attacker).owner {
        return None;
    }
    let asking = q.tiles(defender).filter_map(|held| held.compiled.ransom.map(|(n, at)| (n, held.rule(at))));
    asking.fold(None, |sum, (n, rule)| {
        let before = sum.map_or(0, |(before, ..): (u8, Seat, RuleRef)| before);
        Some((before + n, owner, rule))
    })
}
