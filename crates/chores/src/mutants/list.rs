//! The list of changes, as `cargo mutants --list --json` prints it.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;

/// A change of the code that tests should notice.
#[derive(Clone, Debug, Deserialize)]
pub struct Mutant {
    /// The file, from the root of the workspace.
    pub file: String,
    /// What cargo-mutants calls it: file, line, column and what is done.
    pub name: String,
    /// What kind of code is changed.
    pub genre: Genre,
    /// What stands there afterwards.
    pub replacement: String,
    /// What is replaced.
    pub span: Span,
}

/// The kinds of code that are changed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub enum Genre {
    /// A function does nothing but return something simple.
    FnValue,
    /// Another operator between two values.
    BinaryOperator,
    /// An operator before a value is left out.
    UnaryOperator,
    /// An arm is left out where others catch what it had.
    MatchArm,
    /// A guard holds always, or never.
    MatchArmGuard,
    /// A field is left out that a base can fill.
    StructField,
}

/// From a place to a place.
#[derive(Copy, Clone, Debug, Deserialize)]
pub struct Span {
    /// Where it begins.
    pub start: Place,
}

/// A place in a file; both numbers count from 1, columns in characters.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// Reads the list. The place of a change in it is its number; changes of one place stand side by side.
pub fn read(file: &Path) -> Result<Vec<Mutant>, String> {
    let explain = |error: String| format!("{}: {error}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| explain(error.to_string()))?;
    let mut mutants: Vec<Mutant> = serde_json::from_str(&text).map_err(|error| explain(error.to_string()))?;
    mutants.sort_by(|a, b| (&a.file, a.span.start, a.genre).cmp(&(&b.file, b.span.start, b.genre)));
    Ok(mutants)
}

/// The numbers of the changes in each file.
pub fn by_file(mutants: &[Mutant]) -> BTreeMap<&str, Vec<u32>> {
    let mut files: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for (number, mutant) in mutants.iter().enumerate() {
        files.entry(&mutant.file).or_default().push(number as u32);
    }
    files
}
