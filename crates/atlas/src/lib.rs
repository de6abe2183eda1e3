//! Maps: from a board's borders to outlines, pictures, and boards nobody has drawn before.
//!
//! Everything here is deterministic: the same board file gives the same map on every machine, because only
//! operations that are exact everywhere are used (no trigonometry), and results are rounded to whole tenths of a
//! unit.

pub mod chart;
mod dice;
mod foam;
mod frame;
mod hand;
mod mesh;
mod stand;
