//! What the server says: greetings, updates, who is there, and what it thinks of our commands.

use std::sync::Arc;

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{self, Opened, Presence, Problem, SeatLink, ToClient, ToServer, Welcome, write};

use super::super::sitting::{Fixed, Moment};
use super::connection::reload;
use super::sending::{WAITING, fresh_id};
use super::{Live, Status};
use crate::{seat, shelf};

impl Live {
    pub(super) fn receive(self, message: ToClient) {
        let wire = self.wire();
        wire.heard.set(js_sys::Date::now());
        if self.connection.status.get_untracked() == Status::Lost && !wire.offline.get() {
            self.connection.status.set(Status::Open);
        }
        match message {
            ToClient::Welcome(welcome) => self.welcome(*welcome),
            ToClient::Update(update) => self.update(*update),
            ToClient::Ack { id, .. } => self.settled(id),
            ToClient::Refused { id, problem, .. } => {
                self.settled(id);
                self.last_sent.set(None);
                // A move that waited for the connection and is not made is given back with the reason.
                self.connection.given_back.set(wire.resent.borrow().contains(&id));
                self.connection.problem.set(Some(problem));
            }
            ToClient::Presence(presence) => self.take_presence(presence),
            ToClient::Chat(line) => self.people.chat.update(|chat| Arc::make_mut(chat).push(line)),
            ToClient::ChatPage(mut earlier) => self.people.chat.update(|chat| {
                // One that was asked for twice comes twice.
                earlier.retain(|line| chat.first().is_none_or(|first| line.n < first.n));
                Arc::make_mut(chat).splice(0..0, earlier);
            }),
            ToClient::Link { id, link } => {
                let is_rekey = |command: &ToServer| {
                    matches!(command, ToServer::Rekey { .. }) && command.id() == Some(id)
                };
                let is_own = wire.pending.borrow().iter().any(is_rekey);
                self.settled(id);
                if is_own {
                    self.keep_seat(link);
                } else {
                    self.people.link.set(Some(link));
                }
            }
            ToClient::Opened(opened) => self.tell_opened(opened),
            ToClient::Hint { version, plans } => {
                // One that is for an older question, or no longer wanted, is not shown.
                if self.hint.get_untracked() == Some((version, None)) {
                    self.hint.set(Some((version, Some(Arc::new(plans)))));
                }
            }
            ToClient::Rematch { by, link } => self.people.rematch.set(Some((by, link))),
            ToClient::Pong { .. } => {}
            ToClient::Trouble(problem) => {
                self.hint.set(None);
                if problem.key == "problem-version" && reload() {
                    return;
                }
                // A table that does not exist is not sought again.
                if matches!(&*problem.key, "problem-no-table" | "problem-version") {
                    self.wire().closed.set(true);
                }
                self.connection.problem.set(Some(problem));
            }
        }
    }

    /// A seat of this browser has a new secret: it is taken, so that the seat is there when the page comes again.
    fn keep_seat(self, link: SeatLink) {
        let Some(fixed) = self.fixed.get_untracked() else { return };
        shelf::keep_link(&fixed.card.id, link.clone());
        let seat = link.seat;
        seat::take_new_secret(fixed.card.id.clone(), link, move || {
            self.people.opened.try_set(None);
            // Whoever was offline meanwhile looks on, and sits down again now.
            if self.people.yours.try_with_untracked(|yours| !yours.contains(&seat)) == Some(true) {
                self.resync();
            }
        });
    }

    /// Shuts every other browser out of a seat.
    pub fn rekey(self, seat: Seat) {
        self.send(ToServer::Rekey { id: fresh_id(), version: self.settings_version(), seat });
    }

    fn tell_opened(self, opened: Opened) {
        let Some(fixed) = self.fixed.get_untracked() else { return };
        if seat::is_news(&fixed.card.id, opened) {
            self.people.opened.set(Some(opened));
        }
    }

    /// Somebody has seen that a seat was opened elsewhere.
    pub fn note_opened(self) {
        let (Some(fixed), Some(opened)) = (self.fixed.get_untracked(), self.people.opened.get_untracked())
        else {
            return;
        };
        seat::know_opened(&fixed.card.id, opened);
        self.people.opened.set(None);
    }

    fn take_presence(self, presence: Presence) {
        if let Some(fixed) = self.fixed.get_untracked() {
            let taken = |seat| presence.seats.iter().any(|card| card.seat == seat && card.taken);
            shelf::forget_links(&fixed.card.id, taken);
        }
        self.people.presence.set(Some(Arc::new(presence)));
    }

    fn settled(self, id: u64) {
        self.wire().pending.borrow_mut().retain(|command| command.id() != Some(id));
        self.connection.waiting.set(self.wire().pending.borrow().len());
        // What waited has arrived.
        if self.connection.problem.with_untracked(|it| it.as_ref().is_some_and(|it| it.key == WAITING)) {
            self.connection.problem.set(None);
        }
    }

    fn welcome(self, welcome: Welcome) {
        let wire = self.wire();
        wire.outdated.set(welcome.protocol > protocol::VERSION);
        wire.tries.set(0);
        wire.queue.borrow_mut().clear();
        self.shown.behind.set(0);
        self.shown.held.set(false);
        self.connection.status.set(Status::Open);
        let known =
            self.fixed.with_untracked(|fixed| fixed.as_ref().is_some_and(|it| it.card == welcome.table));
        if !known {
            match Fixed::new(welcome.table) {
                Ok(fixed) => self.fixed.set(Some(Arc::new(fixed))),
                Err(problem) => {
                    self.connection.problem.set(Some(problem));
                    return self.reload_between_turns();
                }
            }
        }
        let Some(fixed) = self.fixed.get_untracked() else { return };
        let Some(moment) = Moment::new(&fixed.game, &welcome.now) else {
            return self.cannot_read();
        };
        if !welcome.yours.is_empty() {
            shelf::remember(shelf::Kept {
                id: fixed.card.id.clone(),
                title: fixed.card.title.clone(),
                seats: welcome.yours.iter().map(|seat| seat.letter()).collect(),
                links: welcome.links,
                seen: None,
            });
        }
        self.is_overtaken(moment.version);
        self.last_sent.set(None);
        self.hint.set(None);
        self.people.yours.set(welcome.yours);
        self.take_presence(welcome.presence);
        welcome.opened.into_iter().for_each(|opened| self.tell_opened(opened));
        self.people.chat.set(Arc::new(welcome.chat));
        self.take_present(moment, welcome.log);
        if welcome.frozen {
            self.connection.problem.set(Some(Problem::new("problem-frozen")));
        } else if self.connection.problem.with_untracked(|it| it.as_ref().is_some_and(is_cured_by_welcome)) {
            self.connection.problem.set(None);
        }
        self.reload_between_turns();
        // What was not acknowledged before the connection was lost is said again.
        let again: Vec<String> = wire.pending.borrow().iter().map(write).collect();
        wire.resent.replace(wire.pending.borrow().iter().filter_map(ToServer::id).collect());
        again.iter().for_each(|text| self.post(text));
    }
}

/// Whether a problem was that the table could not be joined or could not go on.
fn is_cured_by_welcome(problem: &Problem) -> bool {
    matches!(&*problem.key, "problem-frozen" | "problem-unreadable-table" | "problem-full" | "problem-server")
}
