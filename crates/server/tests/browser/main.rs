//! The page in a real browser. Pictures of what was seen are kept in `target/shots`.

mod axe;
mod front;
mod pages;
mod prepared;
mod stage;
