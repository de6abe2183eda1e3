//! Everything that leaves the program: records of games, what server and client say to each other, and JSON for
//! machines.

pub mod history;
pub mod nature;
pub mod protocol;
pub mod record;
pub mod report;
