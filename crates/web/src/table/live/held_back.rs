//! What ends a turn waits a moment before it is sent, so that it can be taken back.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::Problem;

use super::Live;

/// Answers that are given, and wait a moment before they are sent, so that they can be taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldBack {
    /// Whose they are.
    pub seat: Seat,
    /// The version they were made on.
    pub version: u64,
    /// The answers, in notation.
    pub lines: Vec<String>,
    /// How long they wait, in milliseconds.
    pub millis: u32,
}

impl Live {
    /// Says answers a moment later, unless they are taken back.
    pub fn answer_later(self, seat: Seat, lines: Vec<String>, millis: u32) {
        let Some(version) = self.seen().filter(|_| self.connection.waiting.get_untracked() == 0) else {
            return;
        };
        let wait = std::time::Duration::from_millis(millis.into());
        self.connection.problem.set(None);
        self.held_back.set(Some(HeldBack { seat, version, lines, millis }));
        match set_timeout_with_handle(move || self.send_held_back(), wait) {
            Ok(timer) => self.wire().hold.set(Some(timer)),
            // Without a clock nothing can wait.
            Err(_) => self.send_held_back(),
        }
    }

    /// Sends what is held back now.
    pub fn send_held_back(self) {
        if let Some(held) = self.drop_held_back()
            && self.seen() == Some(held.version)
        {
            self.answer(held.seat, held.lines);
        }
    }

    /// Takes back what is held back; whether there was something.
    pub fn take_back(self) -> bool {
        self.drop_held_back().is_some()
    }

    fn drop_held_back(self) -> Option<HeldBack> {
        if let Some(timer) = self.wire().hold.take() {
            timer.clear();
        }
        let held = self.held_back.get_untracked();
        if held.is_some() {
            self.held_back.set(None);
        }
        held
    }

    /// What is held back was made for a table that is not there any more.
    pub(super) fn is_overtaken(self, version: u64) {
        let overtaken =
            self.held_back.with_untracked(|held| held.as_ref().is_some_and(|held| held.version != version));
        if overtaken && self.take_back() {
            self.connection.problem.set(Some(Problem::new("problem-overtaken")));
        }
    }
}
