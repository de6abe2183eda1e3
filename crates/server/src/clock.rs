//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::faults;

/// Seconds since 1970.
pub fn now() -> u64 {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    seconds.saturating_add_signed(faults::clock_shift())
}
