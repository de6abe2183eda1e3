//! `elbowroom play`: hot-seat in the terminal, in the notation of records.

mod keep;
mod show;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use bots::roster::{Kind, Roster};
use bots::{Bot, counted};
use content::Setup;
use content::board::BoardFile;
use content::words::{Language, Words};
use engine::notation::read_plan;
use engine::{Actor, Answer, Answers, Event, Game, Seat, State, View, legal};
use fastrand::Rng;
use wire::history::{Fact, History, Refusal};
use wire::nature::Seed;
use wire::record::Record;

use crate::table::Table;
use keep::{Keeper, Kept};

/// What stands for the game that was left last.
const LAST: &str = "last";

/// Plays a game in the terminal, everybody at one keyboard.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    pub table: Table,
    /// Where chance starts from; otherwise nobody knows.
    #[arg(long)]
    seed: Option<u64>,
    /// A seat a bot plays, for example B=planner; may be given several times.
    #[arg(long, value_name = "SEAT=BOT", value_parser = seat_and_bot)]
    bot: Vec<(Seat, Kind)>,
    /// Keep the game in this file, after every answer; otherwise one is chosen, and named at the start.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with a game that was left: the one in this file, or the last one.
    #[arg(
        long, value_name = "FILE", num_args = 0..=1, default_missing_value = LAST,
        conflicts_with_all = ["seed", "record", "set", "players", "board", "flying", "teams", "tile", "pack"]
    )]
    resume: Option<PathBuf>,
    /// The language: en, fr or de. Answers are typed in the notation of records in every language.
    #[arg(long, default_value = "en")]
    lang: String,
}

/// A game with everybody at one keyboard.
struct Sitting {
    setup: Setup,
    game: Game,
    board: BoardFile,
    history: History,
    seed: Seed,
    /// Whether all chance so far came from this seed.
    promised: bool,
    words: Words,
    /// What the players are called: their letters.
    names: Vec<String>,
    bots: Vec<(Seat, Box<dyn Bot>)>,
    keeper: Keeper,
}

/// Whether one goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Prompt,
    Leave,
}

/// Reads which bot plays a seat.
fn seat_and_bot(text: &str) -> Result<(Seat, Kind), String> {
    let (seat, kind) = text.split_once('=').ok_or("wants a seat and a bot, as in B=planner")?;
    let seat = Seat::from_letter(seat).ok_or_else(|| format!("'{seat}' is no seat"))?;
    Ok((seat, Kind::from_key(kind)?))
}

impl Play {
    /// Plays until the game or the input ends.
    pub fn run(self) -> Result<bool, String> {
        let words = Words::new(Language::from_key(&self.lang)?);
        let mut rng = self.seed.map_or_else(Rng::new, Rng::with_seed);
        let (kept, path) = match &self.resume {
            None => (self.begin(&mut rng)?, self.file()?),
            Some(file) => {
                let path = if file.as_os_str() == LAST { keep::last_left()? } else { file.clone() };
                (keep::read(&path)?, path)
            }
        };
        let Kept { setup, game, history, seed, bots } = kept;
        let bots = if self.bot.is_empty() { bots } else { self.bot };
        if let Some((seat, _)) = bots.iter().find(|(seat, _)| seat.0 >= game.players()) {
            return Err(format!("nobody sits at {seat}"));
        }
        let keeper = Keeper::new(path, &setup, seed.as_ref(), &bots, &history)?;
        let roster = Roster::new(&game);
        let mut sitting = Sitting {
            board: setup.board_file()?,
            names: game.seats().map(|seat| seat.to_string()).collect(),
            bots: bots.iter().map(|&(seat, kind)| (seat, roster.bot(kind, rng.u64(..)))).collect(),
            promised: seed.is_some(),
            // A record that does not tell its seed goes on with another.
            seed: seed.unwrap_or_else(|| Seed::new(std::array::from_fn(|_| rng.u8(..)))),
            setup,
            game,
            history,
            words,
            keeper,
        };
        sitting.run()?;
        Ok(true)
    }

