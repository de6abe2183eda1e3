//! The page in a real browser. Pictures of what was seen are kept in `target/shots`.

mod absence;
mod axe;
mod chat;
mod chips;
#[path = "../common/mod.rs"]
mod common;
mod controls;
mod devices;
mod everyone;
mod front;
mod games;
mod hands;
mod hints;
mod keys;
mod pages;
mod pictures;
mod prepared;
mod signal;
mod stage;
mod table;
mod together;
mod touch;
mod watching;
