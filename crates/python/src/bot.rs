//! Players that are programs: `elbowroom.Bot`.

use std::sync::{Arc, Mutex, PoisonError};

use bots::Bot;
use bots::roster::Kind;
use engine::{Answers, View, legal};
use pyo3::prelude::*;

use crate::answer::PyAnswer;
use crate::errors::{SetupError, guarded, refused};
use crate::game::Table;
use crate::state::PyState;

/// A player that is a program. It is shown no more of a state than the seat that is asked may know.
#[pyclass(name = "Bot", module = "elbowroom", frozen)]
pub struct PyBot {
    table: Arc<Table>,
    kind: Kind,
    bot: Mutex<Box<dyn Bot>>,
}

impl PyBot {
    pub fn new(table: &Arc<Table>, kind: &str, seed: u64) -> PyResult<PyBot> {
        let kind = Kind::from_key(kind).map_err(SetupError::new_err)?;
        let bot = Mutex::new(table.roster().bot(kind, seed));
        Ok(PyBot { table: table.clone(), kind, bot })
    }
}

#[pymethods]
impl PyBot {
    /// What the bot answers to the decision asked now. Other threads of Python run while it thinks.
    fn answer(&self, py: Python<'_>, state: &PyState) -> PyResult<PyAnswer> {
        if !Arc::ptr_eq(&self.table, &state.table) {
            return Err(SetupError::new_err("the bot was made for another game: ask state.game for one"));
        }
        let game = &self.table.game;
        let Some(seat) = state.state.owed().who.player().filter(|_| !state.state.is_over()) else {
            return Err(refused(
                "a bot's answer".to_owned(),
                "CORE-TURN-1",
                "no player is asked now".to_owned(),
            ));
        };
        let view = View::new(game, &state.state, Some(seat));
        let mut answers = Box::new(Answers::new());
        legal(game, &state.state, &mut answers);
        let think = || {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            bot.answer(game, &view, &answers)
        };
        let answer = py.detach(|| guarded(think))?;
        Ok(PyAnswer { table: self.table.clone(), answer })
    }

    /// The kind of bot.
    #[getter]
    fn kind(&self) -> &'static str {
        self.kind.key()
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.kind.key())
    }
}
