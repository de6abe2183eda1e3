//! Faults on purpose, for tests of what survives them: the program ends at a chosen point, or its disk is slow.
//!
//! Only a program with debug assertions has them; in a release these functions are empty.
//!
//! - `ELBOWROOM_ABORT_AT=answer-stored:12` ends the program when it comes to that point for the twelfth time.
//! - `ELBOWROOM_SLOW_DISK=20` lets every commit take so many milliseconds longer.
//! - `ELBOWROOM_CLOCK_SHIFT=-300` lets the clock of this program be wrong by so many seconds.

/// Where a change is on its way to the store.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Nothing is written yet.
    Waiting,
    /// It is in a transaction that is not committed.
    Written,
    /// It is committed, and nobody was told.
    Stored,
}

/// A change comes to a moment: `answer`, `chat`, `head` or `table`.
pub fn reach(change: &str, moment: Moment) {
    #[cfg(debug_assertions)]
    armed::reach(&format!("{change}-{moment:?}").to_lowercase());
    #[cfg(not(debug_assertions))]
    let _ = (change, moment);
}

/// A message was handed to the system. The point is `acknowledged`: who waited for it knows, and nobody else yet.
pub fn sent(message: &[u8]) {
    #[cfg(debug_assertions)]
    if message.starts_with(br#"{"ack""#) {
        armed::reach("acknowledged");
    }
    #[cfg(not(debug_assertions))]
    let _ = message;
}

/// By how many seconds the clock of this program is wrong.
pub fn clock_shift() -> i64 {
    #[cfg(debug_assertions)]
    return armed::clock_shift();
    #[cfg(not(debug_assertions))]
    0
}

/// Takes as long as a slow disk does.
#[allow(clippy::unused_async, reason = "it waits only in programs for tests")]
pub async fn wait_for_disk() {
    #[cfg(debug_assertions)]
    armed::wait_for_disk().await;
}

#[cfg(debug_assertions)]
mod armed {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;

    static ABORT_AT: OnceLock<Option<(String, u64)>> = OnceLock::new();
    static SLOW_DISK: OnceLock<Option<Duration>> = OnceLock::new();
    static CLOCK_SHIFT: OnceLock<i64> = OnceLock::new();
    static N_REACHED: AtomicU64 = AtomicU64::new(0);

    pub fn reach(point: &str) {
        let wanted = ABORT_AT.get_or_init(|| {
            let text = std::env::var("ELBOWROOM_ABORT_AT").ok()?;
            let (point, n) = text.split_once(':')?;
            Some((point.to_owned(), n.parse().ok()?))
        });
        if let Some((wanted, n)) = wanted
            && wanted == point
            && N_REACHED.fetch_add(1, Ordering::SeqCst) + 1 == *n
        {
            std::process::abort();
        }
    }

    pub fn clock_shift() -> i64 {
        let seconds = || std::env::var("ELBOWROOM_CLOCK_SHIFT").ok()?.parse().ok();
        *CLOCK_SHIFT.get_or_init(|| seconds().unwrap_or(0))
    }

    pub async fn wait_for_disk() {
        let millis = || std::env::var("ELBOWROOM_SLOW_DISK").ok()?.parse().ok().map(Duration::from_millis);
        if let Some(delay) = SLOW_DISK.get_or_init(millis) {
            tokio::time::sleep(*delay).await;
        }
    }
}
