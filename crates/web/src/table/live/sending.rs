//! What is said to the server.
//!
//! A command is kept until the server has acknowledged it, and is sent again after a lost connection: its id makes the
//! server apply it once. One made on an old version is refused and dropped; the update that made it old heals the rest.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{Problem, ToServer, Turning, write};

use super::{Live, Status};

/// Said to whoever goes on while something waits for the connection.
pub(super) const WAITING: &str = "problem-waiting";

impl Live {
    /// Says answers for a seat, all or none.
    pub fn answer(self, seat: Seat, lines: Vec<String>) {
        let Some(version) = self.version() else { return };
        self.send(ToServer::Answer { id: fresh_id(), version, seat, lines });
    }

    /// Asks for what was said before the first line that is here.
    pub fn ask_earlier_chat(self) {
        if let Some(n) = self.people.chat.with_untracked(|chat| chat.first().map(|line| line.n)) {
            self.send(ToServer::ChatBefore { n });
        }
    }

    /// Asks for a hint.
    pub fn ask_hint(self, seat: Seat) {
        let Some(version) = self.seen() else { return };
        self.hint.set(Some((version, None)));
        self.send(ToServer::Hint { version, seat });
    }

    /// Takes back, gives again, or starts over.
    pub fn turn(self, seat: Seat, turning: impl Fn(Turning) -> ToServer) {
        let Some(version) = self.version() else { return };
        self.send(turning(Turning { id: fresh_id(), version, seat }));
    }

    /// The version of who sits there and how the table is run.
    pub fn settings_version(self) -> u64 {
        self.people.presence.with_untracked(|it| it.as_ref().map_or(0, |it| it.version))
    }

    /// The version a command is made on, unless one has just been made on it.
    fn version(self) -> Option<u64> {
        let version = self.seen()?;
        if self.connection.waiting.get_untracked() > 0 || self.last_sent.get_untracked() == Some(version) {
            // Without a connection it may take a while: who goes on meanwhile is told.
            if self.connection.status.get_untracked() == Status::Lost {
                self.connection.problem.set(Some(Problem::new(WAITING)));
            }
            return None;
        }
        self.last_sent.set(Some(version));
        Some(version)
    }

    /// The answers that wait for the connection, in notation.
    pub fn waiting_lines(self) -> Vec<String> {
        if self.connection.waiting.get() == 0 || self.connection.status.get() != Status::Lost {
            return Vec::new();
        }
        let wire = self.wire();
        let pending = wire.pending.borrow();
        let lines = pending.iter().filter_map(|command| match command {
            ToServer::Answer { lines, .. } => Some(lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// Whether everything heard is shown, and everything said was heard: what is on the screen is how things are.
    pub fn is_idle(self) -> bool {
        let version = self.shown.moment.with(|moment| moment.as_ref().map(|it| it.version));
        let said = self.last_sent.get();
        self.connection.status.get() == Status::Open
            && self.connection.waiting.get() == 0
            && self.shown.behind.get() == 0
            && (said.is_none() || said != version)
    }

    pub(super) fn seen(self) -> Option<u64> {
        self.shown.moment.with_untracked(|moment| moment.as_ref().map(|it| it.version))
    }

    /// Says something to the server, again and again until it is heard.
    pub fn send(self, command: ToServer) {
        self.connection.problem.set(None);
        self.connection.given_back.set(false);
        let text = write(&command);
        if command.id().is_some() {
            self.wire().pending.borrow_mut().push(command);
            self.connection.waiting.set(self.wire().pending.borrow().len());
        }
        self.post(&text);
    }
}

/// A number nobody else has chosen.
pub fn fresh_id() -> u64 {
    // JSON of browsers is exact up to 53 bits.
    (js_sys::Math::random() * 9_007_199_254_740_991.0) as u64
}
