//! What relics, places and the symbols of a board bring to whoever has them.
//!
//! Whenever a turn begins, its player either has a find in a region of theirs or has not. What the player earns from then
//! to the end of the game is compared among turns of the same standing: the same round, as many regions, and a band in play
//! or none. Those who have a find are not taken to be ahead for the regions it came with, then, nor behind because the game
//! is nearly over. The worth of a find is the mean difference between who had it and who had it not, over the standings of
//! those who had it.
//!
//! It does not say what a find brings in the turn in which it is found, nor what it costs to keep.

use std::ops::Range;

use engine::ability::Effect;
use engine::{Game, RegionSet, Seat, State, Table, Tile};
use serde::{Deserialize, Serialize};

use super::cell::Cell;
use crate::stats::Z;

/// Numbers of regions that are told apart; all above count as the last.
const REGIONS: usize = 16;

/// How turns went on from where they began, in coins to the end of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finds {
    /// All turns, by standing.
    pub turns: Vec<Cell>,
    /// The turns of players who had a find, by find and standing.
    pub having: Vec<Cell>,
}

/// A turn whose end is not known.
pub struct Begun {
    seat: Seat,
    coins: i64,
    standing: usize,
    /// The finds it began with, as bits.
    has: u64,
}

/// The relics and places of a game, and what its board has in regions that may be held.
pub fn finds(game: &Game) -> Vec<Tile> {
    let tiles = game.tiles().map(|(tile, _)| tile);
    tiles.filter(|&tile| game.is_fixture(tile) || !sites(game, tile).is_empty()).collect()
}

/// Where the board has what a tile of the board gives, for example the harbors.
fn sites(game: &Game, tile: Tile) -> RegionSet {
    if !game.is_feature(tile) {
        return RegionSet::EMPTY;
    }
    let printed = |effect| match effect {
        Effect::Series(filter) | Effect::Foresee(filter) => filter.printed_on(game.board()),
        Effect::Procedure(_, given) => given.regions.printed_on(game.board()),
        _ => RegionSet::EMPTY,
    };
    let rules = game.ability(tile).rules.iter();
    rules.fold(RegionSet::EMPTY, |sites, rule| sites | printed(rule.effect))
}

/// Where a find may be had now.
fn lies(game: &Game, table: &Table, tile: Tile) -> RegionSet {
    table.lies(game, tile).into_iter().collect::<RegionSet>() | sites(game, tile)
}

/// The regions of a player.
fn held(table: &Table, seat: Seat) -> RegionSet {
    let own = table.bands().filter(|&id| table.band(id).owner == seat);
    own.fold(RegionSet::EMPTY, |regions, id| regions | table.held(id))
}

/// How many standings there are.
fn standings(game: &Game) -> usize {
    usize::from(game.rounds()) * 2 * REGIONS
}

impl Finds {
    /// Nothing counted yet.
    pub fn new(game: &Game) -> Finds {
        let standings = standings(game);
        let finds = finds(game).len();
        let turns = if finds == 0 { 0 } else { standings };
        Finds { turns: vec![Cell::default(); turns], having: vec![Cell::default(); finds * standings] }
    }

    /// Adds what others counted.
    pub fn merge(&mut self, other: &Finds) {
        Cell::merge(&mut self.turns, &other.turns);
        Cell::merge(&mut self.having, &other.having);
    }

    /// Takes note of how the turn of a player begins.
    pub fn begin(game: &Game, state: &State, seat: Seat, round: u8) -> Begun {
        let table = state.table();
        let regions = held(table, seat);
        let band = usize::from(table.active(seat).is_some());
        let standing =
            (usize::from(round - 1) * 2 + band) * REGIONS + usize::from(regions.len()).min(REGIONS - 1);
        let has = finds(game).into_iter().enumerate().fold(0, |has, (at, tile)| {
            has | u64::from(!(lies(game, table, tile) & regions).is_empty()) << at
        });
        Begun { seat, coins: i64::from(state.coins(seat)), standing, has }
    }

    /// Counts the turns of a game that is over.
    pub fn end(&mut self, game: &Game, end: &State, turns: &[Begun]) {
        if self.turns.is_empty() {
            return;
        }
        let standings = standings(game);
        for turn in turns {
            let coins = i64::from(end.coins(turn.seat)) - turn.coins;
            self.turns[turn.standing].add(coins);
            for find in (0..self.having.len() / standings).filter(|find| turn.has >> find & 1 == 1) {
                self.having[find * standings + turn.standing].add(coins);
            }
        }
    }

    /// What having a find as a turn began brought from there on, in turns of those rounds, counted from 0; how sure that
    /// is; and how many turns began with it. Turns of one game are not independent of each other, so the intervals of
    /// rounds are added up as if all erred together, which is the worst that can be.
    pub fn worth(&self, game: &Game, find: Tile, rounds: Range<usize>) -> (f64, f64, i64) {
        let standings = standings(game);
        let place = finds(game).iter().position(|&tile| tile == find);
        let having = place.and_then(|at| self.having.get(at * standings..(at + 1) * standings));
        let Some(having) = having else { return (0.0, f64::INFINITY, 0) };
        let (mut n, mut sum, mut errors) = (0, 0.0, 0.0);
        for round in rounds {
            let cells = round * 2 * REGIONS..(round + 1) * 2 * REGIONS;
            let (Some(all), Some(own)) = (self.turns.get(cells.clone()), having.get(cells)) else { continue };
            let (mean, error, seen) = difference(all, own);
            if seen > 0 {
                n += seen;
                sum += mean * seen as f64;
                errors += error * seen as f64;
            }
        }
        if n == 0 {
            return (0.0, f64::INFINITY, 0);
        }
        (sum / n as f64, errors / n as f64, n)
    }
}

