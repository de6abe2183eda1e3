//! A game in progress: `elbowroom.State`.

use std::sync::Arc;

use bots::encoding::reward;
use engine::bill::{Bill, conquest_bill, income_bill};
use engine::{Actor, Answer, Ask, Event, Query, Seat, State, View, apply, check, weight};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use wire::history::{Fact, History};
use wire::nature::Seed;
use wire::record::Record;

use crate::answer::PyAnswer;
use crate::errors::{self, NotationError, RecordError, guarded};
use crate::game::{PyGame, Table, with_legal};
use crate::view::{PyBill, PyView};

/// A game in progress. `legal()` lists what whoever is asked may answer, `apply()` carries an answer out.
///
/// States are compared and hashed by what lies on the table and in the purses. `copy()` is cheap: a state is small.
#[pyclass(name = "State", module = "elbowroom", from_py_object)]
#[derive(Clone)]
pub struct PyState {
    pub table: Arc<Table>,
    pub state: State,
    seed: Option<Seed>,
    drawn: u64,
    /// What was said so far; nothing is known of it in a state that was supposed.
    said: Option<Vec<(Actor, Answer)>>,
}

/// What makes a state again: the function, and the record and the seed for it.
type Reduced<'py> = (Bound<'py, PyAny>, (String, Option<String>));

/// An answer, or its text.
#[derive(FromPyObject)]
enum Given {
    Answer(PyAnswer),
    Text(String),
}

impl PyState {
    pub fn new(table: Arc<Table>, seed: Option<Seed>) -> PyResult<PyState> {
        let state = State::new(&table.game);
        let mut new = PyState { table, state, seed, drawn: 0, said: Some(Vec::new()) };
        new.let_chance_answer(&mut Vec::new())?;
        Ok(new)
    }

    pub fn supposed(table: Arc<Table>, state: State) -> PyState {
        PyState { table, state, seed: None, drawn: 0, said: None }
    }

    fn read(&self, given: &Given) -> PyResult<Answer> {
        match given {
            Given::Answer(answer) if Arc::ptr_eq(&answer.table, &self.table) => Ok(answer.answer),
            // In another game its tiles and regions may be others, so it is read again.
            Given::Answer(answer) => self.read(&Given::Text(answer.answer.line(&answer.table.game))),
            Given::Text(line) => Answer::read(&self.table.game, line)
                .map_err(|misread| NotationError::new_err(misread.to_string())),
        }
    }

    /// Carries an answer out on a copy, which takes the state's place if all is well.
    fn play(&mut self, who: Actor, answer: Answer, events: &mut Vec<Event>) -> PyResult<()> {
        let game = &self.table.game;
        let mut next = self.state.clone();
        guarded(|| apply(game, &mut next, who, answer, events))?
            .map_err(|illegal| errors::illegal(game, answer, illegal))?;
        self.state = next;
        self.drawn += u64::from(who == Actor::NATURE);
        self.said.iter_mut().for_each(|said| said.push((who, answer)));
        Ok(())
    }

    fn let_chance_answer(&mut self, events: &mut Vec<Event>) -> PyResult<()> {
        let Some(seed) = self.seed.clone() else { return Ok(()) };
        while !self.state.is_over() && self.state.owed().who == Actor::NATURE {
            let (game, drawn) = (&self.table.game, self.drawn);
            let answer =
                with_legal(game, &self.state, |list| seed.answer(game, self.state.table(), list, drawn));
            self.play(Actor::NATURE, answer, events)?;
        }
        Ok(())
    }

    fn say(&mut self, who: Option<&str>, answer: Answer, events: &mut Vec<Event>) -> PyResult<()> {
        let who = who.map_or(Ok(self.state.owed().who), |who| self.table.actor(who))?;
        self.play(who, answer, events)?;
        self.let_chance_answer(events)
    }

    /// The answer an action stands for now.
    fn meant(&self, action: u32) -> PyResult<Answer> {
        let Table { game, actions, .. } = &*self.table;
        let found = with_legal(game, &self.state, |list| {
            list.iter().copied().find(|&answer| actions.place(answer) == Some(action))
        });
        found.ok_or_else(|| {
            let name = actions.names().get(action as usize).cloned();
            let name = name.unwrap_or_else(|| format!("action {action}"));
            // All that can be read says which rule it breaks.
            let illegal = Answer::read(game, &name.replace(" all", " 1"))
                .ok()
                .and_then(|answer| check(game, &self.state, self.state.owed().who, answer).err());
            match illegal {
                Some(illegal) => errors::refused(name, illegal.rule(game), illegal.to_string()),
                None => errors::refused(name, "CORE-TURN-2", "something else is asked now".to_owned()),
            }
        })
    }

