//! Work that holds a processor for a while, such as drawing boards and reading what people bring: a few at a time, a few
//! more in line, and what was drawn once is kept.
//!
//! People's moves need little time but need it now, so the rest of the machine must never be busy with pictures.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, Semaphore};
use wire::protocol::Problem;

use crate::hub::fault;
use crate::turns::{Turns, Work};

/// How many drawings are kept.
const KEPT: usize = 64;
/// One address has at most every fifth place in line, so that others get in, whatever it asks for.
const SHARE: usize = 5;

/// Whoever wants something drawn.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who takes turns with others.
    line: String,
    /// Where they are, if that counts.
    address: Option<IpAddr>,
}

impl Asker {
    /// Somebody at an address; where addresses do not count, everything else that tells askers apart.
    pub fn new(address: Option<IpAddr>, otherwise: &str) -> Asker {
        let line = address.map_or_else(|| otherwise.to_owned(), |address| address.to_string());
        Asker { line, address }
    }
}

/// Draws boards and keeps what was drawn.
pub struct Drawings {
    turns: Arc<Turns>,
    /// One for each that may be drawn or wait.
    waiting: Arc<Semaphore>,
    /// How many of those an address may have.
    most: usize,
    /// How many it has.
    shares: Arc<Shares>,
    /// How long one may take, waiting included.
    limit: Duration,
    /// What was drawn or is being drawn, by what it is drawn from.
    kept: Mutex<VecDeque<(String, Drawing)>>,
}

/// How many places in line each address has.
#[derive(Default)]
struct Shares {
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// One of them, until it is dropped.
struct Share {
    shares: Arc<Shares>,
    address: IpAddr,
}

impl Shares {
    fn take(shares: &Arc<Shares>, address: IpAddr, most: usize) -> Option<Share> {
        let mut taken = shares.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.entry(address).or_default();
        if *own >= most {
            return None;
        }
        *own += 1;
        Some(Share { shares: shares.clone(), address })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.shares.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = taken.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

/// A drawing that is there, or will be: whoever asks for it meanwhile waits for the same.
type Drawing = Arc<OnceCell<Arc<[u8]>>>;

impl Drawings {
    /// So many in line.
    pub fn new(turns: Arc<Turns>, in_line: usize, limit: Duration) -> Drawings {
        Drawings {
            turns,
            waiting: Arc::new(Semaphore::new(in_line)),
            most: (in_line / SHARE).max(1),
            shares: Arc::default(),
            limit,
            kept: Mutex::default(),
        }
    }

    /// Draws something for somebody as soon as it is their turn. Who would wait too long is told to come again.
    pub async fn work<T: Send + 'static>(
        &self,
        who: &Asker,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.turn(Work::Drawing, who, work).await
    }

    /// The same for other work that waits in this line.
    pub async fn turn<T: Send + 'static>(
        &self,
        kind: Work,
        who: &Asker,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new("problem-too-fast");
        let share = match who.address {
            Some(address) => Some(Shares::take(&self.shares, address, self.most).ok_or_else(busy)?),
            None => None,
        };
        let place = self.waiting.clone().try_acquire_owned().map_err(|_| busy())?;
        let drawn = async {
            let turn = self.turns.take(kind, &who.line).await;
            // All are given back when the work is done, also if nobody waits for it any more.
            let work = tokio::task::spawn_blocking(move || {
                let done = work();
                drop((turn, place, share));
                done
            });
            work.await.unwrap_or_else(|error| Err(fault(&error.to_string())))
        };
        tokio::time::timeout(self.limit, drawn).await.unwrap_or_else(|_| Err(busy()))
    }

    /// What was drawn from the same text before, or else is drawn now: once, also for many who ask at the same time.
    pub async fn keep(
        &self,
        who: &Asker,
        text: String,
        draw: impl FnOnce() -> Result<Vec<u8>, Problem> + Send + 'static,
    ) -> Result<Arc<[u8]>, Problem> {
        let drawing = self.find(text);
        // If it fails for one, the next who waits tries again.
        let drawn = drawing.get_or_try_init(|| async { self.work(who, draw).await.map(Arc::from) }).await;
        drawn.cloned()
    }