/// The mean difference between some turns and the others of the same standing, half its 95 % interval, and how many turns
/// had others to be compared with.
fn difference(all: &[Cell], some: &[Cell]) -> (f64, f64, i64) {
    let pairs = all.iter().zip(some).map(|(all, some)| (some, all.without(some)));
    let pairs: Vec<(&Cell, Cell)> = pairs.filter(|(some, others)| some.n > 0 && others.n > 1).collect();
    let n: i64 = pairs.iter().map(|(some, _)| some.n).sum();
    let free = n - pairs.len() as i64;
    let mean = |cell: &Cell| cell.sum as f64 / cell.n as f64;
    let total: f64 = pairs.iter().map(|(some, others)| some.n as f64 * (mean(some) - mean(others))).sum();
    if n == 0 {
        return (0.0, f64::INFINITY, 0);
    }
    if free < 1 {
        return (total / n as f64, f64::INFINITY, n);
    }
    let within = pairs.iter().map(|(some, _)| some.spread()).sum::<f64>() / free as f64;
    let others: f64 = pairs
        .iter()
        .map(|(some, others)| {
            let (some, others_n) = (some.n as f64, others.n as f64);
            some * some * others.spread() / (others_n * (others_n - 1.0))
        })
        .sum();
    let n_f = n as f64;
    (total / n_f, Z * (within / n_f + others / (n_f * n_f)).sqrt(), n)
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::setup::Position;
    use engine::{Region, Seat};

    use super::*;

    fn below() -> Game {
        Setup::new(Set::Underground, 2).game().expect("the board is shipped")
    }

    /// The state in which A has a people in the first regions that can be held, so many of them.
    fn table(game: &Game, regions: u8, find: Option<(Tile, Region)>, coins: u16) -> State {
        let mut position = Position::new(game);
        let race = game.tiles().map(|(tile, _)| tile).find(|&tile| game.is_race(tile)).expect("races");
        let power = game.tiles().map(|(tile, _)| tile).find(|&tile| game.is_power(tile)).expect("powers");
        let band = position.band(Seat(0), power, race, false).expect("free");
        let land = game.board().land().into_iter().take(usize::from(regions));
        for region in land {
            position.tokens(band, region, 1).expect("tokens enough");
        }
        if let Some((tile, region)) = find {
            position.lies(tile, region).expect("a find");
        }
        position.coins(Seat(0), coins);
        position.begin(Seat(0))
    }

    #[test]
    fn a_find_is_worth_what_its_holders_earn_above_others_of_the_same_standing() {
        let game = below();
        let relic = finds(&game)[0];
        let own = game.board().land().into_iter().next().expect("land");
        let mut counted = Finds::new(&game);
        // With three regions in the third round: 20 and 22 coins more with the relic, 15 and 13 without it; with five
        // regions nobody has it, and what they earn must not matter.
        for (regions, find, before, after) in [
            (3, Some((relic, own)), 10, 30),
            (3, Some((relic, own)), 10, 32),
            (3, None, 10, 25),
            (3, None, 12, 25),
            (5, None, 10, 90),
            (5, None, 10, 80),
        ] {
            let begun = Finds::begin(&game, &table(&game, regions, find, before), Seat(0), 3);
            counted.end(&game, &table(&game, regions, find, after), &[begun]);
        }
        let (worth, error, n) = counted.worth(&game, relic, 0..usize::from(game.rounds()));
        assert_eq!((worth, n), (7.0, 2));
        // Two variances of 2, each of a mean of two.
        assert!((error - Z * 2.0_f64.sqrt()).abs() < 1e-9, "{error}");
        assert_eq!(counted.worth(&game, relic, 2..3).2, 2);
        assert_eq!(counted.worth(&game, relic, 3..4), (0.0, f64::INFINITY, 0));
        assert_eq!(counted.worth(&game, finds(&game)[1], 0..9).2, 0);
    }

    #[test]
    fn a_relic_elsewhere_is_not_had() {
        let game = below();
        let relic = finds(&game)[0];
        let lands: Vec<Region> = game.board().land().into_iter().collect();
        let has = |find| Finds::begin(&game, &table(&game, 3, find, 5), Seat(0), 1).has;
        assert_eq!(has(Some((relic, lands[2]))), 1);
        assert_eq!((has(Some((relic, lands[7]))), has(None)), (0, 0));
    }

    #[test]
    fn boards_have_finds_where_their_regions_can_be_held() {
        let keys = |set| {
            let game = Setup::new(set, 3).game().expect("the board is shipped");
            finds(&game).into_iter().map(|tile| game.ability(tile).key.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(keys(Set::River), ["harbor", "shipyard", "seer_temple"]);
        assert_eq!(keys(Set::Underground).len(), 15);
        assert!(keys(Set::Base).is_empty());
    }

    #[test]
    fn counts_of_two_halves_are_the_counts_of_the_whole() {
        let game = below();
        let relic = finds(&game)[0];
        let own = game.board().land().into_iter().next().expect("land");
        let [mut whole, mut one, mut other] = [(); 3].map(|()| Finds::new(&game));
        for coins in [20, 31, 17, 44] {
            let begun = || [Finds::begin(&game, &table(&game, 4, Some((relic, own)), 9), Seat(0), 2)];
            let end = table(&game, 4, None, coins);
            whole.end(&game, &end, &begun());
            if coins < 30 { &mut one } else { &mut other }.end(&game, &end, &begun());
        }
        one.merge(&other);
        assert_eq!(one, whole);
        // A tally from before finds were counted takes them in.
        let mut old = Finds::default();
        old.merge(&whole);
        assert_eq!(old, whole);
    }
}
