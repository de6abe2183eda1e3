//! The page in a real browser. Pictures of what was seen are kept in `target/shots`.

mod axe;
#[path = "../common/mod.rs"]
mod common;
mod controls;
mod everyone;
mod front;
mod games;
mod hands;
mod keys;
mod pages;
mod prepared;
mod stage;
mod table;
mod together;
