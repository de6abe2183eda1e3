//! The balance lab: what bots' games say about tiles, seats and timing.
//!
//! Everything is counted in whole numbers and in the order of the games, so a tally does not depend on threads,
//! and one that was put aside can be taken up again.

use engine::bill::Term;
use engine::{Answers, BandId, Event, Game, Query, State, Tile};
use serde::{Deserialize, Serialize};

use crate::stats::Z;
use crate::{Bot, Nature, step};

/// How often something was seen, and the sum and squares of what it brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// How often.
    pub n: i64,
    /// The sum.
    pub sum: i64,
    /// The sum of squares.
    pub squares: i64,
}

impl Cell {
    /// Counts one more.
    pub fn add(&mut self, x: i64) {
        self.n += 1;
        self.sum += x;
        self.squares += x * x;
    }

    /// The mean, and half its 95 % interval.
    pub fn mean(&self) -> (f64, f64) {
        let n = self.n as f64;
        if self.n < 2 {
            return (if self.n == 1 { self.sum as f64 } else { 0.0 }, f64::INFINITY);
        }
        let mean = self.sum as f64 / n;
        (mean, Z * (self.spread() / (n * (n - 1.0))).sqrt())
    }

    /// The sum of squared distances from the mean.
    fn spread(&self) -> f64 {
        let n = (self.n as f64).max(1.0);
        (self.squares as f64 - (self.sum as f64).powi(2) / n).max(0.0)
    }
}

/// All that is counted. Vectors grow as things are seen; places are as in the game's lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many games are in it.
    pub games: u64,
    /// What bands earned in their lives, by round of the pick, race and power.
    pub bands: Vec<Cell>,
    /// How often each tile lay free at the top when a band was picked.
    pub free: Vec<i64>,
    /// Coins at the end by place in the order of play.
    pub places: Vec<Cell>,
    /// Sixtieths of wins by place in the order of play.
    pub wins: Vec<i64>,
    /// How many seats had so many bands.
    pub counts: Vec<i64>,
    /// Coins ahead of the table's mean, in hundredths, by the round of the first decline; 0 is never.
    pub declines: Vec<Cell>,
    /// Games in which the most coins were had by several, and those in which tokens did not decide either.
    pub ties: [i64; 2],
}

/// A band in a game under way.
struct Life {
    id: BandId,
    cell: usize,
    earned: i64,
}

impl Tally {
    /// An empty tally for a game.
    pub fn new(game: &Game) -> Tally {
        let (races, powers) = sizes(game);
        let rounds = usize::from(game.rounds());
        let players = usize::from(game.players());
        Tally {
            bands: vec![Cell::default(); rounds * races * powers],
            free: vec![0; races + powers],
            places: vec![Cell::default(); players],
            wins: vec![0; players],
            counts: vec![0; rounds + 1],
            declines: vec![Cell::default(); rounds + 1],
            ..Tally::default()
        }
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        let cells = |to: &mut [Cell], from: &[Cell]| {
            for (to, from) in to.iter_mut().zip(from) {
                to.n += from.n;
                to.sum += from.sum;
                to.squares += from.squares;
            }
        };
        let numbers =
            |to: &mut [i64], from: &[i64]| to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        self.games += other.games;
        cells(&mut self.bands, &other.bands);
        cells(&mut self.places, &other.places);
        cells(&mut self.declines, &other.declines);
        numbers(&mut self.free, &other.free);
        numbers(&mut self.wins, &other.wins);
        numbers(&mut self.counts, &other.counts);
        numbers(&mut self.ties, &other.ties);
    }