    /// A game that begins.
    fn begin(&self, rng: &mut Rng) -> Result<Kept, String> {
        let setup = self.table.setup(self.seed.unwrap_or_else(|| rng.u64(..)))?;
        let game = setup.game()?;
        let seed = match self.seed {
            Some(n) => Seed::numbered(n),
            None => Seed::new(std::array::from_fn(|_| rng.u8(..))),
        };
        Ok(Kept { history: History::new(&game), setup, game, seed: Some(seed), bots: Vec::new() })
    }

    /// Where a game that begins is kept. Another game in progress is not thrown away for it.
    fn file(&self) -> Result<PathBuf, String> {
        match &self.record {
            None => keep::fresh_file(),
            Some(file) if keep::in_progress(file) => Err(format!(
                "{0} holds a game in progress; go on with --resume {0}, or name another file",
                file.display()
            )),
            Some(file) => Ok(file.clone()),
        }
    }
}

impl Sitting {
    fn state(&self) -> &State {
        &self.history.state
    }

    fn run(&mut self) -> Result<(), String> {
        let file = self.keeper.path.display().to_string();
        self.show_help();
        tell!("{}", self.text("terminal-kept", &[("file", file.as_str().into())]));
        if self.promised {
            tell!("{}: {}", self.text("end-fair-promise", &[]), self.seed.commitment());
        }
        let mut input = io::stdin().lock();
        loop {
            self.let_others_answer()?;
            self.keeper.sync()?;
            let Some(seat) = self.state().owed().who.player().filter(|_| !self.state().is_over()) else {
                return self.finish();
            };
            self.prompt(seat);
            let mut bytes = Vec::new();
            if input.read_until(b'\n', &mut bytes).map_err(|error| error.to_string())? == 0 {
                tell!("");
                break;
            }
            let Ok(line) = String::from_utf8(bytes) else {
                tell!("{}", self.text("terminal-not-text", &[]));
                continue;
            };
            let line = line.trim();
            if !io::stdin().is_terminal() {
                tell!("{line}");
            }
            if self.commands(seat, line)? == Next::Leave {
                break;
            }
        }
        tell!("{}", self.text("terminal-left", &[("file", file.as_str().into())]));
        Ok(())
    }

    /// Nature and bots answer until somebody at the keyboard must.
    fn let_others_answer(&mut self) -> Result<(), String> {
        let mut answers = Answers::new();
        while !self.state().is_over() {
            let who = self.state().owed().who;
            let answer = match who.player() {
                None => self.history.nature(&self.game, &self.seed),
                Some(seat) => {
                    let Some(at) = self.bots.iter().position(|(own, _)| *own == seat) else { return Ok(()) };
                    legal(&self.game, self.state(), &mut answers);
                    let view = if self.bots[at].1.counts() {
                        counted(&self.game, self.state(), seat)
                    } else {
                        View::new(&self.game, self.state(), Some(seat))
                    };
                    match answers.len() {
                        1 => answers[0],
                        _ => self.bots[at].1.answer(&self.game, &view, &answers),
                    }
                }
            };
            // A listed answer is accepted by the promise of the engine.
            self.hear(Fact::Answer(who, answer))?;
        }
        Ok(())
    }

    /// Does what a line says: one thing, or several with `;` between them, up to the first that is refused.
    fn commands(&mut self, seat: Seat, line: &str) -> Result<Next, String> {
        for part in line.split(';').map(str::trim) {
            // Hints and records have the letter of whoever answers before each answer.
            let own = format!("{seat} ");
            let part = part.strip_prefix(&own).unwrap_or(part).trim();
            if matches!(part, "quit" | "exit") {
                return Ok(Next::Leave);
            }
            if self.state().is_over() || self.state().owed().who != Actor::seat(seat) {
                break;
            }
            if !self.command(seat, part)? {
                break;
            }
        }
        Ok(Next::Prompt)
    }

