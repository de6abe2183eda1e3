//! Bills: every number as a sum of named lines. Bots take the sum, people take the bill.

mod income;
mod tolls;

pub(crate) use income::leads_around;
pub use income::{band_income, double_bill, income_bill, region_value, seat_income};
pub use tolls::{Deed, ransom, toll, toll_bill};

use crate::ability::{Price, Weapon};
use crate::ask::once;
use crate::compiled::plain;
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark};
use crate::price::Attack;
use crate::query::{BandTile, Query};
use crate::region::Region;

/// What a line of a bill stands for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// What any region costs.
    Ground,
    /// A mountain.
    Mountain,
    /// Native tokens.
    Natives,
    /// Tokens of the defending band.
    Defenders,
    /// Pieces of a kind.
    Pieces(Mark),
    /// Something a tile does.
    Rule(RuleRef),
    /// The die.
    Die,
    /// No conquest costs less than one token.
    Minimum,
    /// Regions held.
    Regions,
    /// An active band loses one token of a region.
    OneLost,
    /// A declined band loses all tokens of a region.
    AllLost,
    /// A replaced token is lost.
    Replaced,
    /// A landing that is not adjacent.
    Travel,
    /// Peoples of the other side conquered from.
    Faction,
}

impl Term {
    /// The word for it in notation: a name, or the id of the rule of a tile.
    pub fn key(self, game: &Game) -> &str {
        match self {
            Term::Ground => "ground",
            Term::Mountain => "mountain",
            Term::Natives => "natives",
            Term::Defenders => "defenders",
            Term::Pieces(mark) => game.mark(mark).key,
            Term::Rule(rule) => &game.rule(rule).id,
            Term::Die => "die",
            Term::Minimum => "minimum",
            Term::Regions => "regions",
            Term::OneLost => "one-lost",
            Term::AllLost => "all-lost",
            Term::Replaced => "replaced",
            Term::Travel => "travel",
            Term::Faction => "faction",
        }
    }

    /// The term with that key.
    pub fn from_key(game: &Game, key: &str) -> Option<Term> {
        use crate::notation::Word;
        let plain = [
            Term::Ground,
            Term::Mountain,
            Term::Natives,
            Term::Defenders,
            Term::Die,
            Term::Minimum,
            Term::Regions,
            Term::OneLost,
            Term::AllLost,
            Term::Replaced,
            Term::Travel,
            Term::Faction,
        ];
        let plain = plain.into_iter().find(|term| term.key(game) == key);
        plain
            .or_else(|| Mark::read(game, key).map(Term::Pieces))
            .or_else(|| RuleRef::read(game, key).map(Term::Rule))
    }

    /// The id of the rule behind it.
    pub fn rule(self, game: &Game) -> &str {
        match self {
            Term::Pieces(mark) if game.mark(mark).wild => "RIVER-PIR-1",
            Term::Ground | Term::Mountain | Term::Natives | Term::Defenders | Term::Pieces(_) => {
                "CORE-COST-1"
            }
            Term::Rule(rule) => &game.rule(rule).id,
            Term::Die => "CORE-DIE-4",
            Term::Minimum => "CORE-COST-3",
            Term::Regions => "CORE-SCORE-1",
            Term::OneLost => "CORE-LOSS-1",
            Term::AllLost => "CORE-LOSS-3",
            Term::Replaced => "CORE-LOSS-2",
            Term::Travel => "WOW-COST-1",
            Term::Faction => "WOW-BONUS-1",
        }
    }
}

/// Something that adds up lines.
pub trait Tally {
    /// Adds a line.
    fn line(&mut self, n: i16, term: Term);
    /// The sum so far.
    fn total(&self) -> i16;
}

/// The sum alone.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum(pub i16);

impl Sum {
    /// The sum as a number of tokens: never below zero, and cut at 255, which is more than any player has.
    #[inline]
    pub(crate) fn capped(self) -> u8 {
        self.0.clamp(0, i16::from(u8::MAX)) as u8
    }
}

impl Tally for Sum {
    #[inline]
    fn line(&mut self, n: i16, _: Term) {
        self.0 += n;
    }

    #[inline]
    fn total(&self) -> i16 {
        self.0
    }
}

/// The sum with its lines, zeros left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bill(pub Vec<(Term, i16)>);

impl Tally for Bill {
    fn line(&mut self, n: i16, term: Term) {
        if n != 0 {
            self.0.push((term, n));
        }
    }

