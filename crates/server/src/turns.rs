//! Turns at work that holds a processor for long: the thinking of bots, hints, drawings, trials of tiles, and reviews.
//!
//! One core is left to whoever plays: an answer of a human waits for nothing here. Where more is wanted than the rest of
//! the machine can do, the kinds of work take turns, and within a kind whoever asks (a table, or an address) does: many who
//! want hints do not keep a bot from answering, and a table that wants much does not keep another waiting. Who does not wait
//! any more has no turn.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// What is done in a turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// A bot thinks about its answer.
    Bot,
    /// Somebody has asked for a hint.
    Hint,
    /// A board is drawn.
    Drawing,
    /// Bots play games that say what a home-made tile is worth.
    Trial,
    /// Somebody wants to know how they have played.
    Review,
}

const N_KINDS: usize = 5;

/// Gives turns.
pub struct Turns {
    waiting: Mutex<Waiting>,
}

struct Waiting {
    /// How many more may work now.
    free: usize,
    lines: [Line; N_KINDS],
    /// The kind of work that is next, if anybody waits for it.
    next: usize,
}

/// Those who wait for one kind of work.
#[derive(Default)]
struct Line {
    /// Whoever waits, once each, in the order of their next turn.
    order: VecDeque<String>,
    asked: HashMap<String, VecDeque<oneshot::Sender<Turn>>>,
}

/// Leave to work, until it is dropped.
pub struct Turn {
    turns: Option<Arc<Turns>>,
}

impl Turns {
    /// So many may work at once.
    pub fn new(at_once: usize) -> Arc<Turns> {
        let lines = std::array::from_fn(|_| Line::default());
        Arc::new(Turns { waiting: Mutex::new(Waiting { free: at_once, lines, next: 0 }) })
    }

    /// Waits for a turn. Who stops waiting gives it up.
    pub async fn take(self: &Arc<Turns>, work: Work, who: &str) -> Turn {
        let turn = {
            let mut waiting = self.lock();
            if waiting.free > 0 {
                // Nobody waits as long as anything is free.
                waiting.free -= 1;
                return Turn { turns: Some(self.clone()) };
            }
            let (give, turn) = oneshot::channel();
            waiting.lines[work as usize].push(who, give);
            turn
        };
        // Whoever waits is in the list until it has its turn, so this end is never left alone.
        turn.await.unwrap_or(Turn { turns: None })
    }

    /// A turn, if nobody need wait for it.
    pub fn try_take(self: &Arc<Turns>) -> Option<Turn> {
        let mut waiting = self.lock();
        waiting.free = waiting.free.checked_sub(1)?;
        Some(Turn { turns: Some(self.clone()) })
    }

    /// Gives a turn that has ended to the next who still waits.
    fn pass_on(self: Arc<Turns>) {
        loop {
            let next = {
                let mut waiting = self.lock();
                let Some(next) = waiting.pop() else {
                    waiting.free += 1;
                    return;
                };
                next
            };
            match next.send(Turn { turns: Some(self.clone()) }) {
                Ok(()) => return,
                // They do not wait any more; the turn is still to be given.
                Err(mut unwanted) => unwanted.turns = None,
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Whoever panicked has not been in the middle of a change: nothing here does.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// The next of the next kind of work that anybody waits for.
    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        for step in 0..N_KINDS {
            let kind = (self.next + step) % N_KINDS;
            if let Some(found) = self.lines[kind].pop() {
                self.next = (kind + 1) % N_KINDS;
                return Some(found);
            }
        }
        None
    }
}

impl Line {
    fn push(&mut self, who: &str, give: oneshot::Sender<Turn>) {
        let asked = self.asked.entry(who.to_owned()).or_default();
        // Those who have gone are forgotten, so a line is never longer than those who wait.
        asked.retain(|other| !other.is_closed());
        if asked.is_empty() && !self.order.iter().any(|other| other == who) {
            self.order.push_back(who.to_owned());
        }
        asked.push_back(give);
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        while let Some(who) = self.order.pop_front() {
            let Some(asked) = self.asked.get_mut(&who) else { continue };
            asked.retain(|other| !other.is_closed());
            let found = asked.pop_front();
            if asked.is_empty() {
                self.asked.remove(&who);
            } else {
                self.order.push_back(who);
            }
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        if let Some(turns) = self.turns.take() {
            turns.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    /// Lets all these wait while somebody works, then lets each work for a moment: who came in which order.
    fn order(asked: &[(Work, &str)], gone: &[usize]) -> Vec<String> {
        let turns = Turns::new(1);
        let mut context = Context::from_waker(Waker::noop());
        let Poll::Ready(mut working) = pin!(turns.take(Work::Bot, "first")).poll(&mut context) else {
            panic!("the first need not wait")
        };
        let mut waiting: Vec<_> =
            asked.iter().map(|&(work, who)| Some(Box::pin(turns.take(work, who)))).collect();
        for wait in waiting.iter_mut().flatten() {
            assert!(wait.as_mut().poll(&mut context).is_pending());
        }
        for &left in gone {
            waiting[left] = None;
        }
        let mut came = Vec::new();
        for _ in 0..asked.len() - gone.len() {
            drop(working);
            let mut ready = None;
            for (n, wait) in waiting.iter_mut().enumerate() {
                if let Some(Poll::Ready(turn)) = wait.as_mut().map(|wait| wait.as_mut().poll(&mut context)) {
                    assert!(ready.is_none(), "two work at once");
                    ready = Some((n, turn));
                }
            }
            let (n, turn) = ready.expect("somebody's turn");
            waiting[n] = None;
            came.push(format!("{:?} {}", asked[n].0, asked[n].1));
            working = turn;
        }
        drop(working);
        assert_eq!(turns.lock().free, 1, "nothing is lost");
        came
    }

    #[test]
    fn tables_take_turns_and_so_do_kinds_of_work() {
        use Work::{Bot, Drawing, Hint};
        let asked =
            [(Hint, "a"), (Hint, "a"), (Hint, "a"), (Hint, "b"), (Bot, "c"), (Bot, "d"), (Drawing, "e")];
        let came = order(&asked, &[]);
        assert_eq!(came, ["Bot c", "Hint a", "Drawing e", "Bot d", "Hint b", "Hint a", "Hint a"]);
    }

    #[test]
    fn forty_tables_that_want_hints_let_a_bot_answer_every_other_time() {
        let tables: Vec<String> = (0..40).map(|n| format!("table {n}")).collect();
        let mut asked: Vec<(Work, &str)> = tables.iter().map(|table| (Work::Hint, &**table)).collect();
        asked.extend((0..5).map(|_| (Work::Bot, "other")));
        let came = order(&asked, &[]);
        let bots: Vec<usize> = (0..came.len()).filter(|&at| came[at] == "Bot other").collect();
        assert_eq!(bots, [0, 2, 4, 6, 8]);
    }

    #[test]
    fn who_has_left_is_not_waited_for() {
        let asked = [(Work::Hint, "a"), (Work::Hint, "a"), (Work::Hint, "b"), (Work::Bot, "c")];
        assert_eq!(order(&asked, &[0, 3]), ["Hint a", "Hint b"]);
        assert_eq!(order(&asked, &[0, 1, 2, 3]), Vec::<String>::new());
    }
}
