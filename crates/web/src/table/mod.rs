//! The table screen.
//!
//! What is drawn and said follows from a [`sitting::Moment`]; what can be said, from [`control`]. Nothing here knows a
//! rule, a race or a power: the engine is asked, and names come by key.

pub mod compass;
pub mod control;
pub mod draw;
pub mod flights;
pub mod plan;
pub mod sitting;
pub mod timeline;
pub mod typed;

#[cfg(target_arch = "wasm32")]
mod bar;
#[cfg(target_arch = "wasm32")]
mod camera;
#[cfg(target_arch = "wasm32")]
mod card;
#[cfg(target_arch = "wasm32")]
mod counsel;
#[cfg(target_arch = "wasm32")]
mod die;
#[cfg(target_arch = "wasm32")]
mod drag;
#[cfg(target_arch = "wasm32")]
mod gestures;
#[cfg(target_arch = "wasm32")]
mod glyphs;
#[cfg(target_arch = "wasm32")]
mod hint;
#[cfg(target_arch = "wasm32")]
mod keys;
#[cfg(target_arch = "wasm32")]
mod live;
#[cfg(target_arch = "wasm32")]
mod log;
#[cfg(target_arch = "wasm32")]
mod look;
#[cfg(target_arch = "wasm32")]
mod map;
#[cfg(target_arch = "wasm32")]
mod mini;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
mod notices;
#[cfg(target_arch = "wasm32")]
mod offer;
#[cfg(target_arch = "wasm32")]
mod panels;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod plans;
#[cfg(target_arch = "wasm32")]
mod players;
#[cfg(target_arch = "wasm32")]
mod screen;
#[cfg(target_arch = "wasm32")]
mod signal;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod tally;
#[cfg(target_arch = "wasm32")]
mod text;
#[cfg(target_arch = "wasm32")]
mod tools;
#[cfg(target_arch = "wasm32")]
mod typing;
#[cfg(target_arch = "wasm32")]
mod ui;

#[cfg(target_arch = "wasm32")]
pub use live::Live;
#[cfg(target_arch = "wasm32")]
pub use look::{Scrubber, from_here};
#[cfg(target_arch = "wasm32")]
pub use motion::Flights;
#[cfg(target_arch = "wasm32")]
pub use panels::Panels;
#[cfg(target_arch = "wasm32")]
pub use plans::Hints;
#[cfg(target_arch = "wasm32")]
pub use screen::{RecordScreen, Screen};
#[cfg(target_arch = "wasm32")]
pub use text::narrate;
#[cfg(target_arch = "wasm32")]
pub use ui::Ui;
