//! Many games at once: `elbowroom.VectorEnv`.
//!
//! All games are stepped in Rust on all cores while Python's lock is free, and what they show is written into arrays that
//! stay where they are. What happens follows from the seed alone, however many threads there are.

use std::sync::Arc;

use bots::encoding::reward;
use engine::{Actor, Answer, Answers, Ask, State, View, carry_out, drawn, legal};
use fastrand::Rng;
use numpy::{PyArray1, PyArray2};
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::arrays::{rows, unchanged, whole_numbers, zeros};
use crate::errors::{IllegalAction, SetupError, guarded};
use crate::game::{PyGame, Table};

/// So many games are the least that is worth a thread of its own.
const LEAST: usize = 32;
/// The same for what takes a moment only.
const LEAST_MOMENTS: usize = 512;
/// The most games of a batch, and the most threads: more is a mistake, and memory that is not there would end the program.
const MAX_GAMES: usize = 1 << 20;
const MAX_THREADS: usize = 1024;

/// One of the games.
struct Slot {
    state: State,
    /// Chance, and what random players draw; kept apart, so that neither changes the other.
    chance: Rng,
    player: Rng,
    /// The legal answers with their places among the actions.
    legal: Vec<(u32, Answer)>,
    /// The answer that was chosen for the next step.
    chosen: Option<Answer>,
    /// How many decisions and games were played.
    decisions: u64,
    games: u64,
}

/// Where one game shows itself.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [i8],
    rewards: &'a mut [f32],
    scores: &'a mut [i16],
    agent: &'a mut i8,
    done: &'a mut bool,
}

