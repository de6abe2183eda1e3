//! `elbowroom arena`: two bots play each other, and what that proves.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::arena::{Outcome, in_order, outcome};
use bots::expert::Depth;
use bots::roster::{Kind, Roster};
use bots::stats::{Share, Sprt, Verdict, mean, wilson};
use engine::Game;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::engine::program::Host;
use crate::engine::protocol::game_lines;
use crate::table::Table;

mod brains;
mod clock;

pub use brains::{Brains, roster};
use clock::{Clock, Timed, Timing};

/// Plays a match between two bots: every deal from every seat, the same chance for both.
#[derive(clap::Args)]
pub struct Arena {
    #[command(flatten)]
    table: Table,
    /// The bot in one seat: one of ours, or `cmd:COMMAND` for a program that speaks the engine protocol.
    #[arg(long, default_value = "planner")]
    a: String,
    /// The bot in the other seats, likewise.
    #[arg(long, default_value = "greedy")]
    b: String,
    /// A value file for A in place of the shipped one.
    #[arg(long, value_name = "FILE")]
    a_value: Option<String>,
    /// A value file for B in place of the shipped one.
    #[arg(long, value_name = "FILE")]
    b_value: Option<String>,
    /// A net file for A, whichever bot it is.
    #[arg(long, value_name = "FILE")]
    a_net: Option<String>,
    /// A net file for B.
    #[arg(long, value_name = "FILE")]
    b_net: Option<String>,
    /// How deep A thinks if it is the expert: width, plans, samples, turns, replies, prior, budget.
    #[arg(long, value_name = "N,...", value_parser = depth)]
    a_depth: Option<Depth>,
    /// The same of B.
    #[arg(long, value_name = "N,...", value_parser = depth)]
    b_depth: Option<Depth>,
    /// In how many of the last rounds A plays for the win if it has a net, in place of what is shipped.
    #[arg(long, value_name = "N")]
    a_win_rounds: Option<u8>,
    /// The same of B.
    #[arg(long, value_name = "N")]
    b_win_rounds: Option<u8>,
    /// How many games at most.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Where chance starts from; equal seeds give equal matches.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once; results do not depend on it.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// How many milliseconds programs have for each decision.
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    movetime: u64,
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
    a: String,
    b: String,
    seed: u64,
    games: u64,
    win_rate: f64,
    win_rate_low: f64,
    win_rate_high: f64,
    even_share: f64,
    mean_margin: f64,
    mean_margin_error: f64,
    sprt: Option<&'static str>,
    /// How often a program was late, said something illegal, or ended.
    a_faults: u64,
    b_faults: u64,
    a_time: Timing,
    b_time: Timing,
}

/// Whoever plays.
enum Player {
    /// One of our bots.
    Own(Kind),
    /// A program that speaks the engine protocol.
    Program(Arc<Host>),
}

impl Player {
    fn new(name: &str, movetime: u64) -> Result<Player, String> {
        match name.strip_prefix("cmd:") {
            Some(command) => {
                let host = Host::new(command, Duration::from_millis(movetime));
                host.greet()?;
                Ok(Player::Program(host))
            }
            None => Kind::from_key(name).map(Player::Own),
        }
    }

    fn faults(&self) -> (u64, Option<String>) {
        match self {
            Player::Own(_) => (0, None),
            Player::Program(host) => (host.faults(), host.last_fault()),
        }
    }
}

/// A table of a match.
struct Board {
    game: Game,
    rosters: [Roster; 2],
    /// How the game is told to programs.
    lines: String,
}

impl Arena {
    /// Plays and prints.
    pub fn run(self) -> Result<bool, String> {
        let setups = self.table.setups()?;
        let brains = [
            Brains {
                value: self.a_value,
                net: self.a_net,
                depth: self.a_depth,
                win_rounds: self.a_win_rounds,
            },
            Brains {
                value: self.b_value,
                net: self.b_net,
                depth: self.b_depth,
                win_rounds: self.b_win_rounds,
            },
        ];
        let boards: Result<Vec<Board>, String> = setups
            .iter()
            .map(|setup| {
                let game = setup.game()?;
                let rosters = [roster(&game, &brains[0])?, roster(&game, &brains[1])?];
                Ok(Board { lines: game_lines(setup)?, game, rosters })
            })
            .collect();
        let boards = boards?;
        let (set, board) = self.table.names(boards.iter().map(|board| &board.game));
        let players = boards[0].game.players();
        let lineup = [Player::new(&self.a, self.movetime)?, Player::new(&self.b, self.movetime)?];
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
            timed(&boards[(deal % boards.len() as u64) as usize], &lineup, self.seed, number)
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
        let [(a_faults, a_fault), (b_faults, b_fault)] = [lineup[0].faults(), lineup[1].faults()];
        let report = Report {
            set,
            board,
            players,
            a: self.a,
            b: self.b,
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
            a_faults,
            b_faults,
            a_time,
            b_time,
        };
        for (name, why) in [(&report.a, a_fault), (&report.b, b_fault)] {
            why.into_iter().for_each(|why| eprintln!("elbowroom: the last fault of {name}: {why}"));
        }
        if self.json {
            tell!("{}", serde_json::to_string(&report).map_err(|error| error.to_string())?);
        } else {
            report.tell();
        }
        Ok(verdict != Verdict::Reject)
    }
}

/// Reads how deep a bot thinks.
fn depth(text: &str) -> Result<Depth, String> {
    let numbers: Result<Vec<usize>, _> = text.split(',').map(str::parse).collect();
    match numbers.as_deref() {
        Ok(&[width, plans, samples, turns, replies, prior, budget]) => {
            Ok(Depth { width, plans, samples, turns, replies, prior: prior as u32, budget: budget as u64 })
        }
        _ => Err("wants seven numbers: width, plans, samples, turns, replies, prior, budget".to_owned()),
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

fn timed(board: &Board, lineup: &[Player; 2], seed: u64, number: u64) -> (Outcome, [Clock; 2]) {
    let clocks: [Arc<Mutex<Clock>>; 2] = Default::default();
    let outcome = outcome(&board.game, seed, number, |who, seed| {
        let bot = match &lineup[who] {
            Player::Own(kind) => board.rosters[who].bot(*kind, seed),
            Player::Program(host) => host.bot(&board.lines, seed),
        };
        Box::new(Timed { bot, clock: clocks[who].clone(), turn: (0, 0) })
    });
    (outcome, clocks.map(|clock| std::mem::take(&mut *clock.lock().unwrap_or_else(PoisonError::into_inner))))
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
        for (name, faults) in [(&self.a, self.a_faults), (&self.b, self.b_faults)] {
            if faults > 0 {
                tell!("{name:20} {faults} times late, illegal or gone: a legal answer was drawn instead");
            }
        }
        self.a_time.tell(&self.a);
        self.b_time.tell(&self.b);
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
