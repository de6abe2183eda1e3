//! Fitting the value function: games among bots, and least squares on what each seat then gained.

use engine::{Answers, Ask, Game, Query, Seat, State, apply, legal};
use fastrand::Rng;

use crate::arena::in_order;
use crate::garrison::Front;
use crate::nature::mix;
use crate::rating::solve;
use crate::roster::{Kind, Roster};
use crate::value::{FEATURE_COUNT, Traits, Value, column, traits_before};
use crate::{Bot, Lore, Nature, step};

/// How games are made to learn from.
#[derive(Clone, Debug)]
pub struct Lessons {
    /// Who plays.
    pub kind: Kind,
    /// How many games.
    pub games: u64,
    /// Where chance starts from.
    pub seed: u64,
    /// How often, in a thousand, an answer is drawn evenly, so that mistakes are seen too.
    pub stray: u32,
    /// The same where a band is picked or declined: few and weighty decisions, in which straying teaches most.
    pub stray_bands: u32,
    /// After how many rounds the value function at hand says what is still to come; the end says it if that is
    /// sooner. Less far is less luck, but leans on what was known before.
    pub rounds: u8,
    /// How many games at once; the result does not depend on it.
    pub threads: usize,
}

/// Plays games and fits weights to them; tables of one box on several boards take turns.
pub fn fit(tables: &[(Game, Roster)], lessons: &Lessons, mut progress: impl FnMut(u64)) -> Value {
    let game = &tables[0].0;
    let width = Value::width(game);
    let mut sums: Vec<Sums> = (0..game.rounds()).map(|_| Sums::new(width)).collect();
    let n_tiles = game.tiles().count();
    // What was known before stays where the games say nothing.
    let prior = &tables[0].1.mind().value;
    in_order(
        0..lessons.games,
        lessons.threads,
        |number| {
            let (game, roster) = &tables[(number % tables.len() as u64) as usize];
            lesson(game, roster, lessons, number)
        },
        |number, rows| {
            for (traits, gain) in rows.iter().filter(|(traits, _)| traits.turns > 0) {
                let known = f64::from(prior.future(traits));
                sums[usize::from(traits.turns - 1)].add(n_tiles, traits, *gain - known);
            }
            progress(number + 1);
            true
        },
    );
    prior.corrected(sums.into_iter().map(Sums::solve).collect())
}

/// Plays a game; returns what every seat looked like between turns, and what it gained from there.
fn lesson(game: &Game, roster: &Roster, lessons: &Lessons, number: u64) -> Vec<(Traits, f64)> {
    let lore: &Lore = roster.lore();
    let mut rng = Rng::with_seed(mix(lessons.seed ^ mix(number)));
    let mut nature = Nature::new(lessons.seed, number);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(lessons.kind, rng.u64(..))).collect();
    let mut state = State::new(game);
    let mut answers = Answers::new();
    let mut rows: Vec<(Traits, f64)> = Vec::new();
    let mut turn = (0, 0);
    while !state.is_over() {
        let owed = state.owed();
        let stray = match owed.ask {
            Ask::Pick | Ask::Choose | Ask::LateDecline => lessons.stray_bands,
            _ => lessons.stray,
        };
        if owed.who.player().is_some() && rng.u32(..1000) < stray {
            legal(game, &state, &mut answers);
            let answer = answers[rng.usize(..answers.len())];
            let done = apply(game, &mut state, owed.who, answer, &mut ());
            debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?}");
        } else {
            step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
        }
        let now = (state.table().round(), state.table().seat().0);
        if now != turn && state.owed().who.player().is_some() {
            turn = now;
            let q = Query { game, table: state.table() };
            let front = Front::new(q);
            let row = |seat| (traits_before(lore, q, &front, seat), f64::from(state.coins(seat)));
            rows.extend(game.seats().map(row));
        }
    }
    let players = usize::from(game.players());
    let ahead = usize::from(lessons.rounds) * players * players;
    let gain = |(at, (_, before)): (usize, &(Traits, f64))| match rows.get(at + ahead) {
        Some((later, coins)) => coins - before + f64::from(roster.mind().value.future(later)),
        None => f64::from(state.coins(Seat((at % players) as u8))) - before,
    };
    let gains: Vec<f64> = rows.iter().enumerate().map(gain).collect();
    rows.into_iter().map(|(traits, _)| traits).zip(gains).collect()
}

/// The sums least squares needs.
struct Sums {
    width: usize,
    squares: Vec<f64>,
    gains: Vec<f64>,
}

impl Sums {
    fn new(width: usize) -> Sums {
        Sums { width, squares: vec![0.0; width * width], gains: vec![0.0; width] }
    }

    fn add(&mut self, n_tiles: usize, traits: &Traits, gain: f64) {
        let numbers = traits.numbers.0.iter().enumerate().map(|(at, &x)| (at, f64::from(x)));
        let tiles = traits.tiles.iter().flatten().map(|&tile| (column(n_tiles, tile), 1.0));
        let row: Vec<(usize, f64)> = numbers.filter(|&(_, x)| x != 0.0).chain(tiles).collect();
        for &(i, x) in &row {
            self.gains[i] += x * gain;
            for &(j, y) in &row {
                self.squares[i * self.width + j] += x * y;
            }
        }
    }

    /// Solves for what the weights should be corrected by, drawn a little to zero: what was seen rarely should not
    /// count for much.
    fn solve(mut self) -> Vec<f32> {
        let n = self.width;
        for i in 0..n {
            self.squares[i * n + i] += if i < FEATURE_COUNT { 5.0 } else { 50.0 };
        }
        solve(self.squares, self.gains).into_iter().map(|weight| weight as f32).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{Feature, Numbers};

    #[test]
    fn least_squares_finds_the_weights() {
        let mut sums = Sums::new(FEATURE_COUNT + 2);
        let mut rng = Rng::with_seed(1);
        for _ in 0..20_000 {
            let mut numbers = Numbers::default();
            numbers.0.iter_mut().for_each(|x| *x = rng.f32());
            let tile = engine::Tile(0);
            let there = rng.bool();
            let mut tiles = [None; _];
            tiles[0] = there.then_some((tile, false));
            let gain = 3.0 * f64::from(numbers[Feature::Regions])
                - 2.0 * f64::from(numbers[Feature::DeclinedRegions])
                + if there { 4.0 } else { 0.0 };
            sums.add(1, &Traits { turns: 1, numbers, tiles }, gain);
        }
        let weights = sums.solve();
        assert!((weights[1] - 3.0).abs() < 0.05 && (weights[5] + 2.0).abs() < 0.05, "{weights:?}");
        assert!((weights[FEATURE_COUNT] - 4.0).abs() < 0.05 && weights[FEATURE_COUNT + 1].abs() < 0.05);
    }
}
