//! A game that was played again, ready to be shown at any place.

use std::sync::Arc;

use engine::{Event, Game, Seat};
use leptos::prelude::*;
use wire::protocol::{BoardChoice, Entry, Options};
use wire::replay::Replay;

use super::super::live::{Live, Present};
use super::super::sitting::{Fixed, Moment};
use super::super::timeline::Timeline;

/// A game that was played again.
pub struct Tape {
    /// Its states.
    pub replay: Replay,
    /// The line over it.
    pub line: Timeline,
    /// What was told.
    pub log: Arc<Vec<Entry>>,
    viewer: Option<Seat>,
}

impl Tape {
    /// What is known of a game at present.
    pub fn new(fixed: &Fixed, present: &Present) -> Option<Tape> {
        let view = &present.moment.view;
        let replay = Replay::of_log(&fixed.game, &present.log, view.omen)?;
        // A record belongs to no table, and hides nothing.
        let replay = if fixed.card.id.is_empty() { replay.opened() } else { replay };
        let line = Timeline::new(&fixed.game, &replay, &present.log, view.viewer);
        Some(Tape { replay, line, log: present.log.clone(), viewer: view.viewer })
    }

    /// What happened between two places.
    pub fn events(&self, game: &Game, from: usize, to: usize) -> Vec<Event> {
        let lines = self.log[from.min(to)..to].iter().flat_map(|entry| &entry.events);
        lines.filter_map(|line| Event::read(game, line).ok()).collect()
    }

    /// Shows a place. What has just happened moves only if one comes from the place before it.
    pub fn show(&self, live: Live, game: &Game, before: Option<usize>, at: usize) {
        let moment = Moment::past(at, self.replay.view(game, at, self.viewer));
        let step = before.filter(|&before| before < at && self.line.after(before) == at);
        let news = step.map(|from| self.events(game, from, at)).unwrap_or_default();
        let old = live.shown.moment.get_untracked().filter(|_| step.is_some());
        let log = Arc::new(self.log[..at].to_vec());
        batch(move || {
            live.shown.log.set(log);
            live.shown.before.set(old);
            live.shown.moment.set(Some(Arc::new(moment)));
        });
        live.shown.news.set(Arc::new(news));
    }
}

/// What is played, on the very same board.
pub fn options(fixed: &Fixed) -> Options {
    let board = match &fixed.card.options.board {
        BoardChoice::Usual => BoardChoice::Key(fixed.card.sheet.board.key.clone()),
        chosen => chosen.clone(),
    };
    Options { board, ..fixed.card.options.clone() }
}
