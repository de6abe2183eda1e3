//! Many fresh boards of every kind, each checked again from the outside.

use std::ops::Range;
use std::sync::Mutex;
use std::thread;

use content::board::pieces::Ground;
use content::board::{BoardFile, check};

use crate::fresh::{self, Fresh};
use crate::verify;

/// Every box that boards can be made for.
pub const BOXES: [&str; 4] = ["base", "underground", "river_world", "wow"];

/// What a soak found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// How many boards were made.
    pub boards: u64,
    /// How many were thrown away on the way to them.
    pub rejected: u64,
    /// What went wrong, each with box, players and seed.
    pub failures: Vec<String>,
}

/// Makes a board of every box and player count for each seed, on that many threads.
pub fn soak(seeds: Range<u64>, threads: usize) -> Found {
    let jobs: Vec<(&str, u8, u64)> = seeds
        .flat_map(|seed| {
            BOXES.into_iter().flat_map(move |set| (2..=5).map(move |players| (set, players, seed)))
        })
        .collect();
    let (next, found) = (Mutex::new(0), Mutex::new(Found::default()));
    let take = || {
        // A thread that panicked has ended the soak; there is nothing left to protect.
        let mut next = next.lock().expect("no thread panicked");
        *next += 1;
        jobs.get(*next - 1).copied()
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some((set, players, seed)) = take() {
                    let (rejected, faults) = match fresh::board(set, players, seed) {
                        Ok(fresh) => (fresh.rejected, faults(&fresh)),
                        Err(reason) => (0, vec![reason]),
                    };
                    let mut found = found.lock().expect("no thread panicked");
                    found.boards += 1;
                    found.rejected += rejected;
                    let place = |fault: String| format!("{set} {players} players seed {seed}: {fault}");
                    found.failures.extend(faults.into_iter().map(place));
                }
            });
        }
    });
    found.into_inner().expect("no thread panicked")
}

/// Everything wrong with a fresh board, by other means than those it was made with where there are any.
fn faults(fresh: &Fresh) -> Vec<String> {
    let board = &fresh.board;
    let mut found: Vec<String> = Vec::new();
    match BoardFile::parse(&board.key, &board.to_text()) {
        Ok(again) if again == *board => {}
        Ok(_) => found.push("it does not read what it writes".to_owned()),
        Err(fault) => found.push(fault.to_string()),
    }
    found.extend(check::faults(&board.key, board).iter().map(ToString::to_string));
    found.extend(verify::faults(board, &fresh.shape));
    found.extend(river_fault(board));
    let key = |at: usize| format!("region {}: its water looks like a river", board.regions[at].key);
    found.extend(verify::river_like(board, &fresh.shape).into_iter().map(key));
    found
}

/// Rivers hang together and meet the edge at least twice.
fn river_fault(board: &BoardFile) -> Option<String> {
    let rivers: Vec<usize> =
        (0..board.regions.len()).filter(|&at| board.ground(at) == Ground::River).collect();
    let mut seen = vec![*rivers.first()?];
    let mut next = 0;
    while next < seen.len() {
        let near = board.neighbors(seen[next]).into_iter().filter(|near| rivers.contains(near));
        let fresh: Vec<usize> = near.filter(|near| !seen.contains(near)).collect();
        seen.extend(fresh);
        next += 1;
    }
    let ends = rivers.iter().filter(|&&at| board.regions[at].edge).count();
    (seen.len() != rivers.len() || ends < 2).then(|| "its river does not run from edge to edge".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_boards_of_every_kind_are_sound() {
        let found = soak(100..102, 2);
        assert_eq!(found.boards, 32);
        assert_eq!(found.failures, Vec::<String>::new());
    }
}
