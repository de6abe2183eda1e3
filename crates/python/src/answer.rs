//! Answers as Python objects.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use engine::Answer;
use engine::notation::Part;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::game::Table;

/// An answer to a decision. Its text, for example `conquer 7`, is what records and the terminal print.
#[pyclass(name = "Answer", module = "elbowroom", frozen, from_py_object)]
#[derive(Clone)]
pub struct PyAnswer {
    pub table: Arc<Table>,
    pub answer: Answer,
}

#[pymethods]
impl PyAnswer {
    /// The first word of the notation, for example `conquer`.
    #[getter]
    fn verb(&self) -> &'static str {
        self.answer.verb()
    }

    /// The words after the verb by name, for example `{'region': '7'}`.
    #[getter]
    fn parts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let parts = PyDict::new(py);
        let game = &self.table.game;
        for (name, part) in self.answer.parts() {
            let value = match part {
                Part::Region(region) => game.board().name(region).into_bound_py_any(py)?,
                Part::Tile(tile) => self.table.key(tile).into_bound_py_any(py)?,
                Part::Mark(mark) => game.mark(mark).key.into_bound_py_any(py)?,
                Part::Seat(seat) => seat.to_string().into_bound_py_any(py)?,
                Part::Number(n) => n.into_bound_py_any(py)?,
                Part::Coins(n) => n.into_bound_py_any(py)?,
                Part::Rule(rule) => game.rule(rule).id.to_string().into_bound_py_any(py)?,
                Part::Term(term) => term.key(game).into_bound_py_any(py)?,
                Part::Side(side) => side.key().into_bound_py_any(py)?,
            };
            parts.set_item(name, value)?;
        }
        Ok(parts)
    }

    /// The place of the answer in the game's list of actions; None for what only chance says.
    #[getter]
    fn action(&self) -> Option<u32> {
        self.table.actions.place(self.answer)
    }

    fn __str__(&self) -> String {
        self.answer.line(&self.table.game)
    }

    fn __repr__(&self) -> String {
        format!("Answer('{}')", self.__str__())
    }

    fn __eq__(&self, other: &PyAnswer) -> bool {
        self.answer == other.answer
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.answer.hash(&mut hasher);
        hasher.finish()
    }
}
