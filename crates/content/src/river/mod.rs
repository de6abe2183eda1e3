//! River World: the base game on boards with rivers, and an event a round.

pub mod events;
pub mod features;
pub mod marks;
