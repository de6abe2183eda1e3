//! Maps: from a board's borders to outlines, pictures, and boards nobody has drawn before.
//!
//! Everything but the pictures is exact: the same board file gives the same map on every machine, because our own
//! arithmetic uses only operations that round alike everywhere (no trigonometry), and results, also those of the
//! geometry crates, are whole tenths of a unit.
//!
//! ```
//! let fresh = elbowroom_atlas::fresh::board("base", 2, 7).expect("there is a recipe");
//! let picture = elbowroom_atlas::picture::svg(&fresh.board, &fresh.shape);
//! assert!(picture.starts_with("<svg"));
//! ```

#![allow(clippy::many_single_char_names, reason = "geometry is written in single letters")]

pub mod chart;
#[cfg(feature = "paint")]
pub mod chore;
mod dice;
mod foam;
mod frame;
pub mod fresh;
mod hand;
mod mesh;
pub mod picture;
pub mod soak;
mod stand;
pub mod verify;
