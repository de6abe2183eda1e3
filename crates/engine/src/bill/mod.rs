//! Bills: every number as a sum of named lines. Bots take the sum, people take the bill.

mod income;
mod tolls;

pub(crate) use income::leads_around;
pub use income::{band_income, double_bill, income_bill, region_value, seat_income};
pub use tolls::{Deed, ransom, toll, toll_bill};

pub use crate::expulsion::loss_bill;
pub use crate::price::defense_bill;

use crate::compiled::plain;
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark};
use crate::price::Attack;
use crate::query::Query;
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
