//! Arrays of numpy: those that batches write to, and those that Python hands over.

use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArray2, PyArrayDescrMethods, PyArrayMethods, PyReadwriteArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyMemoryError, PyTypeError};
use pyo3::prelude::*;

use crate::errors::SetupError;

/// An array of nothing; what does not fit into memory is an exception.
pub fn zeros<T: Clone + Default>(n: usize) -> PyResult<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(n).map_err(|_| PyMemoryError::new_err("the batch does not fit into memory"))?;
    list.resize(n, T::default());
    Ok(list)
}

/// A matrix with a row for each game. Python cannot give its memory back: it belongs to a list of ours.
pub fn rows<T: Element + Clone + Default>(
    py: Python<'_>,
    n: usize,
    width: usize,
) -> PyResult<Py<PyArray2<T>>> {
    Ok(PyArray1::from_vec(py, zeros(n * width)?).reshape([n, width])?.unbind())
}

/// An array of ours, to be written to. Python may have changed what its numbers are or how many it shows; then nothing is
/// written.
pub fn unchanged<'py, T: Element, D: Dimension>(
    array: &Bound<'py, PyArray<T, D>>,
    len: usize,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let same = array.dtype().is_equiv_to(&T::get_dtype(array.py()))
        && array.ndim() == D::NDIM.unwrap_or(array.ndim())
        && array.len() == len
        && array.is_c_contiguous();
    if !same {
        return Err(SetupError::new_err(
            "an array of the batch has another type or shape than it was made with",
        ));
    }
    let lent = array.try_readwrite();
    lent.map_err(|error| SetupError::new_err(format!("an array of the batch cannot be written to: {error}")))
}

/// Actions, however Python has them: an array of any whole numbers, a list.
pub fn whole_numbers(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = given.cast::<PyArray1<i64>>() {
        return Ok(array.try_readonly()?.as_array().iter().copied().collect());
    }
    let array = given.py().import("numpy")?.call_method1("asarray", (given,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        let found: String = array.getattr("dtype")?.str()?.extract()?;
        return Err(PyTypeError::new_err(format!("actions are whole numbers, not {found}")));
    }
    let array = array.call_method1("astype", ("int64",))?;
    let array = array.cast::<PyArray1<i64>>();
    let array = array.map_err(|_| SetupError::new_err("actions are one row, with one for each game"))?;
    Ok(array.try_readonly()?.as_array().iter().copied().collect())
}
