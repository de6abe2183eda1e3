//! `elbowroom play`: hot-seat in the terminal, in the notation of records.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use bots::Bot;
use bots::roster::{Kind, Roster};
use content::Setup;
use content::board::BoardFile;
use content::tell::Teller;
use content::words::{Arg, Language, Words};
use engine::bill::{Bill, Tally, conquest_bill, income_bill};
use engine::notation::read_plan;
use engine::{Actor, Answer, Answers, Ask, Event, Game, Illegal, Query, Region, Seat, State, View, legal};
use fastrand::Rng;
use wire::history::{Fact, History, Refusal};
use wire::nature::Seed;
use wire::record::Record;

use crate::table::Table;

/// Plays a game in the terminal, everybody at one keyboard.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    table: Table,
    /// Where chance starts from; otherwise nobody knows.
    #[arg(long)]
    seed: Option<u64>,
    /// A seat a bot plays, for example B=planner; may be given several times.
    #[arg(long, value_name = "SEAT=BOT", value_parser = seat_and_bot)]
    bot: Vec<(Seat, Kind)>,
    /// Write a record of the game when it ends or is left.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// The language: en, fr or de. Answers are typed in the notation of records in every language.
    #[arg(long, default_value = "en")]
    lang: String,
}

struct Sitting<'a> {
    setup: &'a Setup,
    game: &'a Game,
    board: BoardFile,
    history: History,
    seed: Seed,
    words: Words,
    /// The seats' letters, which is what everybody is called here.
    names: Vec<String>,
    bots: Vec<(Seat, Box<dyn Bot>)>,
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
        let mut rng = self.seed.map_or_else(Rng::new, Rng::with_seed);
        let setup = self.table.setup(self.seed.unwrap_or_else(|| rng.u64(..)))?;
        let game = setup.game()?;
        let seed = match self.seed {
            Some(n) => Seed::numbered(n),
            None => Seed::new(std::array::from_fn(|_| rng.u8(..))),
        };
        if let Some((seat, _)) = self.bot.iter().find(|(seat, _)| seat.0 >= game.players()) {
            return Err(format!("nobody sits at {seat}"));
        }
        let roster = Roster::new(&game);
        let bots = self.bot.iter().map(|&(seat, kind)| (seat, roster.bot(kind, rng.u64(..)))).collect();
        let words = Words::new(Language::from_key(&self.lang)?);
        let names = game.seats().map(|seat| seat.letter().to_string()).collect();
        let history = History::new(&game);
        let board = setup.board_file()?;
        let mut sitting = Sitting { setup: &setup, game: &game, board, history, seed, words, names, bots };
        tell!("{}: {}", sitting.teller().say("end-fair-promise", &[]), sitting.seed.commitment());
        sitting.show_help();
        sitting.run()?;
        if let Some(file) = &self.record {
            save(&setup, &sitting, file)?;
        }
        Ok(true)
    }
}

fn save(setup: &Setup, sitting: &Sitting<'_>, file: &PathBuf) -> Result<(), String> {
    let text = Record::new(setup.clone(), Some(sitting.seed.clone()), &sitting.history).text()?;
    let name = file.display().to_string();
    fs::write(file, text).map_err(|error| format!("{name}: {error}"))?;
    tell!("{}", sitting.teller().say("terminal-record", &[("file", name.into())]));
    Ok(())
}

