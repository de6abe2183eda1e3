//! Matches between two bots: one seat for the first, the others for the second, every deal from every seat.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use engine::{Game, Query, Seat};

use crate::nature::mix;
use crate::{Bot, Nature, play};

/// How one game of a match went for the first bot.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The place of the game in the match.
    pub number: u64,
    /// Where the first bot sat.
    pub seat: Seat,
    /// Its part of the win: 1, or less if it is shared, or 0.
    pub points: f64,
    /// Its coins less the mean of the others'.
    pub margin: f64,
}

/// The seat of the first bot in a game of a match: each deal is played from every seat in turn.
pub fn seat_of(game: &Game, number: u64) -> Seat {
    Seat((number % u64::from(game.players())) as u8)
}

/// The chance of a game of a match: the same for every seat of a deal.
pub fn nature_of(game: &Game, series: u64, number: u64) -> Nature {
    Nature::new(series, number / u64::from(game.players()))
}

/// Plays one game of a match. Bots are made by a place in the lineup (0 is the first bot) and a seed.
pub fn outcome(
    game: &Game,
    series: u64,
    number: u64,
    mut bot: impl FnMut(usize, u64) -> Box<dyn Bot>,
) -> Outcome {
    let seat = seat_of(game, number);
    let mut bots: Vec<Box<dyn Bot>> = game
        .seats()
        .map(|other| bot(usize::from(other != seat), mix(series ^ mix(number * 8 + u64::from(other.0)))))
        .collect();
    let end = play(game, &mut bots, &mut nature_of(game, series, number));
    let winners = Query { game, table: end.table() }.winners(|seat| end.coins(seat));
    let points = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let others: f64 = game.others(seat).map(|other| f64::from(end.coins(other))).sum();
    let margin = f64::from(end.coins(seat)) - others / f64::from(game.players() - 1);
    Outcome { number, seat, points, margin }
}

/// Runs numbered jobs on so many threads; what they return is handed over in the order of their numbers, so
/// nothing depends on how many threads there are. Stops early when the receiver says so.
pub fn in_order<T: Send>(
    jobs: std::ops::Range<u64>,
    threads: usize,
    job: impl Fn(u64) -> T + Sync,
    mut receive: impl FnMut(u64, T) -> bool,
) {
    let next = AtomicU64::new(jobs.start);
    let stop = AtomicU64::new(jobs.end);
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(4 * threads.max(1));
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (next, stop, job) = (&next, &stop, &job);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= stop.load(Ordering::Relaxed) || sender.send((number, job(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = std::collections::BTreeMap::new();
        let mut due = jobs.start;
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&due) {
                if due < stop.load(Ordering::Relaxed) && !receive(due, result) {
                    stop.store(due, Ordering::Relaxed);
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_does_not_depend_on_threads() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            in_order(
                5..40,
                threads,
                |n| n * n,
                |n, square| {
                    seen.push((n, square));
                    n < 30
                },
            );
            let wanted: Vec<(u64, u64)> = (5..=30).map(|n| (n, n * n)).collect();
            assert_eq!(seen, wanted);
        }
    }
}
