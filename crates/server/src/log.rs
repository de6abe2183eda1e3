//! What the operator is told. Where that fails, for example because the log is on a full disk, the server goes on:
//! `println!` and `eprintln!` would panic.

use std::io::Write;

/// Writes a line to standard output.
pub fn note(what: &str) {
    let _ = writeln!(std::io::stdout(), "{what}");
}

/// Writes what went wrong to standard error.
pub fn error(what: &str) {
    let _ = writeln!(std::io::stderr(), "elbowroom-server: {what}");
}