impl Sitting<'_> {
    fn state(&self) -> &State {
        &self.history.state
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            words: &self.words,
            game: self.game,
            board: &self.board,
            tiles: &self.setup.tiles,
            names: &self.names,
        }
    }

    /// What can be typed: each command, and what it does.
    fn show_help(&self) {
        let teller = self.teller();
        tell!("{}", teller.say("terminal-answer", &[]));
        let commands = [
            ("list", "terminal-list"),
            ("table", "terminal-table"),
            ("bill 7", "terminal-bill"),
            ("score", "key-score"),
            ("redeploy 4:2 7:1", "terminal-redeploy"),
            ("hint", "hint-title"),
            ("undo", "undo-free"),
            ("redo", "button-redo"),
            ("restart", "button-restart"),
            ("quit", "terminal-quit"),
        ];
        for (typed, key) in commands {
            tell!("  {typed:<18}{}", teller.say(key, &[]));
        }
    }

    fn run(&mut self) -> Result<(), String> {
        let mut input = io::stdin().lock().lines();
        loop {
            self.let_others_answer();
            let Some(seat) = self.state().owed().who.player().filter(|_| !self.state().is_over()) else {
                return self.finish();
            };
            self.prompt(seat);
            let Some(line) = input.next() else {
                tell!("");
                return Ok(());
            };
            let line = line.map_err(|error| error.to_string())?;
            if !io::stdin().is_terminal() {
                tell!("{line}");
            }
            if line.trim() == "quit" {
                return Ok(());
            }
            self.command(seat, line.trim());
        }
    }

    /// Nature and bots answer until somebody at the keyboard must.
    fn let_others_answer(&mut self) {
        let mut answers = Answers::new();
        while !self.state().is_over() {
            let mut events = Vec::new();
            let who = self.state().owed().who;
            match who.player() {
                None => self.history.let_nature_answer(self.game, &self.seed, &mut events),
                Some(seat) => {
                    let Some(at) = self.bots.iter().position(|(own, _)| *own == seat) else { return };
                    legal(self.game, self.state(), &mut answers);
                    let view = View::new(self.game, self.state(), Some(seat));
                    let answer = match answers.len() {
                        1 => answers[0],
                        _ => self.bots[at].1.answer(self.game, &view, &answers),
                    };
                    tell!("{who} {}", answer.line(self.game));
                    // A listed answer is accepted by the promise of the engine.
                    let _ = self.history.say(self.game, Fact::Answer(who, answer), &mut events);
                }
            }
            self.tell(&events);
        }
    }

    fn command(&mut self, seat: Seat, line: &str) {
        match line.split_once(' ').unwrap_or((line, "")) {
            ("", _) => {}
            ("help" | "?", _) => self.show_help(),
            ("list", _) => {
                let mut answers = Answers::new();
                legal(self.game, self.state(), &mut answers);
                let lines: Vec<String> = answers.iter().map(|answer| answer.line(self.game)).collect();
                tell!("{}", lines.join(" · "));
            }
            ("table", _) => self.show_table(),
            ("bill", region) => self.show_bill(seat, region.trim()),
            ("hint", _) => self.show_hints(seat),
            ("score", _) => {
                let mut bill = Bill::default();
                income_bill(self.q(), seat, &mut bill);
                self.show_lines(&bill);
                let total = self.teller().say("n-coins", &[("coins", bill.total().into())]);
                tell!("  {}: {total}", self.teller().say("sheet-total", &[]));
            }
            ("redeploy", plan) => match read_plan(self.game, plan) {
                Ok(plan) => self.redeploy(seat, &plan),
                Err(_) => self.show_misread(line),
            },
            _ => match Fact::read(self.game, &format!("{seat} {line}")) {
                Ok(fact) => self.say(fact),
                Err(_) => self.show_misread(line),
            },
        }
    }

    /// A whole redeployment: tried out first, then said step by step.
    fn redeploy(&mut self, seat: Seat, plan: &[(Region, u8)]) {
        let who = Actor::seat(seat);
        match engine::redeploy(self.game, &mut self.state().clone(), who, plan, &mut ()) {
            Ok(()) => engine::puts(plan).for_each(|answer| self.say(Fact::Answer(who, answer))),
            Err(illegal) => self.show_refusal(illegal),
        }
    }

    fn say(&mut self, fact: Fact) {
        let mut events = Vec::new();
        match self.history.say(self.game, fact, &mut events) {
            Ok(()) => self.tell(&events),
            Err(Refusal::Barrier) => tell!("{}", self.teller().say("problem-barrier", &[])),
            Err(Refusal::NothingToRedo) => tell!("{}", self.teller().say("problem-nothing-to-redo", &[])),
            Err(Refusal::Over) => tell!("{}", self.teller().say("illegal-over", &[])),
            Err(Refusal::Illegal(illegal)) => self.show_refusal(illegal),
        }
    }

    /// What was typed is no answer in the notation.
    fn show_misread(&self, line: &str) {
        tell!("{}", self.teller().say("terminal-misread", &[("line", line.into())]));
    }

    /// Why an answer is refused, and the rule that says so.
    fn show_refusal(&self, illegal: Illegal) {
        let rule = illegal.rule(self.game);
        tell!("{}", self.teller().refusal(illegal));
        if let Some(text) = self.words.get(&format!("rule-{rule}")) {
            tell!("  {rule}: {text}");
        }
    }

    fn show_hints(&self, seat: Seat) {
        let view = View::new(self.game, self.state(), Some(seat));
        crate::hint::show(self.game, &Roster::new(self.game), &view, &self.words);
    }

    fn tell(&self, events: &[Event]) {
        events.iter().for_each(|&event| tell!("  {}", self.teller().event(event)));
    }

    fn q(&self) -> Query<'_> {
        Query { game: self.game, table: self.state().table() }
    }

    fn prompt(&self, seat: Seat) {
        let table = self.state().table();
        let owed = self.state().owed();
        match owed.ask {
            Ask::Pick => self.show_offer(),
            Ask::Act => self.show_targets(owed.band),
            _ => {}
        }
        let teller = self.teller();
        let hand = if owed.band == engine::BandId::NONE { 0 } else { table.band(owed.band).hand };
        let (round, rounds) = (table.round(), self.game.rounds());
        let when = teller.say("bar-round", &[("round", round.into()), ("rounds", rounds.into())]);
        let now = table.event().map(|event| format!(", {}", teller.tile(event))).unwrap_or_default();
        let omen = View::new(self.game, self.state(), Some(seat)).omen;
        let next = omen.map(|event| format!(" → {}", teller.tile(event))).unwrap_or_default();
        let coins = teller.say("n-coins", &[("coins", self.state().coins(seat).into())]);
        let held = teller.say("player-hand", &[("tokens", hand.into())]);
        tell_on!("[{when}{now}{next}] {seat}, {coins}, {held}: {}> ", teller.asked(table, owed));
        // A prompt that does not show is no reason to stop.
        let _ = io::stdout().flush();
    }

    fn show_offer(&self) {
        let teller = self.teller();
        for (slot, (race, power, coins)) in self.state().table().offer().enumerate() {
            let price = match slot {
                0 => teller.say("offer-free", &[]),
                _ => teller.say("n-coins", &[("coins", slot.into())]),
            };
            let lying = teller.say("offer-lies", &[("coins", coins.into())]);
            let lying = if coins > 0 { format!(", {lying}") } else { String::new() };
            tell!("  {}. {} ({price}{lying})", slot + 1, teller.combo(race, power));
        }
    }

    fn show_targets(&self, band: engine::BandId) {
        let teller = self.teller();
        let mut answers = Answers::new();
        legal(self.game, self.state(), &mut answers);
        for &answer in answers.iter() {
            let cost = match answer {
                Answer::Conquer { region } | Answer::Attempt { region } => {
                    let tokens = self.q().cost(band, region);
                    format!(": {}", teller.say("n-tokens", &[("tokens", tokens.into())]))
                }
                Answer::Use { .. } => String::new(),
                _ => continue,
            };
            tell!("  {:<16} {}{cost}", answer.line(self.game), teller.answer(answer));
        }
    }

    fn show_bill(&self, seat: Seat, key: &str) {
        let (table, teller) = (self.state().table(), self.teller());
        let band = table.acting().filter(|&id| table.band(id).owner == seat).or(table.active(seat));
        match (band, self.game.board().region(key)) {
            (Some(band), Some(region)) => {
                let mut bill = Bill::default();
                conquest_bill(self.q(), band, region, &mut bill);
                self.show_lines(&bill);
                let total = teller.say("bill-total", &[("tokens", bill.total().into())]);
                tell!("  {} {total}", bill.total());
            }
            (None, _) => tell!("{}", teller.say("player-no-band", &[])),
            (_, None) => tell!("{}", teller.say("fault-game-region", &[("key", key.into())])),
        }
    }

    fn show_lines(&self, bill: &Bill) {
        for (term, n) in &bill.0 {
            tell!("  {n:+} {} ({})", self.teller().term(*term), term.rule(self.game));
        }
    }

    fn show_table(&self) {
        let (table, teller) = (self.state().table(), self.teller());
        for region in self.game.board().all() {
            let natives = table.natives(region);
            let who = match table.holder(region) {
                Some(id) => {
                    let band = table.band(id);
                    let key = if band.declined { "aria-theirs-decline" } else { "aria-theirs" };
                    let args: [(&str, Arg); 3] = [
                        ("race", teller.tile(band.race).into()),
                        ("name", teller.seat(band.owner).into()),
                        ("tokens", table.tokens(region).into()),
                    ];
                    teller.say(key, &args)
                }
                None if natives > 0 => teller.say("aria-natives", &[("n", natives.into())]),
                None => "–".to_owned(),
            };
            let pieces: String = self
                .game
                .marks()
                .map(|(mark, _)| (mark, table.pieces(self.game, mark, region)))
                .filter(|&(_, n)| n > 0)
                .map(|(mark, n)| {
                    let args: [(&str, Arg); 2] = [("n", n.into()), ("piece", teller.mark(mark).into())];
                    format!(", {}", teller.say("aria-piece", &args))
                })
                .collect();
            let borders: Vec<&str> =
                self.game.board().borders(region).map(|other| self.game.board().name(other)).collect();
            tell!("  {:<20} {who}{pieces}  ({})", teller.region(region), borders.join(" "));
        }
    }

    fn finish(&self) -> Result<(), String> {
        let teller = self.teller();
        for seat in self.game.seats() {
            let args: [(&str, Arg); 2] =
                [("name", teller.seat(seat).into()), ("coins", self.state().coins(seat).into())];
            tell!("{}", teller.say("player-coins", &args));
        }
        let winners: Vec<String> =
            self.q().winners(|seat| self.state().coins(seat)).iter().map(ToString::to_string).collect();
        match &winners[..] {
            [one] => tell!("{}", teller.say("end-wins", &[("name", one.as_str().into())])),
            all => tell!("{}", teller.say("end-shared", &[("names", all.join(", ").into())])),
        }
        if self.state().owed().who != Actor::NATURE {
            return Err("the game ended with something owed".to_owned());
        }
        Ok(())
    }
}