impl Slot {
    fn new(table: &Table, seed: u64, number: u64) -> Slot {
        let mut seeds = Rng::with_seed(seed);
        let (chance, player) = (seeds.u64(..), seeds.u64(..));
        let own = |seed: u64| Rng::with_seed(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Slot {
            state: State::new(&table.game),
            chance: own(chance),
            player: own(player),
            legal: Vec::new(),
            chosen: None,
            decisions: 0,
            games: 0,
        }
    }

    /// Lets chance answer until a player is asked or the game is over, and lists what that player may answer.
    fn settle(&mut self, table: &Table, answers: &mut Answers) {
        let game = &table.game;
        loop {
            legal(game, &self.state, answers);
            let owed = self.state.owed();
            if owed.who != Actor::NATURE || self.state.is_over() {
                break;
            }
            let answer = match owed.ask {
                // All have the same odds.
                Ask::Banner | Ask::Badge => answers[self.chance.usize(..answers.len())],
                _ => drawn(game, self.state.table(), answers, self.chance.u64(..)),
            };
            carry_out(game, &mut self.state, answer, &mut ());
        }
        self.legal.clear();
        let place = |&answer: &Answer| (table.actions.place(answer).unwrap_or(u32::MAX), answer);
        self.legal.extend(answers.iter().map(place));
    }

    /// Carries out what was chosen. A game that is over is counted, and the next one begins.
    fn step(&mut self, table: &Table, answers: &mut Answers, row: &mut Row<'_>) {
        let game = &table.game;
        if let Some(answer) = self.chosen.take() {
            carry_out(game, &mut self.state, answer, &mut ());
            self.decisions += 1;
            self.settle(table, answers);
        }
        *row.done = self.state.is_over();
        if *row.done {
            for seat in game.seats() {
                row.rewards[usize::from(seat.0)] = reward(game, &self.state, seat);
                row.scores[usize::from(seat.0)] = self.state.coins(seat) as i16;
            }
            self.games += 1;
            self.state = State::new(game);
            self.settle(table, answers);
        } else {
            row.rewards.fill(0.0);
        }
        self.show(table, row);
    }

    fn show(&self, table: &Table, row: &mut Row<'_>) {
        let seat = self.state.owed().who.player();
        *row.agent = seat.map_or(-1, |seat| seat.0 as i8);
        let view = View::new(&table.game, &self.state, seat);
        table.layout.write(&table.game, &view, row.observation);
        row.mask.fill(0);
        for &(place, _) in &self.legal {
            row.mask[place as usize] = 1;
        }
    }
}

/// Many games of one kind, stepped together in Rust on all cores while Python's lock is free.
///
/// Every step takes one action for each game, from whoever is asked there, and fills the arrays `observations`,
/// `action_masks`, `agents`, `rewards`, `dones` and `scores` in place. A game that is over begins anew at once: `dones` says
/// so, `rewards` and `scores` are those of its end, and the observation is the first of the next game.
///
/// Parameters
/// ----------
/// game : what is played; its seed is not used.
/// n : how many games.
/// seed : what all chance follows from, and what `sample` draws.
/// threads : how many threads; one on every core if left out. Nothing but the speed depends on it.
#[pyclass(name = "VectorEnv", module = "elbowroom")]
pub struct PyVectorEnv {
    table: Arc<Table>,
    slots: Vec<Slot>,
    pool: ThreadPool,
    observations: Py<PyArray2<i16>>,
    action_masks: Py<PyArray2<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i16>>,
    agents: Py<PyArray1<i8>>,
    dones: Py<PyArray1<bool>>,
    actions: Py<PyArray1<i64>>,
}

impl PyVectorEnv {
    /// Carries out what was chosen, and lets every game show itself.
    fn advance(&mut self, py: Python<'_>) -> PyResult<()> {
        let PyVectorEnv { table, slots, pool, .. } = self;
        let table = &**table;
        let (width, n_actions) = (table.layout.len(), table.actions.len());
        let players = usize::from(table.game.players());
        let n = slots.len();
        let mut observations = unchanged(self.observations.bind(py), n * width)?;
        let mut masks = unchanged(self.action_masks.bind(py), n * n_actions)?;
        let mut rewards = unchanged(self.rewards.bind(py), n * players)?;
        let mut scores = unchanged(self.scores.bind(py), n * players)?;
        let mut agents = unchanged(self.agents.bind(py), n)?;
        let mut dones = unchanged(self.dones.bind(py), n)?;
        let (observations, masks) = (observations.as_slice_mut()?, masks.as_slice_mut()?);
        let (rewards, scores) = (rewards.as_slice_mut()?, scores.as_slice_mut()?);
        let (agents, dones) = (agents.as_slice_mut()?, dones.as_slice_mut()?);
        let work = || {
            slots
                .par_iter_mut()
                .zip(observations.par_chunks_exact_mut(width))
                .zip(masks.par_chunks_exact_mut(n_actions))
                .zip(rewards.par_chunks_exact_mut(players).zip(scores.par_chunks_exact_mut(players)))
                .zip(agents.par_iter_mut().zip(dones.par_iter_mut()))
                .with_min_len(LEAST)
                .for_each_init(
                    || Box::new(Answers::new()),
                    |answers, ((((slot, observation), mask), (rewards, scores)), (agent, done))| {
                        let mut row = Row { observation, mask, rewards, scores, agent, done };
                        slot.step(table, answers, &mut row);
                    },
                );
        };
        py.detach(|| guarded(|| pool.install(work)))
    }
}

#[pymethods]
impl PyVectorEnv {
    #[new]
    #[pyo3(signature = (game, n, seed = 0, threads = None))]
    fn new(
        py: Python<'_>,
        game: PyGame,
        n: usize,
        seed: u64,
        threads: Option<usize>,
    ) -> PyResult<PyVectorEnv> {
        if !(1..=MAX_GAMES).contains(&n) {
            return Err(SetupError::new_err(format!("a batch has 1 to {MAX_GAMES} games, not {n}")));
        }
        if threads.is_some_and(|threads| !(1..=MAX_THREADS).contains(&threads)) {
            return Err(SetupError::new_err(format!("a batch has 1 to {MAX_THREADS} threads")));
        }
        let table = game.table;
        let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
        let pool = pool.map_err(|error| SetupError::new_err(error.to_string()))?;
        let (width, n_actions) = (table.layout.len(), table.actions.len());
        let players = usize::from(table.game.players());
        let mut env = PyVectorEnv {
            table,
            slots: Vec::new(),
            pool,
            observations: rows(py, n, width)?,
            action_masks: rows(py, n, n_actions)?,
            rewards: rows(py, n, players)?,
            scores: rows(py, n, players)?,
            agents: PyArray1::from_vec(py, zeros(n)?).unbind(),
            dones: PyArray1::from_vec(py, zeros(n)?).unbind(),
            actions: PyArray1::from_vec(py, zeros(n)?).unbind(),
        };
        env.begin(py, n, seed)?;
        Ok(env)
    }

