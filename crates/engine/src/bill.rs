//! Bills: every number as a sum of named lines. Bots take the sum, people take the bill.

use crate::ability::{Per, Price, Side, Weapon};
use crate::ask::once;
use crate::compiled::{Zone, plain};
use crate::game::{Game, RuleRef};
use crate::ids::{BandId, Mark, Seat, Tile};
use crate::price::Attack;
use crate::query::{BandTile, COPY, Query};
use crate::region::{Region, RegionSet};

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
    /// The sum as a number of tokens. Nobody has more than the most it can say.
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
    for held in q.tiles(band) {
        for line in held.compiled.costs.iter().filter(|line| line.tokens > 0) {
            if q.cost_regions(band, held.tile, line.place).contains(region) {
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
    if table.strewn.contains(region) {
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
    for held in q.tiles(defender).take(2) {
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
        matches!(held.compiled.wield, Some((Weapon::AsIfEmpty, _))) && q.table.turn.is_wielded(held.place)
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
        if let Some(at) = held.compiled.spare.filter(|_| bill.total() > 0) {
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
    q.tiles(defender).find_map(|held| held.compiled.rescue.map(|at| held.rule(at)))
}

/// The tokens lost of one taken away by force.
pub(crate) fn discard_bill(q: Query<'_>, defender: BandId, bill: &mut impl Tally) {
    bill.line(1, Term::OneLost);
    for held in q.tiles(defender) {
        if let Some(at) = held.compiled.spare.filter(|_| bill.total() > 0) {
            bill.line(-1, Term::Rule(held.rule(at)));
        }
    }
    if let Some(rule) = rescuer(q, defender).filter(|_| bill.total() > 0) {
        bill.line(-1, Term::Rule(rule));
    }
}

/// What the bank pays a player at scoring: the score sheet.
pub fn income_bill(q: Query<'_>, seat: Seat, bill: &mut impl Tally) {
    for band in q.table.bands().filter(|&id| q.table.band(id).owner == seat) {
        band_income(q, band, bill);
    }
    seat_income(q, seat, bill);
}

/// What the bank pays a player over all bands.
pub fn seat_income(q: Query<'_>, seat: Seat, bill: &mut impl Tally) {
    let Some((on, rule)) = q.game.world.series else { return };
    let n = i16::from((q.realm(seat) & on).len());
    // The first coin of each is the region's own.
    bill.line(n * (n - 1) / 2, Term::Rule(rule));
}

/// What the bank pays for one band.
pub fn band_income(q: Query<'_>, band: BandId, bill: &mut impl Tally) {
    let held = q.table.held(band);
    bill.line(i16::from(held.len()), Term::Regions);
    parting_bill(q, band, bill);
    if q.game.has_fixtures {
        double_bill(q, band, bill);
    }
    let poor = q.is_plain(band, plain::INCOME);
    for tile in q.tiles_unless(band, poor) {
        for line in &tile.compiled.score {
            let times = counted(q, band, tile.tile, line.per);
            bill.line(i16::from(line.coins) * i16::from(times), Term::Rule(tile.rule(line.index)));
        }
    }
    if let Some((mark, rule)) = q.game.world.blight {
        // Every region brings at least its own coin, so none comes to less than nothing.
        let beside = held & q.game.board().around(q.table.marked(mark));
        bill.line(-i16::from(beside.len()), Term::Rule(rule));
    }
    if q.game.has.war || q.game.has.most_around {
        island_income(q, band, bill);
    }
}

/// How many things a scoring line counts for a band.
fn counted(q: Query<'_>, band: BandId, tile: Tile, per: Per<Zone>) -> u8 {
    let table = q.table;
    let held = table.held(band);
    // The pick and the conquests of a turn are the active people's (CORE-DEF-6).
    let active = !table.band(band).declined;
    match per {
        Per::Region(zone) => (held & q.regions(tile, zone)).len(),
        Per::TwoRegions(zone) => (held & q.regions(tile, zone)).len() / 2,
        Per::RegionWithTokens(least) => held.filter(|&region| table.tokens(region) >= least).count() as u8,
        Per::Turn => 1,
        Per::TurnOfPick => u8::from(active && table.turn.picked),
        Per::Conquest if active => table.turn.spoils,
        Per::Defender { .. } if active => table.turn.rage,
        // Who holds most around a tile is counted for every band, whoever holds the tile (`island_income`).
        Per::Conquest | Per::Defender { .. } | Per::MostAround => 0,
        Per::AllConnected => u8::from(blocks(q, band) == 1),
        Per::Group => blocks(q, band),
        Per::Find => q.found().filter(|&index| held.contains(Region(table.fixtures[index]))).count() as u8,
        Per::RegionBeyond(n) => held.len().saturating_sub(n),
        Per::Token => table.on_board(band),
        Per::Island => q.game.board().islands().iter().filter(|island| island.meets(held)).count() as u8,
    }
}

/// What sides and what is found on islands bring.
fn island_income(q: Query<'_>, band: BandId, bill: &mut impl Tally) {
    let table = q.table;
    bill.line(i16::from(faction_bonus(q, band)), Term::Faction);
    for index in q.found() {
        let tile = q.game.fixture_tile(index);
        if let Some((n, at)) = q.game.compiled(tile, false).most_around
            && leads_around(q, band, Region(table.fixtures[index]))
        {
            bill.line(i16::from(n), Term::Rule(RuleRef { tile, index: at }));
        }
    }
}

/// One for each people of the other side that was conquered from this turn, once more where the band holds the place
/// that says so and took several regions. A band that has just declined is paid what it did before.
fn faction_bonus(q: Query<'_>, band: BandId) -> u8 {
    let seat = q.table.turn.seat;
    let earner = q.table.active(seat).or_else(|| q.table.declined(seat).next());
    let Some(foe) = q.side(band).foe().index().filter(|_| earner == Some(band)) else { return 0 };
    let beaten = u16::from_le_bytes(q.table.turn.beaten[foe]);
    let rally = q.is_lent(band) && q.compiled_tiles(band).any(|compiled| compiled.rally.is_some());
    // A side that was chosen pays where it was chosen.
    if !rally && q.game.compiled(q.table.band(band).race, false).side == Side::Neutral {
        return 0;
    }
    let twice = if rally { beaten & u16::from_le_bytes(q.table.turn.twice) } else { 0 };
    (beaten.count_ones() + twice.count_ones()) as u8
}

/// Whether the band holds more regions around that one than any other people, natives included.
pub(crate) fn leads_around(q: Query<'_>, band: BandId, center: Region) -> bool {
    let near = q.game.board().borders(center);
    let own = (q.table.held(band) & near).len();
    let rival = |other: BandId| (q.table.held(other) & near).len();
    let most = q.table.bands().filter(|&other| other != band).map(rival).max().unwrap_or(0);
    own > most.max((q.table.inhabited() & near).len())
}

/// What relics that double a region add for the band: all that is counted for that region, once more.
pub fn double_bill(q: Query<'_>, band: BandId, bill: &mut impl Tally) {
    for held in q.tiles(band) {
        let Some(at) = held.compiled.double.filter(|_| q.table.turn.is_used(held.place)) else { continue };
        let region = if held.place == COPY {
            let bag = q.compiled_tiles(band).find_map(|compiled| compiled.copies);
            bag.and_then(|mark| (q.table.marked(mark) & q.table.held(band)).lowest())
        } else {
            q.table.lies(q.game, held.tile)
        };
        if let Some(region) = region.filter(|&region| q.table.held(band).contains(region)) {
            bill.line(region_value(q, band, region), Term::Rule(held.rule(at)));
        }
    }
}

/// Everything counted for one region of a band at scoring; nothing where a place forbids counting twice.
pub fn region_value(q: Query<'_>, band: BandId, region: Region) -> i16 {
    let mut sum = 1;
    for held in q.tiles(band) {
        let compiled = held.compiled;
        if compiled.plain && q.table.lies(q.game, held.tile) == Some(region) {
            return 0;
        }
        for line in &compiled.score {
            let counts = match line.per {
                Per::Region(zone) => q.covers(held.tile, zone, region),
                Per::RegionWithTokens(least) => q.table.tokens(region) >= least,
                Per::Conquest => !q.table.band(band).declined && q.table.plunder.contains(region),
                // None of these is counted for a region of its own.
                Per::TwoRegions(_)
                | Per::Turn
                | Per::TurnOfPick
                | Per::Defender { .. }
                | Per::AllConnected
                | Per::Group
                | Per::Find
                | Per::Island
                | Per::MostAround
                | Per::RegionBeyond(_)
                | Per::Token => false,
            };
            sum += i16::from(line.coins) * i16::from(counts);
        }
    }
    sum
}

/// What a band that vanishes after this scoring is paid, even if what let it vanish is gone by now.
fn parting_bill(q: Query<'_>, band: BandId, bill: &mut impl Tally) {
    if q.table.turn.fading != band {
        return;
    }
    let tiles = [q.table.band(band).race, q.table.band(band).power, q.table.bound];
    for (tile, (n, index)) in
        tiles.iter().filter_map(|&tile| Some((tile, q.game.compiled(tile, true).vanish?)))
    {
        let coins = i16::from(n) * i16::from(q.table.held(band).len());
        bill.line(coins, Term::Rule(RuleRef { tile, index }));
    }
}

/// How many groups of regions hang together, by what is adjacent for the band.
fn blocks(q: Query<'_>, band: BandId) -> u8 {
    let mut left = q.table.held(band);
    let mut n = 0;
    while let Some(first) = left.lowest() {
        let mut block: RegionSet = [first].into_iter().collect();
        loop {
            let wider = (block | q.adjacent(band, block) | reached_from(q, band, left - block, block)) & left;
            if wider == block {
                break;
            }
            block = wider;
        }
        left -= block;
        n += 1;
    }
    n
}

/// The regions from which one of these is adjacent: a relation granted one way is taken both ways.
fn reached_from(q: Query<'_>, band: BandId, others: RegionSet, block: RegionSet) -> RegionSet {
    others.filter(|&region| q.adjacent(band, [region].into_iter().collect()).meets(block)).collect()
}

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
        let bound = band.is_bound(attacker) && !q.table.turn.has_paid(attacker, band.owner);
        if let Some((n, at)) = held.compiled.peace_toll.filter(|_| bound && deed != Deed::Touch) {
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
