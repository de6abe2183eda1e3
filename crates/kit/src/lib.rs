//! Tools for proving the rules: random games, invariants, scenarios, perft.

pub mod invariants;
pub mod random;
pub mod scenario;
pub mod soak;