    /// Begins all games anew.
    #[pyo3(signature = (seed = 0))]
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let n = self.slots.len();
        self.begin(py, n, seed)
    }

    /// Carries out one action in each game and fills the arrays.
    ///
    /// Raises `IllegalAction`, all games untouched, if an action is not legal in its game.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = whole_numbers(actions)?;
        if actions.len() != self.slots.len() {
            let (given, wanted) = (actions.len(), self.slots.len());
            return Err(SetupError::new_err(format!("{given} actions were given for {wanted} games")));
        }
        let PyVectorEnv { slots, pool, .. } = self;
        let choose = |(slot, &action): (&mut Slot, &i64)| {
            let meant = slot.legal.iter().find(|(place, _)| i64::from(*place) == action);
            slot.chosen = meant.map(|&(_, answer)| answer);
            slot.chosen.is_none()
        };
        let find = || {
            let pairs = slots.par_iter_mut().zip(&actions).with_min_len(LEAST_MOMENTS);
            pairs.map(choose).enumerate().filter(|&(_, wrong)| wrong).map(|(number, _)| number).min()
        };
        if let Some(number) = py.detach(|| guarded(|| pool.install(find)))? {
            self.slots.iter_mut().for_each(|slot| slot.chosen = None);
            let action = actions[number];
            let name = usize::try_from(action).ok().and_then(|at| self.table.actions.names().get(at));
            let name = name.map_or("no action".to_owned(), Clone::clone);
            return Err(IllegalAction::new_err((number, action, name)));
        }
        self.advance(py)
    }

    /// Draws a legal action for each game, evenly, into the array `actions`, and returns that array.
    fn sample(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        let PyVectorEnv { slots, pool, .. } = self;
        let mut actions = unchanged(self.actions.bind(py), slots.len())?;
        let actions = actions.as_slice_mut()?;
        let draw = |(slot, action): (&mut Slot, &mut i64)| {
            *action = i64::from(slot.legal[slot.player.usize(..slot.legal.len())].0);
        };
        let work = || slots.par_iter_mut().zip(actions).with_min_len(LEAST_MOMENTS).for_each(draw);
        py.detach(|| guarded(|| pool.install(work)))?;
        Ok(self.actions.clone_ref(py))
    }

    /// What whoever is asked may know, a row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.observations.clone_ref(py)
    }

    /// 1 for every legal action, a row for each game.
    #[getter]
    fn action_masks(&self, py: Python<'_>) -> Py<PyArray2<i8>> {
        self.action_masks.clone_ref(py)
    }

    /// What the step has brought each seat: something at the end of a game only.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.rewards.clone_ref(py)
    }

    /// The coins of each seat at the end of the last game that was over.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArray2<i16>> {
        self.scores.clone_ref(py)
    }

    /// Whoever is asked in each game, by the number of the seat.
    #[getter]
    fn agents(&self, py: Python<'_>) -> Py<PyArray1<i8>> {
        self.agents.clone_ref(py)
    }

    /// Whether the step has ended the game.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// How many decisions players have made in all games together; chance is not counted.
    #[getter]
    fn decisions(&self) -> u64 {
        self.slots.iter().map(|slot| slot.decisions).sum()
    }

    /// How many games were played to their end.
    #[getter]
    fn games(&self) -> u64 {
        self.slots.iter().map(|slot| slot.games).sum()
    }

    /// How many threads there are.
    #[getter]
    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    fn __repr__(&self) -> String {
        let Table { setup, game, .. } = &*self.table;
        let (n, threads) = (self.slots.len(), self.threads());
        format!(
            "VectorEnv({n} games of {} with {} players, {threads} threads)",
            setup.set.key(),
            game.players()
        )
    }
}

impl PyVectorEnv {
    fn begin(&mut self, py: Python<'_>, n: usize, seed: u64) -> PyResult<()> {
        let table = &self.table;
        self.slots = (0..n as u64).map(|number| Slot::new(table, seed, number)).collect();
        let (slots, mut answers) = (&mut self.slots, Box::new(Answers::new()));
        guarded(|| slots.iter_mut().for_each(|slot| slot.settle(table, &mut answers)))?;
        self.advance(py)
    }
}
