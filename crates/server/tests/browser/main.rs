//! The page in a real browser. With `ELBOWROOM_SHOTS=1` pictures of what was seen are kept in `target/shots`; a test that
//! fails keeps one in any case.

mod absence;
mod alive;
mod axe;
mod chat;
mod chips;
mod coach;
#[path = "../common/mod.rs"]
mod common;
mod controls;
mod devices;
mod drawing;
mod everyone;
mod forgiving;
mod front;
mod games;
mod hands;
mod hints;
mod kept;
mod keys;
mod lab;
mod lasting;
mod learning;
mod longer;
mod lookback;
mod making;
mod mapview;
mod offline;
mod pages;
mod pictures;
mod prepared;
mod relay;
mod screens;
mod security;
mod sharing;
mod signal;
mod site;
mod stage;
mod table;
mod teams;
mod tiles;
mod together;
mod touch;
mod typing;
mod versions;
mod watching;
