//! Whether this node may speak for the tables it has taken. Where several nodes share a store, each must say again and again
//! that it lives; one that cannot gives its tables up by itself, before another can have them. Whoever has given everything
//! up goes on under a new name: nothing is then its own in the store that it does not serve.

use std::sync::{Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use crate::log;
use crate::services::Services;
use crate::store::{PATIENCE, RENEWAL, Renewed};

/// After how long a renewal that failed is tried again.
const RETRY: Duration = Duration::from_millis(500);

/// The lease of this node.
pub struct Lease {
    is_shared: bool,
    standing: Mutex<Standing>,
    /// Changes when all tables are given up.
    lost: watch::Sender<()>,
}

/// How a node stands with the store.
#[derive(Copy, Clone)]
enum Standing {
    /// It lives. The time is before the last renewal that succeeded; this clock also goes on while the program is stopped.
    Held(Instant),
    /// It has given everything up, and has no new name yet.
    GivenUp,
    /// It stops.
    Ended,
}

impl Lease {
    /// The lease of a node that has just begun; in a store of one process it never ends.
    pub fn new(is_shared: bool) -> Lease {
        let standing = Mutex::new(Standing::Held(Instant::now()));
        Lease { is_shared, standing, lost: watch::Sender::new(()) }
    }

    /// Whether this node may still speak for its tables.
    pub fn is_held(&self) -> bool {
        !self.is_shared || matches!(*self.lock(), Standing::Held(since) if since.elapsed() < PATIENCE)
    }

    /// What changes when all tables are given up.
    pub fn lost(&self) -> watch::Receiver<()> {
        self.lost.subscribe()
    }

    /// Gives up all tables.
    pub fn give_up(&self) {
        let is_new = {
            let mut standing = self.lock();
            let is_new = matches!(*standing, Standing::Held(_));
            if is_new {
                *standing = Standing::GivenUp;
            }
            is_new
        };
        if is_new {
            self.lost.send_replace(());
        }
    }

    /// Gives up all tables, for good.
    pub fn end(&self) {
        *self.lock() = Standing::Ended;
        self.lost.send_replace(());
    }

    /// The store has heard that this node lives. If everything was given up meanwhile, that stays so.
    fn renewed(&self, at: Instant) {
        if let Standing::Held(since) = &mut *self.lock() {
            *since = at;
        }
    }

    /// The node has a new name.
    fn begin(&self, at: Instant) {
        let mut standing = self.lock();
        if matches!(*standing, Standing::GivenUp) {
            *standing = Standing::Held(at);
        }
    }

    fn standing(&self) -> Standing {
        *self.lock()
    }

    fn lock(&self) -> MutexGuard<'_, Standing> {
        // Whoever held the lock cannot have left it in a bad state: it is one assignment.
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Renews the lease of a node for as long as there is the node.
pub async fn keep(node: Weak<Services>) {
    let Some(mut lost) = node.upgrade().map(|services| services.lease.lost()) else { return };
    loop {
        let Some(services) = node.upgrade() else { return };
        // The lease of the store begins later than this, so it is never shorter than what is believed here.
        let at = Instant::now();
        let (lease, store) = (&services.lease, &services.store);
        let next = match lease.standing() {
            Standing::Ended => return,
            Standing::Held(_) => match in_time(store.renew()).await {
                Ok(Renewed::InTime) => {
                    lease.renewed(at);
                    Ok(())
                }
                Ok(Renewed::TooLate) => {
                    log::error("this node was silent for too long: its tables are free for others");
                    lease.give_up();
                    Ok(())
                }
                Err(why) => Err(why),
            },
            Standing::GivenUp => in_time(store.release_all()).await.map(|()| lease.begin(at)),
        };
        let pause = match next {
            Ok(()) => RENEWAL.saturating_sub(at.elapsed()),
            Err(why) => {
                log::error(&format!("the lease could not be renewed: {why}"));
                RETRY
            }
        };
        if !lease.is_held() {
            lease.give_up();
        }
        drop(services);
        // Who has given everything up just now does not wait for a new name.
        let _ = tokio::time::timeout(pause, lost.changed()).await;
    }
}

async fn in_time<T>(asked: crate::store::Wait<'_, T>) -> Result<T, String> {
    match tokio::time::timeout(RENEWAL, asked).await {
        Ok(answered) => answered.map_err(|error| error.to_string()),
        Err(_) => Err("the store takes too long".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_renewal_that_comes_after_everything_was_given_up_brings_nothing_back() {
        let lease = Lease::new(true);
        let mut lost = lease.lost();
        assert!(lease.is_held());
        lease.give_up();
        assert!(!lease.is_held() && lost.has_changed().is_ok_and(|it| it));
        lost.mark_unchanged();
        // It was under way.
        lease.renewed(Instant::now());
        assert!(!lease.is_held());
        lease.begin(Instant::now());
        assert!(lease.is_held() && lost.has_changed().is_ok_and(|it| !it));
        // A program that was stopped for longer than its lease knows so at once.
        lease.renewed(Instant::now().checked_sub(PATIENCE).expect("a computer that has run for a while"));
        assert!(!lease.is_held());
        lease.end();
        lease.begin(Instant::now());
        assert!(!lease.is_held());
        assert!(Lease::new(false).is_held());
    }
}
