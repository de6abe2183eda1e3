//! What goes wrong, as exceptions of `elbowroom.errors`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Answer, Game, Illegal};
use pyo3::prelude::*;
use wire::record::Broken;

pyo3::import_exception!(elbowroom.errors, IllegalAction);
pyo3::import_exception!(elbowroom.errors, IllegalAnswer);
pyo3::import_exception!(elbowroom.errors, InternalError);
pyo3::import_exception!(elbowroom.errors, NotationError);
pyo3::import_exception!(elbowroom.errors, RecordError);
pyo3::import_exception!(elbowroom.errors, SetupError);

/// An answer that is refused.
pub fn illegal(game: &Game, answer: Answer, illegal: Illegal) -> PyErr {
    refused(answer.line(game), illegal.rule(game), illegal.to_string())
}

/// Something that is refused, in words.
pub fn refused(answer: String, rule: &str, reason: String) -> PyErr {
    IllegalAnswer::new_err((answer, rule.to_owned(), reason))
}

/// A record that cannot be true.
pub fn broken(broken: &Broken) -> PyErr {
    RecordError::new_err((broken.line, broken.why.clone()))
}

/// Runs something that should never panic; if it does, that is an exception.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        InternalError::new_err(format!("a fault of elbowroom's own: {text}"))
    })
}
