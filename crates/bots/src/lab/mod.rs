//! The balance lab: what bots' games say about tiles, seats and timing.
//!
//! Everything is counted in whole numbers and in the order of the games, so a tally does not depend on threads,
//! and one that was put aside can be taken up again.

mod cell;
pub mod entries;
pub mod finds;

use std::ops::Range;

use engine::bill::Term;
use engine::{Answer, Answers, Ask, BandId, Event, Game, Query, Seat, State, Tile, View};
use serde::{Deserialize, Serialize};

use crate::stats::{Share, Z, wilson};
use crate::{Bot, Nature, step};

pub use cell::Cell;
use finds::{Begun, Finds};

/// How often a combo must have been on offer for its price to stand by itself.
const SEEN_OFTEN: i64 = 30;

/// All that is counted. Vectors grow as things are seen; places are as in the game's lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many games are in it.
    pub games: u64,
    /// What bands earned in their lives, by round of the pick, race and power.
    pub bands: Vec<Cell>,
    /// The coins, in hundredths, at which the picking bot would have been as glad of a combo on offer as of the free one
    /// at the top, by race and power.
    #[serde(default)]
    pub prices: Vec<Cell>,
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
    /// What relics, places and the symbols of the board brought; reports from before they were counted have none.
    #[serde(default)]
    pub finds: Finds,
}

/// A band in a game under way.
struct Life {
    id: BandId,
    seat: Seat,
    cell: usize,
    earned: i64,
}

/// Writes coins to a band, or to the last one of the seat if nothing says which.
fn credit(lives: &mut [Life], seat: Seat, earning: Option<BandId>, coins: i64) {
    let earns = |life: &&mut Life| earning.map_or(life.seat == seat, |id| life.id == id);
    if let Some(life) = lives.iter_mut().rev().find(earns) {
        life.earned += coins;
    }
}

/// The coins bands win and spend besides scoring in a player's turn. What is taken from a player is no fault of the
/// band's.
pub fn moved(event: &Event, turn: Seat) -> [Option<(Seat, i64)>; 2] {
    let n = |coins: u16| i64::from(coins);
    match *event {
        Event::Levied { seat, coins, .. }
        | Event::Consoled { seat, coins }
        | Event::Gained { seat, coins, .. } => [Some((seat, n(coins))), None],
        Event::Hired { coins, .. } => [Some((turn, -n(coins))), None],
        Event::Spent { seat, coins, .. } | Event::TollToBank { seat, coins } => {
            [Some((seat, -n(coins))), None]
        }
        Event::TollPaid { seat, to, coins } | Event::RansomPaid { seat, to, coins } => {
            [Some((seat, -n(coins))), Some((to, n(coins)))]
        }
        _ => [None, None],
    }
}

impl Tally {
    /// An empty tally for a game.
    pub fn new(game: &Game) -> Tally {
        let (races, powers) = sizes(game);
        let rounds = usize::from(game.rounds());
        let players = usize::from(game.players());
        Tally {
            bands: vec![Cell::default(); rounds * races * powers],
            prices: vec![Cell::default(); races * powers],
            free: vec![0; races + powers],
            places: vec![Cell::default(); players],
            wins: vec![0; players],
            counts: vec![0; rounds + 1],
            declines: vec![Cell::default(); rounds + 1],
            finds: Finds::new(game),
            ..Tally::default()
        }
    }

    /// Adds another tally.
    pub fn merge(&mut self, other: &Tally) {
        let numbers =
            |to: &mut [i64], from: &[i64]| to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        self.games += other.games;
        Cell::merge(&mut self.bands, &other.bands);
        Cell::merge(&mut self.prices, &other.prices);
        Cell::merge(&mut self.places, &other.places);
        Cell::merge(&mut self.declines, &other.declines);
        numbers(&mut self.free, &other.free);
        numbers(&mut self.wins, &other.wins);
        numbers(&mut self.counts, &other.counts);
        numbers(&mut self.ties, &other.ties);
        self.finds.merge(&other.finds);
    }

