//! How long bots think.

use std::sync::{Arc, Mutex, PoisonError};

use bots::Bot;
use cpu_time::ThreadTime;
use engine::{Answer, Answers, Game, View};
use serde::Serialize;

/// Processor time of one bot.
#[derive(Serialize, Default)]
pub struct Timing {
    decisions: u64,
    mean_decision_us: f64,
    p99_decision_us: f64,
    mean_turn_ms: f64,
    p99_turn_ms: f64,
    max_turn_ms: f64,
}

/// Processor time in seconds by decision and by turn.
#[derive(Default)]
pub struct Clock {
    pub decisions: Vec<f32>,
    pub turns: Vec<f64>,
}

/// A bot with a clock.
pub struct Timed {
    pub bot: Box<dyn Bot>,
    pub clock: Arc<Mutex<Clock>>,
    pub turn: (u8, u8),
}

impl Bot for Timed {
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer {
        let start = ThreadTime::now();
        let answer = self.bot.answer(game, view, answers);
        let seconds = start.elapsed().as_secs_f64();
        let mut clock = self.clock.lock().unwrap_or_else(PoisonError::into_inner);
        clock.decisions.push(seconds as f32);
        let turn = (view.table.round(), view.table.seat().0);
        match clock.turns.last_mut().filter(|_| self.turn == turn) {
            Some(last) => *last += seconds,
            None => clock.turns.push(seconds),
        }
        self.turn = turn;
        answer
    }

    fn counts(&self) -> bool {
        self.bot.counts()
    }
}

impl Timing {
    pub fn new(mut clock: Clock) -> Timing {
        clock.turns.sort_by(f64::total_cmp);
        clock.decisions.sort_by(f32::total_cmp);
        let decisions = clock.decisions.len();
        let n = clock.turns.len();
        let total: f64 = clock.turns.iter().sum();
        let at = |place: usize| clock.turns.get(place).map_or(0.0, |seconds| 1e3 * seconds);
        Timing {
            decisions: decisions as u64,
            mean_decision_us: 1e6 * total / decisions.max(1) as f64,
            p99_decision_us: clock
                .decisions
                .get(decisions * 99 / 100)
                .map_or(0.0, |&time| 1e6 * f64::from(time)),
            mean_turn_ms: 1e3 * total / n.max(1) as f64,
            p99_turn_ms: at((n * 99) / 100),
            max_turn_ms: at(n.saturating_sub(1)),
        }
    }

    pub fn tell(&self, name: &str) {
        tell!(
            "{name:20} {} decisions of {:.1} µs, 99 % within {:.0} µs; turns of {:.2} ms, 99 % within {:.2} ms, \
             longest {:.2} ms",
            self.decisions,
            self.mean_decision_us,
            self.p99_decision_us,
            self.mean_turn_ms,
            self.p99_turn_ms,
            self.max_turn_ms
        );
    }
}
