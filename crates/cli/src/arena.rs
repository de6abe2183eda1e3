//! `elbowroom arena`: two bots play each other, and what that proves.

use std::sync::{Arc, Mutex, PoisonError};

use bots::Bot;
use bots::arena::{Outcome, in_order, outcome};
use bots::roster::{Kind, Roster};
use bots::stats::{Share, Sprt, Verdict, mean, wilson};
use bots::value::Value;
use cpu_time::ThreadTime;
use engine::{Answer, Answers, Game, View};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::table::{Table, read};

/// Plays a match between two bots: every deal from every seat, the same chance for both.
#[derive(clap::Args)]
pub struct Arena {
    #[command(flatten)]
    table: Table,
    /// The bot in one seat.
    #[arg(long, default_value = "planner")]
    a: String,
    /// The bot in the other seats.
    #[arg(long, default_value = "greedy")]
    b: String,
    /// A value file for A in place of the shipped one.
    #[arg(long, value_name = "FILE")]
    a_value: Option<String>,
    /// A value file for B in place of the shipped one.
    #[arg(long, value_name = "FILE")]
    b_value: Option<String>,
    /// How many games at most.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from; equal seeds give equal matches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once; results do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Stop as soon as it is clear whether A leads by the second Elo rather than by the first.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = leads, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What a match measured.
#[derive(Serialize)]
struct Report {
    #[serde(rename = "box")]
    set: String,
    board: String,
    players: u8,
    a: &'static str,
    b: &'static str,
    seed: u64,
    games: u64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    even_share: f64,
    mean_margin: f64,
    mean_margin_error: f64,
    sprt: Option<&'static str>,
    a_time: Timing,
    b_time: Timing,
}

/// Processor time of one bot.
#[derive(Serialize, Default)]
struct Timing {
    decisions: u64,
    mean_decision_us: f64,
    p99_decision_us: f64,
    mean_turn_ms: f64,
    p99_turn_ms: f64,
    max_turn_ms: f64,
}

/// Processor time in seconds by decision and by turn.
#[derive(Default)]
struct Clock {
    decisions: Vec<f32>,
    turns: Vec<f64>,
}

/// A bot with a clock.
struct Timed {
    bot: Box<dyn Bot>,
    clock: Arc<Mutex<Clock>>,
    turn: (u8, u8),
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
}

impl Arena {
    /// Plays and prints.
    pub fn run(self) -> Result<bool, String> {
        let games = self.table.games()?;
        let (set, board) = self.table.names(&games);
        let players = games[0].players();
        let tables: Result<Vec<(Game, [Roster; 2])>, String> = games
            .into_iter()
            .map(|game| {
                let rosters =
                    [roster(&game, self.a_value.as_deref())?, roster(&game, self.b_value.as_deref())?];
                Ok((game, rosters))
            })
            .collect();
        let tables = tables?;
        let lineup = [Kind::from_key(&self.a)?, Kind::from_key(&self.b)?];
        if self.sprt.is_some() && players != 2 {
            return Err("a lead in Elo is between two players; leave --sprt out".to_owned());
        }
        let sprt = self.sprt;
        let bar = ProgressBar::new(self.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
                .map_err(|error| error.to_string())?,
        );
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut clocks = [Clock::default(), Clock::default()];
        let mut verdict = Verdict::Open;
        let job = |number| {
            let deal = number / u64::from(players);
            let (game, rosters) = &tables[(deal % tables.len() as u64) as usize];
            timed(game, rosters, lineup, self.seed, number)
        };
        in_order(0..self.games, self.threads, job, |_, (outcome, times)| {
            bar.inc(1);
            outcomes.push(outcome);
            for (clock, time) in clocks.iter_mut().zip(times) {
                clock.decisions.extend(time.decisions);
                clock.turns.extend(time.turns);
            }
            // A deal is judged only when every seat has had it.
            if let Some(sprt) = sprt.filter(|_| outcomes.len().is_multiple_of(usize::from(players))) {
                verdict = sprt.verdict(points(&outcomes), outcomes.len() as f64);
            }
            verdict == Verdict::Open
        });
        bar.finish_and_clear();
        let Share { share, low, high } = wilson(points(&outcomes), outcomes.len() as f64);
        let (mean_margin, mean_margin_error) = mean(outcomes.iter().map(|outcome| outcome.margin));
        let [a_time, b_time] = clocks.map(Timing::new);
        let report = Report {
            set,
            board,
            players,
            a: lineup[0].key(),
            b: lineup[1].key(),
            seed: self.seed,
            games: outcomes.len() as u64,
            win_rate: share,
            win_rate_low: low,
            win_rate_high: high,
            even_share: 1.0 / f64::from(players),
            mean_margin,
            mean_margin_error,
            sprt: sprt.map(|_| match verdict {
                Verdict::Accept => "accepted",
                Verdict::Reject => "rejected",
                Verdict::Open => "open",
            }),
            a_time,
            b_time,
        };
        if self.json {
            tell!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
        } else {
            report.tell();
        }
        Ok(verdict != Verdict::Reject)
    }
}

/// The bots of a game, by the value file named or the shipped one.
pub fn roster(game: &Game, value: Option<&str>) -> Result<Roster, String> {
    match value {
        Some(file) => Ok(Roster::with_value(game, Value::parse(game, &read(file)?)?)),
        None => Ok(Roster::new(game)),
    }
}

/// Reads two leads to tell apart.
fn leads(text: &str) -> Result<Sprt, String> {
    let leads = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match leads {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1, error: 0.05 }),
        _ => Err("wants two leads in Elo, the lower one first, as in 0,30".to_owned()),
    }
}

fn points(outcomes: &[Outcome]) -> f64 {
    outcomes.iter().map(|outcome| outcome.points).sum()
}

fn timed(
    game: &Game,
    rosters: &[Roster; 2],
    lineup: [Kind; 2],
    seed: u64,
    number: u64,
) -> (Outcome, [Clock; 2]) {
    let clocks: [Arc<Mutex<Clock>>; 2] = Default::default();
    let outcome = outcome(game, seed, number, |who, seed| {
        Box::new(Timed { bot: rosters[who].bot(lineup[who], seed), clock: clocks[who].clone(), turn: (0, 0) })
    });
    (outcome, clocks.map(|clock| std::mem::take(&mut *clock.lock().unwrap_or_else(PoisonError::into_inner))))
}

impl Timing {
    fn new(mut clock: Clock) -> Timing {
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

    fn tell(&self, name: &str) {
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

impl Report {
    fn tell(&self) {
        tell!("games                {}", self.games);
        tell!(
            "{:20} wins {:.1} % ({:.1} to {:.1}) where even is {:.0} %",
            self.a,
            100.0 * self.win_rate,
            100.0 * self.win_rate_low,
            100.0 * self.win_rate_high,
            100.0 * self.even_share
        );
        tell!("margin               {:+.2} ± {:.2} coins", self.mean_margin, self.mean_margin_error);
        if let Some(verdict) = self.sprt {
            tell!("sequential test      {verdict}");
        }
        self.a_time.tell(self.a);
        self.b_time.tell(self.b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_are_read() {
        assert!(leads("-10,30").is_ok_and(|test| test.elo0 < -9.0 && test.elo1 > 29.0));
        assert!(leads("30,0").is_err() && leads("30").is_err() && leads("a,b").is_err());
    }
}
