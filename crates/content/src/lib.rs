//! The boxes of the Small World family as data for the engine.

pub mod base;
pub mod blank;
pub mod board;
pub mod fault;
pub mod river;
mod setup;
pub mod stand_in;
pub mod tell;
pub mod underground;
pub mod warcraft;
pub mod words;

pub use setup::{Set, Setup, board, monster_sites, terrain};

/// The example in the README works.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