    fn viewer(&self, seat: Option<&str>) -> PyResult<Option<Seat>> {
        match seat {
            Some(letter) => self.table.seat(letter).map(Some),
            None => Ok(self.state.owed().who.player()),
        }
    }
}

#[pymethods]
impl PyState {
    /// The game that is played.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { table: self.table.clone(), seed: None }
    }

    /// Whoever must answer: the letter of a seat, '*' for chance, None when the game is over.
    #[getter]
    fn who(&self) -> Option<String> {
        (!self.state.is_over()).then(|| self.state.owed().who.to_string())
    }

    /// What is asked, in one word, for example 'pick', 'choose', 'act' or 'redeploy'; 'nothing' when the game is over.
    #[getter]
    fn asks(&self) -> String {
        asked(self.state.owed().ask)
    }

    /// The round, from 1.
    #[getter]
    fn round(&self) -> u8 {
        self.state.table().round()
    }

    /// The letter of the seat whose turn it is.
    #[getter]
    fn turn(&self) -> String {
        self.state.table().seat().to_string()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// What everybody owns, secrets included, by the letters of seats. A player may know no more than `view()` shows.
    #[getter]
    fn coins<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let coins = PyDict::new(py);
        for seat in self.table.game.seats() {
            coins.set_item(seat.to_string(), self.state.coins(seat))?;
        }
        Ok(coins)
    }

    /// Who has won, or would if the game ended now: several if they share it.
    #[getter]
    fn winners(&self) -> Vec<String> {
        let q = Query { game: &self.table.game, table: self.state.table() };
        q.winners(|seat| self.state.coins(seat)).iter().map(ToString::to_string).collect()
    }

    /// What the game has brought everybody, in the order of seats: 1 for a win, less than 0 for a loss, 0 in sum. All 0
    /// before the end.
    #[getter]
    fn rewards(&self) -> Vec<f32> {
        let game = &self.table.game;
        let of = |seat| if self.state.is_over() { reward(game, &self.state, seat) } else { 0.0 };
        game.seats().map(of).collect()
    }

    /// A number that is the same for equal states on every machine.
    #[getter]
    fn hash(&self) -> u64 {
        self.state.hash64()
    }

    /// Every answer to the decision asked now; none when the game is over.
    fn legal(&self) -> PyResult<Vec<PyAnswer>> {
        let answer = |&answer: &Answer| PyAnswer { table: self.table.clone(), answer };
        guarded(|| with_legal(&self.table.game, &self.state, |list| list.iter().map(answer).collect()))
    }

    /// The answers of chance, each with how many chances of all it has.
    fn chances(&self) -> Vec<(PyAnswer, u32)> {
        if self.state.owed().who != Actor::NATURE {
            return Vec::new();
        }
        let game = &self.table.game;
        let odds = |&answer: &Answer| {
            (PyAnswer { table: self.table.clone(), answer }, weight(game, self.state.table(), answer))
        };
        with_legal(game, &self.state, |list| list.iter().map(odds).collect())
    }

    /// Carries an answer out: an `Answer`, or its text such as 'conquer 7'. With a seed, chance answers what follows.
    ///
    /// Raises `IllegalAnswer`, the state untouched, if a rule forbids it, and `NotationError` if it cannot be read.
    #[pyo3(signature = (answer, who = None))]
    fn apply(&mut self, answer: Given, who: Option<&str>) -> PyResult<()> {
        let answer = self.read(&answer)?;
        self.say(who, answer, &mut Vec::new())
    }

    /// Like `apply`, and returns what happened, a line for each event.
    #[pyo3(signature = (answer, who = None))]
    fn apply_told(&mut self, answer: Given, who: Option<&str>) -> PyResult<Vec<String>> {
        let answer = self.read(&answer)?;
        let mut events = Vec::new();
        self.say(who, answer, &mut events)?;
        Ok(events.iter().map(|event| event.line(&self.table.game)).collect())
    }

    /// The state after an answer; this one stays as it is.
    fn after(&self, answer: Given) -> PyResult<PyState> {
        let mut next = self.clone();
        next.apply(answer, None)?;
        Ok(next)
    }

    /// The actions that are legal now, as places in `game.actions`.
    fn legal_actions(&self) -> PyResult<Vec<u32>> {
        let Table { game, actions, .. } = &*self.table;
        guarded(|| {
            with_legal(game, &self.state, |list| {
                list.iter().filter_map(|&answer| actions.place(answer)).collect()
            })
        })
    }

    /// Carries out the answer an action stands for now.
    fn apply_action(&mut self, action: u32) -> PyResult<()> {
        let answer = self.meant(action)?;
        self.say(None, answer, &mut Vec::new())
    }

    /// The answer an action stands for now.
    fn answer_of(&self, action: u32) -> PyResult<PyAnswer> {
        Ok(PyAnswer { table: self.table.clone(), answer: self.meant(action)? })
    }

    /// A row with 1 for every action that is legal now.
    fn action_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mask = PyArray1::zeros(py, self.table.actions.len(), false);
        let places = self.legal_actions()?;
        let mut row = mask.readwrite();
        let row = row.as_slice_mut()?;
        places.iter().for_each(|&place| row[place as usize] = 1);
        Ok(mask)
    }

    /// What a seat may know, as a row of numbers; of whoever is asked if no seat is named.
    #[pyo3(signature = (seat = None))]
    fn observation<'py>(&self, py: Python<'py>, seat: Option<&str>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let row = PyArray1::zeros(py, self.table.layout.len(), false);
        let view = View::new(&self.table.game, &self.state, self.viewer(seat)?);
        self.table.layout.write(&self.table.game, &view, row.readwrite().as_slice_mut()?);
        Ok(row)
    }

    /// What a seat may know; what a spectator may if no seat is named.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<&str>) -> PyResult<PyView> {
        let viewer = seat.map(|letter| self.table.seat(letter)).transpose()?;
        let view = View::new(&self.table.game, &self.state, viewer);
        Ok(PyView { table: self.table.clone(), view })
    }

    /// What conquering a region would cost the people that is conquering now, line by line; None if nobody is.
    fn bill(&self, region: &str) -> PyResult<Option<PyBill>> {
        let region = self.table.region(region)?;
        let q = Query { game: &self.table.game, table: self.state.table() };
        Ok(self.state.table().acting().map(|band| {
            let mut bill = Bill::default();
            conquest_bill(q, band, region, &mut bill);
            PyBill::new(&self.table, &bill)
        }))
    }

    /// What a seat would score if its turn ended now, line by line.
    fn income(&self, seat: &str) -> PyResult<PyBill> {
        let seat = self.table.seat(seat)?;
        let mut bill = Bill::default();
        income_bill(Query { game: &self.table.game, table: self.state.table() }, seat, &mut bill);
        Ok(PyBill::new(&self.table, &bill))
    }

    /// The game so far as a record, the text that `read_record`, the terminal and the server read.
    fn record(&self) -> PyResult<String> {
        let no_history = || RecordError::new_err((0, "this state was supposed, not played"));
        let said = self.said.as_ref().ok_or_else(no_history)?;
        let mut history = History::new(&self.table.game);
        for &(who, answer) in said {
            let replayed = history.replay(&self.table.game, Fact::Answer(who, answer), &mut Vec::new());
            replayed.map_err(|refusal| RecordError::new_err((0, format!("{refusal:?}"))))?;
        }
        let record = Record::new(self.table.setup.clone(), self.seed.clone(), &history);
        record.text().map_err(|why| RecordError::new_err((0, why)))
    }

    /// A copy that goes its own way.
    fn copy(&self) -> PyState {
        self.clone()
    }

    fn __copy__(&self) -> PyState {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyState {
        self.clone()
    }

    /// States travel between processes as records, with their seed.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let read = py.import("elbowroom")?.getattr("read_record")?;
        Ok((read, (self.record()?, self.seed.as_ref().map(Seed::hex))))
    }

    fn __eq__(&self, other: &PyState) -> bool {
        self.state == other.state
    }

    fn __hash__(&self) -> u64 {
        self.state.hash64()
    }

    fn __repr__(&self) -> String {
        let game = &self.table.game;
        let coins: Vec<String> =
            game.seats().map(|seat| format!("{seat} {}", self.state.coins(seat))).collect();
        if self.state.is_over() {
            return format!("State(over, coins {})", coins.join(" "));
        }
        format!(
            "State(round {} of {}, turn of {}, {} asked {}, coins {})",
            self.round(),
            game.rounds(),
            self.turn(),
            self.who().unwrap_or_default(),
            self.asks(),
            coins.join(" ")
        )
    }
}

/// The word for what is asked.
fn asked(ask: Ask) -> String {
    let mut word = String::new();
    for letter in format!("{ask:?}").chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('_');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

/// The state at the end of a record, everything the record claims checked. A seed in hex takes the place of one the record
/// does not reveal.
#[pyfunction]
#[pyo3(signature = (text, seed = None))]
pub fn read_record(text: &str, seed: Option<&str>) -> PyResult<PyState> {
    let record = Record::read(text).map_err(|broken| errors::broken(&broken))?;
    let (_, history) = guarded(|| record.verify())?.map_err(|broken| errors::broken(&broken))?;
    let seed = match seed {
        Some(hex) => {
            let seed = Seed::from_hex(hex);
            Some(seed.ok_or_else(|| RecordError::new_err((0, "the seed is not 64 hex digits")))?)
        }
        None => record.seed,
    };
    let said = Some(history.standing.clone());
    let table = Table::new(record.setup)?;
    Ok(PyState { table, state: history.state, seed, drawn: history.drawn, said })
}
