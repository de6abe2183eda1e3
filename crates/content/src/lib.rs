//! The boxes of the Small World family as data for the engine.
//!
//! Each race, power, relic and place is a file of its own, most of it data; [`Setup`] puts a game together.
//!
//! ```
//! use elbowroom_content::{Set, Setup};
//!
//! let game = Setup::new(Set::Warcraft, 4).game().expect("the board is shipped");
//! let goblins = game.tile("goblins").expect("they come in this box");
//! assert!(game.is_race(goblins));
//! ```

pub mod base;
pub mod blank;
pub mod board;
pub mod fault;
pub mod lexicon;
pub mod narrate;
pub mod pack;
pub mod river;
mod setup;
pub mod stand_in;
pub mod underground;
pub mod warcraft;
pub mod words;
pub mod worths;

pub use engine;
pub use setup::{Set, Setup, board, monster_sites, terrain};

/// The example in the README works.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
