//! Work that holds a processor for a while, such as drawing boards: a few at a time, a few more in line, and what was
//! drawn once is kept.
//!
//! People's moves need little time but need it now, so the rest of the machine must never be busy with pictures.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, Semaphore};
use wire::protocol::Problem;

use crate::hub::fault;
use crate::turns::{Turns, Work};

/// How many drawings are kept.
const KEPT: usize = 64;

/// Draws boards and keeps what was drawn.
pub struct Drawings {
    turns: Arc<Turns>,
    /// One for each that may be drawn or wait.
    waiting: Arc<Semaphore>,
    /// How long one may take, waiting included.
    limit: Duration,
    /// What was drawn or is being drawn, by what it is drawn from.
    kept: Mutex<VecDeque<(String, Drawing)>>,
}

/// A drawing that is there, or will be: whoever asks for it meanwhile waits for the same.
type Drawing = Arc<OnceCell<Arc<[u8]>>>;

impl Drawings {
    /// So many in line.
    pub fn new(turns: Arc<Turns>, in_line: usize, limit: Duration) -> Drawings {
        Drawings { turns, waiting: Arc::new(Semaphore::new(in_line)), limit, kept: Mutex::default() }
    }

    /// Draws something for somebody as soon as it is their turn. Who would wait too long is told to come again.
    pub async fn work<T: Send + 'static>(
        &self,
        who: &str,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.turn(Work::Drawing, who, work).await
    }

    /// The same for other work that waits in this line.
    pub async fn turn<T: Send + 'static>(
        &self,
        kind: Work,
        who: &str,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let busy = || Problem::new("problem-too-fast");
        let place = self.waiting.clone().try_acquire_owned().map_err(|_| busy())?;
        let drawn = async {
            let turn = self.turns.take(kind, who).await;
            // Both are given back when the work is done, also if nobody waits for it any more.
            let work = tokio::task::spawn_blocking(move || {
                let done = work();
                drop((turn, place));
                done
            });
            work.await.unwrap_or_else(|error| Err(fault(&error.to_string())))
        };
        tokio::time::timeout(self.limit, drawn).await.unwrap_or_else(|_| Err(busy()))
    }

    /// What was drawn from the same text before, or else is drawn now: once, also for many who ask at the same time.
    pub async fn keep(
        &self,
        who: &str,
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
                drawings.work("somebody", wait).await
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
                &*drawings.keep("somebody", text.to_owned(), draw).await.expect("it can be drawn"),
                b"a map"
            );
        }
        assert_eq!(DRAWN.load(Ordering::Relaxed), 2);
        for n in 0..KEPT {
            drawings.keep("somebody", format!("other {n}"), draw).await.expect("it can be drawn");
        }
        drawings.keep("somebody", "one".to_owned(), draw).await.expect("it can be drawn");
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
                drawings.keep("somebody", "one".to_owned(), draw).await.expect("it can be drawn")
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
