//! What all tables of a load share: where the servers are, how fast everybody plays, and what was measured.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// What all tables share.
pub(crate) struct Course {
    /// The servers. Players of a table are at different ones, where there are several.
    pub(super) doors: Vec<SocketAddr>,
    pub(super) interval: Duration,
    /// Whether what happens now is measured.
    pub(super) measuring: AtomicBool,
    stopping: AtomicBool,
    pub(super) measured: Mutex<Measured>,
}

/// Times in microseconds.
#[derive(Default)]
pub(super) struct Measured {
    pub(super) acks: Vec<u32>,
    pub(super) viewers: Vec<u32>,
}

impl Course {
    /// Tables at these servers, each with so much time between its moves.
    pub(crate) fn new(doors: Vec<SocketAddr>, interval: Duration) -> Course {
        Course {
            doors,
            interval,
            measuring: AtomicBool::new(false),
            stopping: AtomicBool::new(false),
            measured: Mutex::default(),
        }
    }

    /// Measures for a while; the times until acknowledgments, sorted.
    pub(crate) async fn measure_acks(&self, length: Duration) -> Vec<u32> {
        self.measuring.store(true, Ordering::Relaxed);
        tokio::time::sleep(length).await;
        self.measuring.store(false, Ordering::Relaxed);
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        measured.acks.sort_unstable();
        std::mem::take(&mut measured.acks)
    }

    /// Lets everybody end.
    pub(crate) fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    pub(super) fn note(&self, note: impl FnOnce(&mut Measured)) {
        if self.measuring.load(Ordering::Relaxed) {
            // Whoever held the lock cannot have left the lists in a bad state.
            note(&mut self.measured.lock().unwrap_or_else(PoisonError::into_inner));
        }
    }

    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }
}

/// In milliseconds, of sorted microseconds.
pub(crate) fn quantile(sorted: &[u32], share: f64) -> f64 {
    let at = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
}
