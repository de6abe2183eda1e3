//! Hints: what a good player would do, for whoever must decide and asks.

use std::collections::HashSet;

use engine::Seat;
use tokio::task::AbortHandle;
use wire::protocol::{Plan, Problem, ToClient};

use super::Table;
use super::permissions::Deed;

/// A hint somebody waits for.
#[derive(Default)]
pub struct HintRequest {
    /// The version it is for.
    version: u64,
    /// Who waits.
    guests: HashSet<u64>,
    /// The one for this seat that is being thought over or waits for its turn, be it for an older version.
    thinking: Option<AbortHandle>,
}

impl Table {
    /// Somebody wants a hint.
    pub fn request_hint(&mut self, guest: u64, version: u64, seat: Seat) -> Result<(), Problem> {
        self.permit(guest, Deed::Hint, seat)?;
        self.is_current(version)?;
        if self.book.owes() != Some(seat) {
            return Err(Problem::new("problem-hint"));
        }
        let request = self.hints.entry(seat).or_default();
        if request.version != version {
            request.guests.clear();
        }
        request.version = version;
        request.guests.insert(guest);
        if request.thinking.is_none() {
            self.think_of_hint(seat, version);
        }
        Ok(())
    }

    fn think_of_hint(&mut self, seat: Seat, version: u64) {
        let thinking = self.bot_pool.clone().hint(seat, self.book.view(Some(seat)));
        let handle = self.hinting.spawn(async move { (seat, version, thinking.await) });
        if let Some(request) = self.hints.get_mut(&seat) {
            request.thinking = Some(handle);
        }
    }

    /// The table has gone on: nobody waits for hints about what was, and those in line are not thought over.
    pub fn cancel_hints(&mut self) {
        self.hinting.abort_all();
        self.hints.clear();
    }

    /// Somebody has left: a hint nobody else waits for is not thought over.
    pub fn forget_hints_for(&mut self, guest: u64) {
        self.hints.retain(|_, request| {
            request.guests.remove(&guest);
            if request.guests.is_empty()
                && let Some(thinking) = &request.thinking
            {
                thinking.abort();
            }
            !request.guests.is_empty()
        });
    }

    /// A hint is thought over. If the table has gone on, so has whoever asked; another may have been asked for since.
    pub fn hint_ready(&mut self, seat: Seat, version: u64, plans: Vec<Plan>) {
        let Some(request) = self.hints.remove(&seat) else { return };
        let now = self.book.version();
        if request.version == version && version == now {
            let hint = ToClient::Hint { version, plans };
            for guest in request.guests {
                // The seat may have been handed on meanwhile.
                if self.permit(guest, Deed::Hint, seat).is_ok() {
                    self.tell(guest, &hint);
                }
            }
        } else if request.version == now {
            self.hints.insert(seat, request);
            self.think_of_hint(seat, now);
        }
    }
}
