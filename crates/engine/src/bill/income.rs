//! What bands and players are paid at scoring.

use super::Tally;
use super::Term;
use crate::ability::{Per, Side};
use crate::compiled::{Zone, plain};
use crate::game::RuleRef;
use crate::ids::{BandId, Seat, Tile};
use crate::query::{COPY, Query};
use crate::region::{Region, RegionSet};

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
    if q.is_lent(band) {
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
        // Who acts in decline may have all tokens in hand, and is paid again once it holds a region (UG-POW-WISE).
        Per::Turn => u8::from(active || !held.is_empty()),
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

/// One for each people of the other side from which a region was conquered this turn. A people that lost several
/// regions counts twice if the band holds a place such as the Battleground. A band that has just declined is paid for
/// the conquests it made before.
fn faction_bonus(q: Query<'_>, band: BandId) -> u8 {
    let seat = q.table.turn.seat;
    let earner = q.table.active(seat).or_else(|| q.table.declined(seat).next());
    let Some(foe) = q.side(band).foe().index().filter(|_| earner == Some(band)) else { return 0 };
    let beaten = u16::from_le_bytes(q.table.turn.beaten[foe]);
    if beaten == 0 {
        return 0;
    }
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
        let Some(at) = held.compiled.double.filter(|_| q.table.turn.is_used(held.slot)) else { continue };
        let region = if held.slot == COPY {
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
        if compiled.never_twice && q.table.lies(q.game, held.tile) == Some(region) {
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
    if q.table.turn.departing != band {
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