    /// Plays a game and counts it.
    pub fn watch(&mut self, game: &Game, bots: &mut [Box<dyn Bot>], nature: &mut Nature) {
        let (races, powers) = sizes(game);
        let mut state = State::new(game);
        let mut answers = Answers::new();
        let mut events: Vec<Event> = Vec::new();
        let mut lives: Vec<Life> = Vec::new();
        let mut turns: Vec<Begun> = Vec::new();
        let mut n_bands = vec![0_usize; usize::from(game.players())];
        let mut first_declines = vec![0_usize; usize::from(game.players())];
        while !state.is_over() {
            let top = state.table().offer().next();
            let round = usize::from(state.table().round()) - 1;
            if let (Ask::Pick, Some(seat)) = (state.owed().ask, state.owed().who.player()) {
                let view = View::new(game, &state, Some(seat));
                self.count_prices(game, &view, &bots[usize::from(seat.0)].appraise(game, &view));
            }
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
                            lives.push(Life { id, seat, cell, earned: 0 });
                            self.free[usize::from(top_race.0)] += 1;
                            self.free[usize::from(top_power.0)] += 1;
                        }
                    }
                    Event::TurnBegan { seat, round } => turns.push(Finds::begin(game, &state, seat, round)),
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
                        credit(&mut lives, seat, earning, i64::from(coins));
                    }
                    Event::Withheld { seat, coins, .. } => {
                        credit(&mut lives, seat, earning, -i64::from(coins));
                    }
                    ref other => {
                        for (seat, coins) in moved(other, table.seat()).into_iter().flatten() {
                            credit(&mut lives, seat, None, coins);
                        }
                    }
                }
            }
        }
        for life in &lives {
            self.bands[life.cell].add(life.earned);
        }
        self.finds.end(game, &state, &turns);
        self.count_end(game, &state, &n_bands, &first_declines);
    }

    /// Takes note of what a bot thinks of the combos on offer.
    fn count_prices(&mut self, game: &Game, view: &View, worths: &[(Answer, f32)]) {
        let (races, powers) = sizes(game);
        let offer: Vec<(Tile, Option<Tile>, u8)> = view.table.offer().collect();
        // What it costs and what lies on it left out.
        let bare =
            |slot: u8, worth: f32| worth + f32::from(slot - 1) - f32::from(offer[usize::from(slot) - 1].2);
        let bare = |&(answer, worth): &(Answer, f32)| match answer {
            Answer::Pick { slot } => Some((slot, bare(slot, worth))),
            _ => None,
        };
        let worths: Vec<(u8, f32)> = worths.iter().filter_map(bare).collect();
        let Some(&(_, free)) = worths.iter().find(|(slot, _)| *slot == 1) else { return };
        for (slot, worth) in worths {
            if let (race, Some(power), _) = offer[usize::from(slot) - 1] {
                let cell = usize::from(race.0) * powers + usize::from(power.0) - races;
                self.prices[cell].add((100.0 * (worth - free)).round() as i64);
            }
        }
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

    /// Whether the bots had an opinion of what combos on offer are worth.
    pub fn has_prices(&self) -> bool {
        self.prices.iter().any(|cell| cell.n > 0)
    }

    /// The share of wins of a place in the order of play, and half its 95 % interval.
    pub fn win_share(&self, place: usize) -> (f64, f64) {
        let wins = self.wins.get(place).copied().unwrap_or(0);
        let Share { share, low, high } = wilson(wins as f64 / 60.0, self.games.max(1) as f64);
        (share, (high - low) / 2.0)
    }

    /// What a race, a power or a combo earned above the average of bands picked in the same round, how sure that
    /// is, and how often it was seen. A tile left out stands for all.
    pub fn worth(&self, game: &Game, race: Option<Tile>, power: Option<Tile>) -> (f64, f64, i64) {
        self.worth_in(game, 0..usize::from(game.rounds()), race, power)
    }

    /// The same of bands that were picked in those rounds, counted from 0.
    pub fn worth_in(
        &self,
        game: &Game,
        rounds: Range<usize>,
        race: Option<Tile>,
        power: Option<Tile>,
    ) -> (f64, f64, i64) {
        let (races, powers) = sizes(game);
        let (mut n, mut sum, mut spread) = (0_i64, 0.0, 0.0);
        for cells in self.bands.chunks(races * powers).take(rounds.end).skip(rounds.start) {
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

    /// The coins at which the bots were as glad of a combo as of the free one at the top, and half the 95 % interval;
    /// where they saw it seldom, what they thought of its race and its power, and nothing is known of the interval.
    pub fn fair_price(&self, game: &Game, race: Tile, power: Tile) -> (f64, f64) {
        let (races, powers) = sizes(game);
        let at = usize::from(race.0) * powers + usize::from(power.0) - races;
        let cell = self.prices.get(at).copied().unwrap_or_default();
        if cell.n >= SEEN_OFTEN {
            let (mean, error) = cell.mean();
            return (mean / 100.0, error / 100.0);
        }
        let mean = |cells: &mut dyn Iterator<Item = &Cell>| {
            let (n, sum) = cells.fold((0, 0), |(n, sum), cell| (n + cell.n, sum + cell.sum));
            if n == 0 { 0.0 } else { sum as f64 / n as f64 }
        };
        let cells = || self.prices.iter().enumerate();
        let by_race =
            mean(&mut cells().filter(|(at, _)| at / powers == usize::from(race.0)).map(|(_, cell)| cell));
        let by_power = mean(
            &mut cells().filter(|(at, _)| at % powers + races == usize::from(power.0)).map(|(_, cell)| cell),
        );
        ((by_race + by_power - mean(&mut self.prices.iter())) / 100.0, f64::INFINITY)
    }

    /// The coins a combo's race and power earned above what the free ones at the top did.
    pub fn earned_price(&self, game: &Game, race: Tile, power: Tile) -> f64 {
        let alone = |tile: Tile| {
            let race = game.is_race(tile);
            self.worth(game, race.then_some(tile), (!race).then_some(tile)).0
        };
        let picks = self.free.iter().sum::<i64>().max(1) as f64 / 2.0;
        let tiles =
            game.tiles().map(|(tile, _)| tile).filter(|&tile| game.is_race(tile) || game.is_power(tile));
        let free: f64 = tiles.map(|tile| alone(tile) * self.free[usize::from(tile.0)] as f64).sum();
        alone(race) + alone(power) - free / picks
    }
}

/// How many races and powers a game has.
fn sizes(game: &Game) -> (usize, usize) {
    let count =
        |wanted: fn(&Game, Tile) -> bool| game.tiles().filter(|&(tile, _)| wanted(game, tile)).count();
    (count(Game::is_race), count(Game::is_power))
}
