//! Tools for proving the rules: random games, invariants, scenarios, perft, golden games.

pub mod fuzz;
pub mod golden;
pub mod home;
pub mod invariants;
pub mod perft;
pub mod random;
pub mod scenario;
pub mod soak;
