//! Tools for proving the rules: random games, invariants, scenarios, perft, golden games.
//!
//! ```
//! use elbowroom_kit::scenario::Scenario;
//!
//! let text = "scenario CORE-COST-1 two tokens take an empty region\n";
//! let scenarios = Scenario::read(text).expect("it is a scenario");
//! assert_eq!(scenarios[0].rule(), "CORE-COST-1");
//! ```

pub mod fuzz;
pub mod golden;
pub mod home;
pub mod invariants;
pub mod perft;
pub mod proof;
pub mod random;
pub mod scenario;
pub mod soak;
