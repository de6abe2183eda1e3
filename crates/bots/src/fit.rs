//! Fitting the value function: games among bots, and least squares on what each seat then gained.

use std::ops::Range;

use engine::{Answer, Answers, Ask, Game, Query, Seat, State, apply, legal};
use fastrand::Rng;
use serde::{Deserialize, Serialize};

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
    /// After how many rounds a game is cut off and its rest estimated by the present value function, unless it ends
    /// sooner. Fewer rounds mean less luck in what is learned, and more of what was believed before.
    pub rounds: u8,
    /// How many games at once; the result does not depend on it.
    pub threads: usize,
}

/// Plays games and fits weights to them; tables of one box on several boards take turns.
pub fn fit(tables: &[(Game, Roster)], lessons: &Lessons, progress: impl FnMut(u64)) -> Value {
    fitted(tables, &study(tables, lessons, 0..lessons.games, progress))
}

/// Plays the games of those numbers and takes note of what they say. What several ranges say is merged into what all of
/// them together would.
pub fn study(
    tables: &[(Game, Roster)],
    lessons: &Lessons,
    numbers: Range<u64>,
    mut progress: impl FnMut(u64),
) -> Notes {
    let game = &tables[0].0;
    let mut notes = Notes::new(game);
    let n_tiles = game.tiles().count();
    let prior = &tables[0].1.mind().value;
    in_order(
        numbers,
        lessons.threads,
        |number| {
            let (game, roster) = &tables[(number % tables.len() as u64) as usize];
            lesson(game, roster, lessons, number)
        },
        |number, rows| {
            for (traits, gain) in rows.iter().filter(|(traits, _)| traits.turns > 0) {
                let known = f64::from(prior.future(traits));
                notes.turns[usize::from(traits.turns - 1)].add(n_tiles, traits, *gain - known);
            }
            progress(number + 1);
            true
        },
    );
    notes
}

/// The weights that notes of games speak for. What was known before stays where they say nothing.
pub fn fitted(tables: &[(Game, Roster)], notes: &Notes) -> Value {
    tables[0].1.mind().value.corrected(notes.turns.iter().map(Sums::solve).collect())
}

/// Plays a game; returns what every seat looked like between turns, and what it gained from there.
fn lesson(game: &Game, roster: &Roster, lessons: &Lessons, number: u64) -> Vec<(Traits, f64)> {
    let lore: &Lore = roster.lore();
    let mut rows: Vec<(Traits, f64)> = Vec::new();
    let end = play_straying(game, roster, lessons, number, |state, _| {
        if state.is_over() {
            return;
        }
        let q = Query { game, table: state.table() };
        let front = Front::new(q);
        let row = |seat| (traits_before(lore, q, &front, seat), f64::from(state.coins(seat)));
        rows.extend(game.seats().map(row));
    });
    let players = usize::from(game.players());
    let ahead = usize::from(lessons.rounds) * players * players;
    let gain = |(at, (_, before)): (usize, &(Traits, f64))| match rows.get(at + ahead) {
        Some((later, coins)) => coins - before + f64::from(roster.mind().value.future(later)),
        None => f64::from(end.coins(Seat((at % players) as u8))) - before,
    };
    let gains: Vec<f64> = rows.iter().enumerate().map(gain).collect();
    rows.into_iter().map(|(traits, _)| traits).zip(gains).collect()
}

/// Plays a game in which some answers are drawn evenly. Whoever listens sees the table at the beginning of every turn, and
/// whether anybody strayed since the last; at the end of the game as well.
pub(crate) fn play_straying(
    game: &Game,
    roster: &Roster,
    lessons: &Lessons,
    number: u64,
    mut turn_begins: impl FnMut(&State, bool),
) -> State {
    let mut play = Straying::new(game, roster, lessons, number);
    let mut turn = (0, 0);
    let mut strayed = false;
    while !play.state.is_over() {
        strayed |= play.step().1;
        let now = (play.state.table().round(), play.state.table().seat().0);
        if now != turn && play.state.owed().who.player().is_some() {
            turn = now;
            turn_begins(&play.state, std::mem::take(&mut strayed));
        }
    }
    turn_begins(&play.state, strayed);
    play.state
}

/// A game in which some answers are drawn evenly.
pub(crate) struct Straying<'a> {
    game: &'a Game,
    lessons: &'a Lessons,
    rng: Rng,
    nature: Nature,
    bots: Vec<Box<dyn Bot>>,
    /// The table now.
    pub state: State,
    /// What could have been answered in the last step.
    pub answers: Answers,
}

impl<'a> Straying<'a> {
    /// The beginning of the game of that number.
    pub fn new(game: &'a Game, roster: &Roster, lessons: &'a Lessons, number: u64) -> Straying<'a> {
        let mut rng = Rng::with_seed(mix(lessons.seed ^ mix(number)));
        Straying {
            game,
            lessons,
            nature: Nature::new(lessons.seed, number),
            bots: game.seats().map(|_| roster.bot(lessons.kind, rng.u64(..))).collect(),
            rng,
            state: State::new(game),
            answers: Answers::new(),
        }
    }

    /// Plays one answer; returns it, and whether it was drawn.
    pub fn step(&mut self) -> (Answer, bool) {
        let owed = self.state.owed();
        let stray = match owed.ask {
            Ask::Pick | Ask::Choose | Ask::LateDecline => self.lessons.stray_bands,
            _ => self.lessons.stray,
        };
        if owed.who.player().is_none() || self.rng.u32(..1000) >= stray {
            let Straying { game, nature, bots, state, answers, .. } = self;
            return (step(game, state, bots, nature, answers, &mut ()), false);
        }
        legal(self.game, &self.state, &mut self.answers);
        let answer = self.answers[self.rng.usize(..self.answers.len())];
        let done = apply(self.game, &mut self.state, owed.who, answer, &mut ());
        debug_assert!(done.is_ok(), "a listed answer was refused: {answer:?}");
        (answer, true)
    }
}

