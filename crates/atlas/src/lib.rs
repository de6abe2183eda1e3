//! Maps: from a board's borders to outlines, pictures, and boards nobody has drawn before.
//!
//! Everything but the pictures is exact: the same board file gives the same map on every machine, because only
//! operations that round alike everywhere are used (no trigonometry), and results are whole tenths of a unit.

pub mod chart;
pub mod chore;
mod dice;
mod foam;
mod frame;
pub mod fresh;
mod hand;
mod mesh;
pub mod picture;
mod stand;
pub mod verify;
