//! The page in a real browser. Pictures of what was seen are kept in `target/shots`.

mod front;
mod prepared;
mod stage;
