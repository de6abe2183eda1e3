//! Who writes for which table in a store of one process. It is not stored: another process has other owners, and the
//! versions of tables keep them apart.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::StoreError;

/// The present epoch of every table that is taken.
#[derive(Default)]
pub struct Owners {
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    /// The last epoch that was given; none is given twice.
    last: u64,
    epochs: HashMap<String, u64>,
}

impl Owners {
    /// Takes a table from whoever has it.
    pub fn take(&self, id: &str) -> u64 {
        let mut taken = self.lock();
        taken.last += 1;
        let epoch = taken.last;
        taken.epochs.insert(id.to_owned(), epoch);
        epoch
    }

    /// Gives a table back, unless somebody else has taken it.
    pub fn release(&self, id: &str, epoch: u64) {
        let mut taken = self.lock();
        if taken.epochs.get(id) == Some(&epoch) {
            taken.epochs.remove(id);
        }
    }

    /// Whether nobody has taken the table since.
    pub fn check(&self, id: &str, epoch: u64) -> Result<(), StoreError> {
        if self.lock().epochs.get(id) == Some(&epoch) { Ok(()) } else { Err(StoreError::Fenced) }
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        // Whoever panicked has not been in the middle of a change: nothing here does.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
