//! The log of an `SQLite` database (`-wal`), as a loss of power may leave it: its last transaction written in part.
//!
//! The form is documented by `SQLite` ("The Write-Ahead Log"): a header, then frames of a header and a page each. The last
//! frame of a transaction carries the size of the database, and all frames of the present log carry its salts.

use std::fs::OpenOptions;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// A log as long as this may have been moved to the file already, and then its frames were synced and cannot be torn.
const MOVED_AT: usize = 240;

/// The bytes of the last transaction, if they may be torn.
pub fn last_transaction(log: &[u8]) -> Option<std::ops::Range<usize>> {
    let number = |at: usize| Some(u32::from_be_bytes(log.get(at..at + 4)?.try_into().ok()?));
    let frame = FRAME_HEADER + number(8)? as usize;
    let salts = log.get(16..24)?;
    let mut ends = vec![HEADER];
    let mut at = HEADER;
    let mut n_frames = 0;
    while log.len() >= at + frame && &log[at + 8..at + 16] == salts {
        if number(at + 4)? > 0 {
            ends.push(at + frame);
        }
        at += frame;
        n_frames += 1;
    }
    let &[.., start, end] = &ends[..] else { return None };
    (n_frames < MOVED_AT).then_some(start..end)
}

/// Tears the last transaction of a log: it is cut off somewhere, or some of its bytes were never written. Whether it was.
pub fn tear(file: &Path, rng: &mut fastrand::Rng) -> io::Result<bool> {
    let log = std::fs::read(file)?;
    let Some(last) = last_transaction(&log) else { return Ok(false) };
    let at = rng.usize(last.clone());
    let mut open = OpenOptions::new().write(true).open(file)?;
    if rng.bool() {
        open.set_len(at as u64)?;
    } else {
        let n = rng.usize(1..=last.end - at);
        let bytes: Vec<u8> = if rng.bool() { vec![0; n] } else { (0..n).map(|_| rng.u8(..)).collect() };
        open.seek(SeekFrom::Start(at as u64))?;
        open.write_all(&bytes)?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_transaction_ends_with_the_last_frame_of_this_log() {
        let page = 512_u32;
        let mut log = vec![0; HEADER];
        log[8..12].copy_from_slice(&page.to_be_bytes());
        log[16..24].copy_from_slice(b"salt-new");
        let mut frame = |size: u32, salts: &[u8; 8]| {
            let mut frame = vec![0; FRAME_HEADER + page as usize];
            frame[4..8].copy_from_slice(&size.to_be_bytes());
            frame[8..16].copy_from_slice(salts);
            log.extend(frame);
        };
        // Two transactions, of two frames and one, and what an earlier log has left behind them.
        frame(0, b"salt-new");
        frame(9, b"salt-new");
        frame(9, b"salt-new");
        frame(9, b"salt-old");
        let length = FRAME_HEADER + page as usize;
        assert_eq!(last_transaction(&log), Some(HEADER + 2 * length..HEADER + 3 * length));
        assert_eq!(last_transaction(&log[..HEADER]), None);
    }
}
