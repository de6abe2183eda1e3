//! Elbowroom for Python: the module `elbowroom._native`, which the package `elbowroom` shows to the world.
//!
//! Everything here is a thin layer over the engine, the bots and records. Whatever is wrong with what Python hands over is
//! an exception of `elbowroom.errors`, and a panic is one too.

#![allow(clippy::needless_pass_by_value, reason = "PyO3 hands arguments over by value")]

mod answer;
mod arrays;
mod batch;
mod bot;
mod errors;
mod game;
mod state;
mod view;

use pyo3::prelude::*;

/// The part of `elbowroom` that is written in Rust.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::answer::PyAnswer;
    #[pymodule_export]
    use super::batch::PyVectorEnv;
    #[pymodule_export]
    use super::bot::PyBot;
    #[pymodule_export]
    use super::game::PyGame;
    #[pymodule_export]
    use super::state::{PyState, read_record};
    #[pymodule_export]
    use super::view::{PyBand, PyBill, PyCombo, PyRegion, PyView};

    use super::{PyResult, errors, pyfunction};

    /// Panics, so that a test can see what becomes of it.
    #[pyfunction]
    fn _panic() -> PyResult<()> {
        errors::guarded(|| panic!("on purpose"))
    }
}