    fn find(&self, text: String) -> Drawing {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.iter().position(|(own, _)| *own == text).and_then(|at| kept.remove(at));
        // What was asked for last is forgotten last.
        let (text, drawing) = known.unwrap_or_else(|| (text, Drawing::default()));
        kept.push_front((text, drawing.clone()));
        kept.truncate(KEPT);
        drawing
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_few_draw_a_few_wait_and_others_come_again() {
        let drawings = Arc::new(Drawings::new(Turns::new(1), 3, Duration::from_mins(1)));
        let (end, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let start = |drawings: &Arc<Drawings>| {
            let (drawings, ended) = (drawings.clone(), ended.clone());
            tokio::spawn(async move {
                let wait = move || {
                    let ended = ended.lock().unwrap_or_else(PoisonError::into_inner);
                    ended.recv().map_err(|_| Problem::new("problem-server"))
                };
                drawings.work(&Asker::new(None, "somebody"), wait).await
            })
        };
        let begun: Vec<_> = (0..3).map(|_| start(&drawings)).collect();
        while drawings.waiting.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        // One draws, two wait, and whoever comes now is not kept waiting.
        assert_eq!(start(&drawings).await.expect("it ran"), Err(Problem::new("problem-too-fast")));
        // Which of them draws first is not said.
        begun.iter().for_each(|_| end.send(()).expect("it is waited for"));
        for task in begun {
            assert_eq!(task.await.expect("it ran"), Ok(()));
        }
        end.send(()).expect("it is waited for");
        assert_eq!(start(&drawings).await.expect("it ran"), Ok(()), "there is room again");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn one_address_leaves_room_for_others() {
        let drawings = Arc::new(Drawings::new(Turns::new(1), 10, Duration::from_mins(1)));
        let (end, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let from = |n: u8| Asker::new(Some([10, 0, 0, n].into()), "something");
        let begun: Vec<_> = (0..2)
            .map(|_| {
                let (drawings, ended, who) = (drawings.clone(), ended.clone(), from(1));
                let wait = move || {
                    let _ = ended.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    Ok(())
                };
                tokio::spawn(async move { drawings.work(&who, wait).await })
            })
            .collect();
        while drawings.waiting.available_permits() > 8 {
            tokio::task::yield_now().await;
        }
        let refused = drawings.work(&from(1), || Ok(())).await;
        assert_eq!(refused, Err(Problem::new("problem-too-fast")), "it has its share");
        let drawn = {
            let drawings = drawings.clone();
            tokio::spawn(async move { drawings.work(&from(2), || Ok(())).await })
        };
        drop(end);
        assert_eq!(drawn.await.expect("it ran"), Ok(()), "another has a share of its own");
        for task in begun {
            assert_eq!(task.await.expect("it ran"), Ok(()));
        }
        assert_eq!(drawings.work(&from(1), || Ok(())).await, Ok(()), "what is done is given back");
        assert!(drawings.shares.taken.lock().unwrap_or_else(PoisonError::into_inner).is_empty());
    }

    #[tokio::test]
    async fn what_was_drawn_is_kept() {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        let drawings = Drawings::new(Turns::new(1), 1, Duration::from_mins(1));
        let draw = || {
            DRAWN.fetch_add(1, Ordering::Relaxed);
            Ok(b"a map".to_vec())
        };
        for text in ["one", "one", "two", "one"] {
            assert_eq!(
                &*drawings
                    .keep(&Asker::new(None, "somebody"), text.to_owned(), draw)
                    .await
                    .expect("it can be drawn"),
                b"a map"
            );
        }
        assert_eq!(DRAWN.load(Ordering::Relaxed), 2);
        for n in 0..KEPT {
            drawings
                .keep(&Asker::new(None, "somebody"), format!("other {n}"), draw)
                .await
                .expect("it can be drawn");
        }
        drawings.keep(&Asker::new(None, "somebody"), "one".to_owned(), draw).await.expect("it can be drawn");
        assert_eq!(DRAWN.load(Ordering::Relaxed), 2 + KEPT + 1, "the oldest is forgotten");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_two_ask_for_at_the_same_time_is_drawn_once() {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        let drawings = Arc::new(Drawings::new(Turns::new(2), 2, Duration::from_mins(1)));
        let (end, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let ask = || {
            let (drawings, ended) = (drawings.clone(), ended.clone());
            tokio::spawn(async move {
                let draw = move || {
                    DRAWN.fetch_add(1, Ordering::Relaxed);
                    let _ = ended.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    Ok(b"a map".to_vec())
                };
                drawings
                    .keep(&Asker::new(None, "somebody"), "one".to_owned(), draw)
                    .await
                    .expect("it can be drawn")
            })
        };
        let asked = [ask(), ask()];
        // Both have found the drawing that is under way, besides the list of those kept.
        let holders = || {
            let kept = drawings.kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.front().map_or(0, |(_, drawing)| Arc::strong_count(drawing))
        };
        while holders() < 3 {
            tokio::task::yield_now().await;
        }
        drop(end);
        for task in asked {
            assert_eq!(&*task.await.expect("it ran"), b"a map");
        }
        assert_eq!(DRAWN.load(Ordering::Relaxed), 1);
    }
}
