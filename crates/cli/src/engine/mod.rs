//! `elbowroom engine`: our bots for hosts that speak the engine protocol.

pub mod program;
pub mod protocol;

use std::io::BufRead;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use bots::expert::{Depth, ponder};
use bots::roster::{Kind, Roster};
use bots::{Bot, suppose};
use engine::{Answer, Answers, Game, View, legal};

use protocol::{Limits, best_turn, read_position, read_setup};

/// How many positions a search in limited time begins with; it is begun anew with twice as many while there is time.
const FIRST_POSITIONS: u64 = 1_000;

/// Plays by the engine protocol on standard input and output (docs/engine-protocol.md).
#[derive(clap::Args)]
pub struct Engine {
    /// The bot that answers. Limits of time and positions are the expert's; the others answer as they always do.
    #[arg(long, default_value = "expert")]
    bot: String,
}

/// A game that is played.
struct Session {
    game: Game,
    roster: Roster,
    bot: Box<dyn Bot>,
    view: Option<View>,
}

impl Engine {
    /// Answers until there is nothing more to read.
    pub fn run(self) -> Result<bool, String> {
        let kind = Kind::from_key(&self.bot)?;
        let mut lines = std::io::stdin().lock().lines().map_while(Result::ok);
        let mut session: Option<Session> = None;
        while let Some(line) = lines.next() {
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            match word {
                "engine" => {
                    tell!("id name Elbowroom {} {}", kind.key(), env!("CARGO_PKG_VERSION"));
                    tell!("ready");
                }
                "game" => match Session::new(kind, &block(&mut lines)) {
                    Ok(new) => {
                        session = Some(new);
                        tell!("ready");
                    }
                    Err(why) => tell!("info error {}", why.replace('\n', " ")),
                },
                "position" => {
                    let lines = block(&mut lines);
                    let Some(session) = &mut session else {
                        tell!("info error there is no game yet");
                        continue;
                    };
                    match read_position(&lines) {
                        Ok(view) => session.view = Some(view),
                        Err(why) => tell!("info error {why}"),
                    }
                }
                "go" => match session.as_mut().map(|session| session.try_go(kind, Limits::read(rest))) {
                    Some(Ok(Some(line))) => tell!("{line}"),
                    Some(Ok(None)) | None => tell!("info error nobody is asked anything"),
                    Some(Err(why)) => tell!("info error {why}"),
                },
                "quit" => break,
                _ => {}
            }
        }
        Ok(true)
    }
}

/// The lines up to `end`.
fn block(lines: &mut impl Iterator<Item = String>) -> Vec<String> {
    lines.take_while(|line| line.trim() != "end").collect()
}

impl Session {
    fn new(kind: Kind, lines: &[String]) -> Result<Session, String> {
        let game = read_setup(lines)?.game()?;
        let roster = Roster::new(&game);
        let bot = roster.bot(kind, 0);
        Ok(Session { game, roster, bot, view: None })
    }

    /// Answers, whatever was shown: a packed table that no game comes to cannot be told from others before it is thought over.
    fn try_go(&mut self, kind: Kind, limits: Limits) -> Result<Option<String>, String> {
        let answered = catch_unwind(AssertUnwindSafe(|| self.go(kind, limits)));
        answered.map_err(|_| {
            // What it was thinking of is in no known state.
            self.bot = self.roster.bot(kind, 0);
            self.view = None;
            "the line 'packed' shows no table of this game".to_owned()
        })
    }

    fn go(&mut self, kind: Kind, limits: Limits) -> Option<String> {
        let view = self.view.as_ref()?;
        let state = suppose(view);
        let mut answers = Box::new(Answers::new());
        legal(&self.game, &state, &mut answers);
        state.owed().who.player().filter(|_| !answers.is_empty())?;
        let free = answers.len() == 1 || answers.contains(&Answer::Peek);
        if kind != Kind::Expert || limits == Limits::default() || free {
            return Some(best_turn(&self.game, &[self.bot.answer(&self.game, view, &answers)]));
        }
        let start = Instant::now();
        let mut positions = limits.positions.unwrap_or(FIRST_POSITIONS);
        loop {
            // Every decision has half of the budget of its turn.
            let depth = Depth { budget: positions.saturating_mul(2), ..self.roster.expert() };
            let (plans, judged) = ponder(&self.game, self.roster.mind(), &state, depth);
            let best = plans.into_iter().find(|plan| !plan.answers.is_empty())?;
            let (took, line) = (start.elapsed(), best_turn(&self.game, &best.answers));
            tell!("info positions {judged} time {} value {:.2} {line}", took.as_millis(), best.value);
            let time_left = limits.movetime.is_some_and(|time| took * 4 < time);
            if limits.positions.is_some() || !time_left {
                return Some(line);
            }
            positions *= 2;
        }
    }
}
