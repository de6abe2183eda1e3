//! Looking back: the screen shows an earlier place of the game, and what happens meanwhile moves nobody who looks back.

use std::sync::Arc;

use leptos::prelude::*;
use wire::protocol::{self, Entry};

use super::super::sitting::{Fixed, Moment};
use super::Live;
use crate::dice::Verdict;
use crate::{address, shelf};

/// Where somebody looks back to, and how things are meanwhile.
#[derive(Clone, Copy)]
pub struct Past {
    /// The place looked at, while somebody looks back: after so many entries of the log.
    pub at: RwSignal<Option<usize>>,
    /// How things are meanwhile.
    pub present: RwSignal<Option<Present>>,
    /// How often something has happened since.
    pub missed: RwSignal<usize>,
    /// Whether what happened since the last turn is played by itself, and the present comes after it.
    pub recaps: RwSignal<bool>,
    /// What came of checking the dice of a record.
    pub verdict: RwSignal<Option<Verdict>>,
    /// Whether the game is reviewed.
    pub reviews: RwSignal<bool>,
    /// The text of a record that was opened.
    pub record: RwSignal<Option<Arc<str>>>,
    /// The place that the address names, until the table is here.
    wanted: StoredValue<Option<usize>>,
}

/// How things are, while the screen shows how they were.
#[derive(Clone)]
pub struct Present {
    /// The table.
    pub moment: Arc<Moment>,
    /// All that has happened.
    pub log: Arc<Vec<Entry>>,
}

impl Past {
    pub(super) fn new() -> Past {
        Past {
            at: RwSignal::new(None),
            present: RwSignal::new(None),
            missed: RwSignal::new(0),
            recaps: RwSignal::new(false),
            verdict: RwSignal::new(None),
            reviews: RwSignal::new(false),
            record: RwSignal::new(None),
            wanted: StoredValue::new(place_in_address()),
        }
    }
}

/// The place named by `?at=N` in the address.
fn place_in_address() -> Option<usize> {
    address::query().strip_prefix("at=")?.parse().ok()
}

impl Live {
    /// Looks back to a place, or to the present one with everything before it at hand.
    pub fn look_back(self, to: Option<usize>) {
        if self.past.at.get_untracked().is_none() {
            self.skip();
            self.send_held_back();
            let Some(moment) = self.shown.moment.get_untracked() else { return };
            let log = self.shown.log.get_untracked();
            self.past.missed.set(0);
            self.past.present.set(Some(Present { moment, log }));
        }
        let end = self.past.present.with_untracked(|it| it.as_ref().map_or(0, |it| it.log.len()));
        self.past.at.set(Some(to.unwrap_or(end).min(end)));
    }

    /// Comes back to how things are.
    pub fn look_ahead(self) {
        let Some(present) = self.past.present.get_untracked() else { return };
        batch(move || {
            self.past.at.set(None);
            self.past.recaps.set(false);
            self.past.present.set(None);
            self.shown.news.set(Arc::default());
            self.shown.before.set(None);
            self.shown.log.set(present.log);
            self.shown.moment.set(Some(present.moment));
        });
    }

    /// Whether this is a record: a game that nobody plays, at no server.
    pub fn is_record(self) -> bool {
        let id = |fixed: &Option<Arc<Fixed>>| fixed.as_ref().is_some_and(|it| it.card.id.is_empty());
        self.fixed.try_with(id).unwrap_or(false)
    }

    /// Whether a server has the table, which can judge what is done there.
    pub fn is_judged(self) -> bool {
        !self.is_record() && !self.is_here()
    }

    /// Whether there is something to review: a game that is over, or a record.
    pub fn may_review(self) -> bool {
        let over = || self.past.present.with(|it| it.as_ref().is_some_and(|it| it.moment.state.is_over()));
        self.is_record() || (self.is_judged() && over())
    }

    /// Whether somebody looks back.
    pub fn looks_back(self) -> bool {
        self.past.at.with(Option::is_some)
    }

    /// Whether a seat of this browser must answer while somebody here looks back.
    pub fn is_awaited(self) -> bool {
        let asked = self.past.present.with(|it| it.as_ref().and_then(|it| it.moment.asked()));
        asked.is_some_and(|seat| self.people.yours.with(|yours| yours.contains(&seat)))
    }

    /// Takes note of what happens, and shows nothing of it.
    pub(super) fn update_unseen(self, update: protocol::Update) {
        let (Some(fixed), Some(present)) = (self.fixed.get_untracked(), self.past.present.get_untracked())
        else {
            return;
        };
        if present.moment.version != update.from {
            return self.resync();
        }
        let Some(moment) = Moment::new(&fixed.game, &update.now) else { return };
        let mut log = present.log;
        let entries = Arc::make_mut(&mut log);
        entries.truncate(update.kept);
        entries.extend(update.log);
        self.past.present.set(Some(Present { moment: Arc::new(moment), log }));
        self.past.missed.update(|n| *n += 1);
    }

    /// Everything was told anew: it is shown, unless somebody looks back or the address says where to look.
    pub(super) fn take_present(self, moment: Moment, log: Vec<Entry>) {
        let (moment, log) = (Arc::new(moment), Arc::new(log));
        let is_first = self.shown.moment.with_untracked(Option::is_none);
        if let Some(before) = self.past.present.get_untracked() {
            let missed = usize::from(before.moment.version != moment.version);
            self.past.missed.update(|n| *n += missed);
            return self.past.present.set(Some(Present { moment, log }));
        }
        self.shown.log.set(log);
        self.shown.news.set(Arc::default());
        self.shown.before.set(None);
        self.shown.moment.set(Some(moment));
        let wanted = self.past.wanted.get_value();
        if wanted.is_some() {
            self.past.wanted.set_value(None);
            self.look_back(wanted);
        } else if is_first {
            self.recap();
        }
    }

    /// Shows whoever is back at their table what has happened meanwhile, unless they want to see no turns of others.
    fn recap(self) {
        let Some(id) = self.fixed.with_untracked(|it| it.as_ref().map(|it| it.card.id.clone())) else {
            return;
        };
        let n = self.shown.log.with_untracked(|log| log.len());
        let is_over = self.shown.moment.with_untracked(|it| it.as_ref().is_some_and(|it| it.state.is_over()));
        let plays = self.people.yours.with_untracked(|yours| !yours.is_empty());
        let watches = self.settings.speed.get_untracked().factor().is_some();
        if let Some(seen) = shelf::seen(&id).filter(|&seen| plays && watches && !is_over && seen + 1 < n) {
            self.past.recaps.set(true);
            self.look_back(Some(seen));
        }
    }

    /// Remembers how much of the game was seen here.
    pub(super) fn keep_seen(self) {
        let id = self.fixed.try_with_untracked(|it| it.as_ref().map(|it| it.card.id.clone())).flatten();
        let present = self.past.present.try_with_untracked(|it| it.as_ref().map(|it| it.log.len())).flatten();
        let n = present.or_else(|| self.shown.log.try_with_untracked(|log| log.len()));
        if let (Some(id), Some(n)) = (id, n) {
            shelf::saw(&id, n);
        }
    }
}
