//! What happened is shown at the chosen speed, step by step, or at once.

use std::sync::Arc;

use engine::{Event, Seat};
use leptos::prelude::*;
use wire::protocol;

use super::super::sitting::Moment;
use super::Live;

impl Live {
    pub(super) fn update(self, update: protocol::Update) {
        if self.past.at.with_untracked(Option::is_some) {
            return self.update_unseen(update);
        }
        let wire = self.wire();
        // Who answers has seen enough of the others' turns.
        if self.is_own(&update) {
            self.shown.held.set(false);
        }
        wire.queue.borrow_mut().push_back(update);
        self.shown.behind.set(wire.queue.borrow().len());
        if wire.wait.get().is_none() && !self.shown.held.get_untracked() {
            self.play();
        }
    }

    /// Shows what waits: at once, or one after the other at the chosen speed.
    fn play(self) {
        let wire = self.wire();
        loop {
            let Some(update) = wire.queue.borrow_mut().pop_front() else { return };
            self.shown.behind.set(wire.queue.borrow().len());
            let own = self.is_own(&update);
            let events = self.show(update);
            let Some(speed) = self.settings.speed.get_untracked().factor().filter(|_| !own) else { continue };
            let pause = pause_after(&events);
            if pause == 0 {
                continue;
            }
            let pause = std::time::Duration::from_millis((f64::from(pause) / speed) as u64);
            let turn = wire.clone();
            let go_on = move || {
                turn.wait.set(None);
                if !turn.closed.get() {
                    self.play();
                }
            };
            // Without a wait the rest comes with the next update.
            return wire.wait.set(set_timeout_with_handle(go_on, pause).ok());
        }
    }

    /// Ends the wait for the next update.
    fn stop_waiting(self) {
        if let Some(wait) = self.wire().wait.take() {
            wait.clear();
        }
    }

    /// Shows the next of what waits, and lets the rest wait to be asked for.
    pub fn step(self) {
        self.stop_waiting();
        self.shown.held.set(true);
        let wire = self.wire();
        loop {
            let Some(update) = wire.queue.borrow_mut().pop_front() else { return };
            self.shown.behind.set(wire.queue.borrow().len());
            // What nobody could see happen is no step.
            if pause_after(&self.show(update)) > 0 {
                return;
            }
        }
    }

    /// Shows what waits at the chosen speed again.
    pub fn play_on(self) {
        self.shown.held.set(false);
        self.play();
    }

    /// Shows everything that waits, at once.
    pub fn skip(self) {
        self.stop_waiting();
        self.shown.held.set(false);
        let wire = self.wire();
        while let Some(update) = wire.queue.borrow_mut().pop_front() {
            self.show(update);
        }
        self.shown.behind.set(0);
    }

    /// Whether one of this browser's seats said it.
    fn is_own(self, update: &protocol::Update) -> bool {
        let yours = self.people.yours.get_untracked();
        let own = |line: &String| {
            Seat::from_letter(line.get(..1).unwrap_or_default()).is_some_and(|it| yours.contains(&it))
        };
        update.said.iter().any(own)
    }

    fn show(self, update: protocol::Update) -> Vec<Event> {
        let Some(fixed) = self.fixed.get_untracked() else { return Vec::new() };
        let shown = self.shown.moment.get_untracked();
        if shown.as_ref().is_some_and(|it| it.version != update.from) {
            // Something was missed.
            self.resync();
            return Vec::new();
        }
        let Some(moment) = Moment::new(&fixed.game, &update.now) else { return Vec::new() };
        self.is_overtaken(moment.version);
        let lines = update.log.iter().flat_map(|entry| &entry.events);
        let events: Vec<Event> = lines.filter_map(|line| Event::read(&fixed.game, line).ok()).collect();
        let (kept, entries) = (update.kept, update.log);
        batch(move || {
            self.shown.log.update(|log| {
                let log = Arc::make_mut(log);
                log.truncate(kept);
                log.extend(entries);
            });
            self.shown.before.set(shown);
            self.shown.moment.set(Some(Arc::new(moment)));
        });
        self.shown.news.set(Arc::new(events.clone()));
        self.reload_between_turns();
        events
    }
}

/// How long to look at what happened, in milliseconds at normal speed.
fn pause_after(events: &[Event]) -> u32 {
    let longest = events.iter().map(|event| match event {
        Event::Conquered { .. } | Event::Failed { .. } | Event::Overran { .. } => 700,
        Event::Rolled { .. } | Event::Picked { .. } | Event::Declined { .. } => 900,
        Event::Found { .. } | Event::Posted { .. } | Event::Abandoned { .. } | Event::Moved { .. } => 500,
        Event::TurnEnded { .. } => 600,
        Event::Placed { .. } => 120,
        _ => 0,
    });
    longest.max().unwrap_or(0)
}
