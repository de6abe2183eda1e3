//! The boxes of the Small World family as data for the engine.

pub mod board;