    /// Plays a game and counts it.
    pub fn watch(&mut self, game: &Game, bots: &mut [Box<dyn Bot>], nature: &mut Nature) {
        let (races, powers) = sizes(game);
        let mut state = State::new(game);
        let mut answers = Answers::new();
        let mut events: Vec<Event> = Vec::new();
        let mut lives: Vec<Life> = Vec::new();
        let mut n_bands = vec![0_usize; usize::from(game.players())];
        let mut first_declines = vec![0_usize; usize::from(game.players())];
        while !state.is_over() {
            let top = state.table().offer().next();
            let round = usize::from(state.table().round()) - 1;
            events.clear();
            step(game, &mut state, bots, nature, &mut answers, &mut events);
            let table = state.table();
            let mut earning = None;
            for event in &events {
                match *event {
                    Event::Picked { seat, race, power, .. } => {
                        n_bands[usize::from(seat.0)] += 1;
                        if let (Some(id), Some((top_race, Some(top_power), _))) = (table.active(seat), top) {
                            let power = usize::from(power.0) - races;
                            let cell = (round * races + usize::from(race.0)) * powers + power;
                            lives.push(Life { id, cell, earned: 0 });
                            self.free[usize::from(top_race.0)] += 1;
                            self.free[usize::from(top_power.0)] += 1;
                        }
                    }
                    Event::Declined { seat, .. } => {
                        let first = &mut first_declines[usize::from(seat.0)];
                        if *first == 0 {
                            *first = round + 1;
                        }
                    }
                    Event::Scored { seat, term, coins } => {
                        // Bands score in the order of their numbers, each its regions first.
                        let own = |&id: &BandId| table.band(id).owner == seat && !table.held(id).is_empty();
                        match term {
                            Term::Regions => {
                                let later = |id: &BandId| earning.is_none_or(|last: BandId| id.0 > last.0);
                                earning = table.bands().filter(own).find(later);
                            }
                            Term::Rule(rule) => {
                                let tiles = |id: BandId| [table.band(id).race, table.band(id).power];
                                let owner = |&id: &BandId| {
                                    table.band(id).owner == seat && tiles(id).contains(&rule.tile)
                                };
                                earning = table.bands().find(owner).or(earning);
                            }
                            _ => {}
                        }
                        let life = earning.and_then(|id| lives.iter_mut().rev().find(|life| life.id == id));
                        if let Some(life) = life {
                            life.earned += i64::from(coins);
                        }
                    }
                    Event::Withheld { coins, .. } => {
                        let life = earning.and_then(|id| lives.iter_mut().rev().find(|life| life.id == id));
                        if let Some(life) = life {
                            life.earned -= i64::from(coins);
                        }
                    }
                    _ => {}
                }
            }
        }
        for life in &lives {
            self.bands[life.cell].add(life.earned);
        }
        self.count_end(game, &state, &n_bands, &first_declines);
    }

    fn count_end(&mut self, game: &Game, end: &State, n_bands: &[usize], first_declines: &[usize]) {
        self.games += 1;
        let players = i64::from(game.players());
        let total: i64 = game.seats().map(|seat| i64::from(end.coins(seat))).sum();
        let winners = Query { game, table: end.table() }.winners(|seat| end.coins(seat));
        for seat in game.seats() {
            let at = usize::from(seat.0);
            let coins = i64::from(end.coins(seat));
            let place = (seat.0 + game.players() - end.table().first_seat().0) % game.players();
            self.places[usize::from(place)].add(coins);
            if winners.contains(&seat) {
                self.wins[usize::from(place)] += 60 / winners.len() as i64;
            }
            let last = self.counts.len() - 1;
            self.counts[n_bands[at].min(last)] += 1;
            self.declines[first_declines[at]].add(100 * coins - 100 * total / players);
        }
        let most = game.seats().map(|seat| end.coins(seat)).max();
        let tied = game.seats().filter(|&seat| Some(end.coins(seat)) == most).count();
        self.ties[0] += i64::from(tied > 1);
        self.ties[1] += i64::from(winners.len() > 1);
    }

    /// What a race, a power or a combo earned above the average of bands picked in the same round, how sure that
    /// is, and how often it was seen. A tile left out stands for all.
    pub fn worth(&self, game: &Game, race: Option<Tile>, power: Option<Tile>) -> (f64, f64, i64) {
        let (races, powers) = sizes(game);
        let (mut n, mut sum, mut spread) = (0_i64, 0.0, 0.0);
        for cells in self.bands.chunks(races * powers) {
            let seen: i64 = cells.iter().map(|cell| cell.n).sum();
            let average = cells.iter().map(|cell| cell.sum).sum::<i64>() as f64 / (seen.max(1)) as f64;
            for (at, cell) in cells.iter().enumerate() {
                let fits = race.is_none_or(|race| at / powers == usize::from(race.0))
                    && power.is_none_or(|power| at % powers + races == usize::from(power.0));
                if fits && cell.n > 0 {
                    let above = cell.sum as f64 / cell.n as f64 - average;
                    n += cell.n;
                    sum += above * cell.n as f64;
                    spread += cell.spread() + above * above * cell.n as f64;
                }
            }
        }
        let count = n as f64;
        if n < 2 {
            return (if n == 1 { sum } else { 0.0 }, f64::INFINITY, n);
        }
        let mean = sum / count;
        (mean, Z * ((spread / count - mean * mean).max(0.0) / (count - 1.0)).sqrt(), n)
    }

    /// The coins at which a combo is worth as much as what lies free at the top on average.
    pub fn fair_price(&self, game: &Game, race: Tile, power: Tile) -> f64 {
        let alone = |tile: Tile| {
            let race = game.is_race(tile);
            self.worth(game, race.then_some(tile), (!race).then_some(tile)).0
        };
        let picks = self.free.iter().sum::<i64>().max(1) as f64 / 2.0;
        let free: f64 =
            game.tiles().map(|(tile, _)| alone(tile) * self.free[usize::from(tile.0)] as f64).sum();
        alone(race) + alone(power) - free / picks
    }
}

/// How many races and powers a game has.
fn sizes(game: &Game) -> (usize, usize) {
    let races = game.tiles().filter(|&(tile, _)| game.is_race(tile)).count();
    (races, game.tiles().count() - races)
}
