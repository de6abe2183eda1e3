//! The page: the same engine in the browser, and a table around it.
//!
//! What draws or listens is built for browsers only; what can be said without one is plain Rust with plain tests.
//! Rooms: [`route`] (which page an address means), [`share`] (links that carry tiles), `make` (the editor of tiles), `app` (the frame), `words` (what people read), `table` (the table
//! screen), `pages` (everything before and after it).

#![allow(clippy::large_types_passed_by_value, reason = "a bundle of signals is copied like one of them")]

pub mod dice;
pub mod guide;
pub mod join;
pub mod lab;
pub mod library;
mod order;
pub mod outcome;
pub mod route;
pub mod share;
pub mod story;
pub mod table;

#[cfg(target_arch = "wasm32")]
mod absent;
#[cfg(target_arch = "wasm32")]
mod address;
#[cfg(target_arch = "wasm32")]
mod api;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod assets;
#[cfg(target_arch = "wasm32")]
mod bits;
#[cfg(target_arch = "wasm32")]
mod book;
#[cfg(target_arch = "wasm32")]
mod chat;
#[cfg(target_arch = "wasm32")]
mod file;
#[cfg(target_arch = "wasm32")]
mod lazy;
#[cfg(target_arch = "wasm32")]
mod make;
#[cfg(target_arch = "wasm32")]
mod net;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod problem;
#[cfg(target_arch = "wasm32")]
mod puzzles;
#[cfg(target_arch = "wasm32")]
mod seat;
#[cfg(target_arch = "wasm32")]
mod settings;
#[cfg(target_arch = "wasm32")]
mod shelf;
#[cfg(target_arch = "wasm32")]
mod words;
#[cfg(target_arch = "wasm32")]
mod worths;

#[cfg(target_arch = "wasm32")]
pub use app::start;
