//! The page in a real browser. Pictures of what was seen are kept in `target/shots`.

mod axe;
#[path = "../common/mod.rs"]
mod common;
mod front;
mod hands;
mod pages;
mod prepared;
mod stage;
mod table;