    fn total(&self) -> i16 {
        self.0.iter().map(|(_, n)| n).sum()
    }
}

impl Bill {
    /// The bill in one line: `ground 2, defenders 1, HOME-TILE 1 = 4`.
    pub fn text(&self, game: &Game) -> String {
        let lines: Vec<String> = self.0.iter().map(|(term, n)| format!("{} {n}", term.key(game))).collect();
        format!(
            "{} = {}",
            if lines.is_empty() { "nothing".to_owned() } else { lines.join(", ") },
            self.total()
        )
    }
}

/// What taking the region would cost the band, line by line, in the order of the rulebook.
pub fn conquest_bill(q: Query<'_>, band: BandId, region: Region, bill: &mut impl Tally) {
    Attack::new(q, band).bill(region, bill);
}

/// What a fixed number of tokens comes to with the surcharges of the attacker (CORE-COST-5).
pub fn fixed_bill(
    q: Query<'_>,
    band: BandId,
    region: Region,
    tokens: u8,
    rule: RuleRef,
    bill: &mut impl Tally,
) {
    bill.line(i16::from(tokens), Term::Rule(rule));
    for held in q.tiles_unless(band, q.is_plain(band, plain::ATTACK)) {
        for line in held.compiled.costs.iter().filter(|line| line.tokens > 0) {
            if q.cost_regions(band, held.tile, line.regions).contains(region) {
                bill.line(line.tokens, Term::Rule(held.rule(line.index)));
            }
        }
    }
    let least = i16::from(q.garrison(band));
    if bill.total() < least {
        bill.line(least - bill.total(), Term::Minimum);
    }
}

/// What stands in the region for good, whoever holds it.
pub(crate) fn standing_bill(q: Query<'_>, region: Region, bill: &mut impl Tally) {
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

/// How many tokens the holder of the region would lose to the tray.
pub fn loss_bill(q: Query<'_>, region: Region, price: Option<Price>, bill: &mut impl Tally) {
    let Some(defender) = q.table.holder(region) else { return };
    let tokens = i16::from(q.table.tokens(region));
    let harmless = |held: BandTile<'_>| {
        matches!(held.compiled.wield, Some((Weapon::AsIfEmpty, _))) && q.table.turn.is_wielded(held.slot)
    };
    if price.is_none()
        && q.table.turn.wields()
        && q.table.acting().is_some_and(|id| q.tiles(id).any(harmless))
    {
        return;
    }
    if price == Some(Price::Swap) {
        return bill.line(tokens, Term::Replaced);
    }
    if !q.fights(defender) {
        return bill.line(tokens, Term::AllLost);
    }
    bill.line(1, Term::OneLost);
    if q.is_plain(defender, plain::LOSS) {
        return;
    }
    for held in q.tiles(defender) {
        if let Some(at) = held.compiled.no_loss.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if q.game.has.rescues {
        rescue_bill(q, defender, region, bill);
    }
}

/// What keeps an active band from losing a token there besides: a champion, or the first rescue of the turn.
fn rescue_bill(q: Query<'_>, defender: BandId, region: Region, bill: &mut impl Tally) {
    for held in q.tiles(defender) {
        let stands = held.compiled.champion.filter(|&(mark, _)| q.table.marked(mark).contains(region));
        if let Some((_, at)) = stands.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if let Some(rule) = rescuer(q, defender).filter(|_| bill.total() > 0) {
        bill.line(-1, Term::Rule(rule));
    }
}

/// The rule by which the next token lost is rescued.
pub(crate) fn rescuer(q: Query<'_>, defender: BandId) -> Option<RuleRef> {
    let foreign = q.table.band(defender).owner != q.table.turn.seat;
    let fresh = foreign && q.table.turn.once & once::RESCUED == 0;
    if !fresh || q.is_plain(defender, plain::LOSS) {
        return None;
    }
    q.tiles(defender).find_map(|held| held.compiled.saves_first_loss.map(|at| held.rule(at)))
}

/// The tokens lost of one taken away by force.
pub(crate) fn discard_bill(q: Query<'_>, defender: BandId, bill: &mut impl Tally) {
    bill.line(1, Term::OneLost);
    for held in q.tiles(defender) {
        if let Some(at) = held.compiled.no_loss.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if let Some(rule) = rescuer(q, defender).filter(|_| bill.total() > 0) {
        bill.line(-1, Term::Rule(rule));
    }
}