    /// Does one thing; false if it cannot be done.
    fn command(&mut self, seat: Seat, line: &str) -> Result<bool, String> {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("", _) => {}
            ("help" | "?", _) => self.show_help(),
            ("list", _) => {
                let mut answers = Answers::new();
                legal(&self.game, self.state(), &mut answers);
                let lines: Vec<String> = answers.iter().map(|answer| answer.line(&self.game)).collect();
                tell!("{}", lines.join(" · "));
            }
            ("table", _) => self.show_table(seat),
            ("bill", region) => self.show_bill(seat, region.trim()),
            ("hint", _) => {
                let view = View::new(&self.game, self.state(), Some(seat));
                crate::hint::show(&self.game, &Roster::new(&self.game), &view, &self.words);
            }
            ("score", _) => self.show_score(seat),
            ("explain", name) => self.explain(name.trim()),
            ("redeploy", plan) => match read_plan(&self.game, plan) {
                Ok(plan) => {
                    let who = Actor::seat(seat);
                    match engine::redeploy(&self.game, &mut self.state().clone(), who, &plan, &mut ()) {
                        Ok(()) => return self.all(who, engine::puts(&plan).collect()),
                        Err(illegal) => self.refuse(&Refusal::Illegal(illegal)),
                    }
                    return Ok(false);
                }
                Err(_) => return Ok(self.misread(line)),
            },
            _ => match Fact::read(&self.game, &format!("{seat} {line}")) {
                Ok(Fact::Answer(who, answer)) => {
                    return self.all(who, engine::steps(&self.game, self.state(), who, answer));
                }
                Ok(fact) => return self.hear(fact),
                Err(_) => return Ok(self.misread(line)),
            },
        }
        Ok(true)
    }

    /// Several answers: all of them, or none if one is refused.
    fn all(&mut self, who: Actor, answers: Vec<Answer>) -> Result<bool, String> {
        let mut tried = self.state().clone();
        for &answer in &answers {
            if let Err(illegal) = engine::apply(&self.game, &mut tried, who, answer, &mut ()) {
                self.refuse(&Refusal::Illegal(illegal));
                return Ok(false);
            }
        }
        for answer in answers {
            self.hear(Fact::Answer(who, answer))?;
        }
        Ok(true)
    }

    /// Takes note of something said, keeps it, and tells what came of it; false if it was refused.
    fn hear(&mut self, fact: Fact) -> Result<bool, String> {
        let mut events = Vec::new();
        match self.history.append(&self.game, fact, &mut events) {
            Ok(()) => {
                self.keeper.add(&self.game, &self.history)?;
                self.print_events(&events);
                Ok(true)
            }
            Err(refusal) => {
                self.refuse(&refusal);
                Ok(false)
            }
        }
    }

    fn refuse(&self, refusal: &Refusal) {
        match refusal {
            Refusal::Barrier => tell!("{}", self.text("problem-barrier", &[])),
            Refusal::Over => tell!("{}", self.text("problem-over", &[])),
            Refusal::NothingToRedo => tell!("{}", self.text("problem-nothing-to-redo", &[])),
            &Refusal::Illegal(illegal) => {
                let rule = illegal.rule(&self.game);
                let why = self.with(|narrator| narrator.refusal(illegal));
                tell!("{why}");
                if let Some(text) = self.words.get(&format!("rule-{rule}")) {
                    tell!("  {rule}: {text}");
                }
            }
        }
    }

    /// A line that is no answer; what could be said instead is shown with the next question.
    fn misread(&self, line: &str) -> bool {
        tell!("{}", self.text("typed-misread", &[("line", line.into())]));
        false
    }

    fn print_events(&self, events: &[Event]) {
        events.iter().for_each(|&event| tell!("  {}", self.with(|narrator| narrator.event(event))));
    }

    /// Tells who won. The file becomes the record of a whole game.
    fn finish(&self) -> Result<(), String> {
        self.show_end();
        let seed = self.promised.then(|| self.seed.clone());
        let record = Record::new(self.setup.clone(), seed, &self.history);
        keep::replace(&self.keeper.path, &record.text()?)?;
        let file = self.keeper.path.display().to_string();
        tell!("{}", self.text("terminal-record", &[("file", file.as_str().into())]));
        Ok(())
    }
}