/// What games say about the weights.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes {
    /// By the turns a seat still has, from 1.
    turns: Vec<Sums>,
}

impl Notes {
    /// Nothing yet.
    pub fn new(game: &Game) -> Notes {
        let width = Value::width(game);
        Notes { turns: (0..game.rounds()).map(|_| Sums::new(width)).collect() }
    }

    /// Adds the notes of other games.
    ///
    /// Notes of another box are refused, and then nothing is added.
    pub fn merge(&mut self, other: &Notes) -> Result<(), &'static str> {
        let fits = |(to, from): (&Sums, &Sums)| {
            to.width == from.width
                && to.squares.len() == from.squares.len()
                && to.gains.len() == from.gains.len()
        };
        if self.turns.len() != other.turns.len() || !self.turns.iter().zip(&other.turns).all(fits) {
            return Err("the notes are of another box");
        }
        let add = |to: &mut [i128], from: &[i128]| to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        for (to, from) in self.turns.iter_mut().zip(&other.turns) {
            add(&mut to.squares, &from.squares);
            add(&mut to.gains, &from.gains);
        }
        Ok(())
    }
}

/// The sums least squares needs, in whole parts of [`ONE`]. Fractions would add up differently in every order, and games
/// that were counted on several machines must say the same as those counted on one, to the last bit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sums {
    width: usize,
    squares: Vec<i128>,
    gains: Vec<i128>,
}

/// So many parts are 1. A product of two features is far below 2³¹, so its parts fit into 64 bits.
const ONE: f64 = (1_u64 << 32) as f64;

/// A number in whole parts.
fn parts(x: f64) -> i128 {
    i128::from((x * ONE) as i64)
}

impl Sums {
    fn new(width: usize) -> Sums {
        Sums { width, squares: vec![0; width * width], gains: vec![0; width] }
    }

    fn add(&mut self, n_tiles: usize, traits: &Traits, gain: f64) {
        let numbers = traits.numbers.0.iter().enumerate().map(|(at, &x)| (at, f64::from(x)));
        let tiles = traits.tiles.iter().flatten().map(|&tile| (column(n_tiles, tile), 1.0));
        let row: Vec<(usize, f64)> = numbers.filter(|&(_, x)| x != 0.0).chain(tiles).collect();
        for &(i, x) in &row {
            self.gains[i] += parts(x * gain);
            for &(j, y) in &row {
                self.squares[i * self.width + j] += parts(x * y);
            }
        }
    }

    /// Solves for what the weights should be corrected by, drawn a little to zero: what was seen rarely should not
    /// count for much.
    fn solve(&self) -> Vec<f32> {
        let n = self.width;
        let whole = |sums: &[i128]| sums.iter().map(|&sum| sum as f64 / ONE).collect::<Vec<f64>>();
        let mut squares = whole(&self.squares);
        for i in 0..n {
            squares[i * n + i] += if i < FEATURE_COUNT { 5.0 } else { 50.0 };
        }
        solve(squares, whole(&self.gains)).into_iter().map(|weight| weight as f32).collect()
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
            sums.add(1, &Traits { turns: 1, numbers, tiles, threats: None }, gain);
        }
        let weights = sums.solve();
        assert!((weights[1] - 3.0).abs() < 0.05 && (weights[5] + 2.0).abs() < 0.05, "{weights:?}");
        assert!((weights[FEATURE_COUNT] - 4.0).abs() < 0.05 && weights[FEATURE_COUNT + 1].abs() < 0.05);
    }

    #[test]
    fn parts_of_the_games_say_what_all_of_them_do() {
        let game = content::Setup::new(content::Set::Base, 2).game().expect("the board is shipped");
        let tables = [(game.clone(), Roster::new(&game))];
        let lessons = Lessons {
            kind: Kind::Greedy,
            games: 7,
            seed: 3,
            stray: 30,
            stray_bands: 150,
            rounds: 20,
            threads: 2,
        };
        let all = study(&tables, &lessons, 0..7, |_| ());
        let mut merged = Notes::new(&game);
        for part in [5..7, 0..2, 2..5] {
            merged.merge(&study(&tables, &lessons, part, |_| ())).expect("the same box");
        }
        assert_eq!(all, merged);
        assert_ne!(all, Notes::new(&game));
        let other = content::Setup::new(content::Set::Underground, 2).game().expect("the board is shipped");
        assert!(merged.merge(&Notes::new(&other)).is_err());
        assert_eq!(all, merged);
        assert_eq!(fit(&tables, &lessons, |_| ()).text(&game, ""), fitted(&tables, &merged).text(&game, ""));
    }
}
