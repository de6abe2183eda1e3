//! What the operator is told, on standard error.

use std::io::Write;

/// Writes a line for the operator. Where that fails, for example because the log is on a full disk, the server goes on:
/// `eprintln!` would panic.
pub fn error(what: &str) {
    let _ = writeln!(std::io::stderr(), "elbowroom-server: {what}");
}
