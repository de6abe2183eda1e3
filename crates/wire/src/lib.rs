//! Everything that leaves the program: records of games, and JSON for machines.

pub mod history;
pub mod nature;
pub mod record;
pub mod report;
