//! `elbowroom play`: hot-seat in the terminal, in the notation of records.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use bots::Bot;
use bots::roster::{Kind, Roster};
use content::Setup;
use content::words::{Language, Words};
use engine::bill::{Bill, Tally, conquest_bill, income_bill};
use engine::notation::read_plan;
use engine::{Actor, Answer, Answers, Ask, Event, Game, Query, Region, Seat, State, View, legal};
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
    /// The language of names: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

const HELP: &str = "\
Answer in one line, without your letter: 'pick 1', 'conquer 7', 'attempt 9', 'done', 'put 4 1' …
  list        every answer there is          table       the board and everybody's peoples
  bill 7      what region 7 costs, line by line           score       what the bank would pay now
  redeploy 4:2 7:1   a whole redeployment    hint        what a bot would do, and why
  undo, redo, restart         quit";

struct Sitting<'a> {
    game: &'a Game,
    history: History,
    seed: Seed,
    words: Words,
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
        let mut sitting = Sitting { history: History::new(&game), game: &game, seed, words, bots };
        tell!("Seed commitment {}\n{HELP}", sitting.seed.commitment());
        sitting.run()?;
        if let Some(file) = &self.record {
            save(&setup, &sitting, file)?;
        }
        Ok(true)
    }
}

fn save(setup: &Setup, sitting: &Sitting<'_>, file: &PathBuf) -> Result<(), String> {
    let text = Record::new(setup.clone(), Some(sitting.seed.clone()), &sitting.history).text()?;
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    tell!("The record is in {}.", file.display());
    Ok(())
}

impl Sitting<'_> {
    fn state(&self) -> &State {
        &self.history.state
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
            ("help" | "?", _) => tell!("{HELP}"),
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
                tell!("{}", bill.text(self.game));
            }
            ("redeploy", plan) => match read_plan(self.game, plan) {
                Ok(plan) => self.redeploy(seat, &plan),
                Err(misread) => tell!("{misread}"),
            },
            _ => match Fact::read(self.game, &format!("{seat} {line}")) {
                Ok(fact) => self.say(fact),
                Err(misread) => tell!("{misread}"),
            },
        }
    }

    /// A whole redeployment: tried out first, then said step by step.
    fn redeploy(&mut self, seat: Seat, plan: &[(Region, u8)]) {
        let who = Actor::seat(seat);
        match engine::redeploy(self.game, &mut self.state().clone(), who, plan, &mut ()) {
            Ok(()) => engine::puts(plan).for_each(|answer| self.say(Fact::Answer(who, answer))),
            Err(illegal) => tell!("Refused by {}: {illegal}.", illegal.rule(self.game)),
        }
    }

    fn say(&mut self, fact: Fact) {
        let mut events = Vec::new();
        match self.history.say(self.game, fact, &mut events) {
            Ok(()) => self.tell(&events),
            Err(Refusal::Barrier) => {
                tell!("Nothing of yours can be taken back: a die, a draw or somebody else came after.");
            }
            Err(Refusal::NothingToRedo) => tell!("Nothing was taken back."),
            Err(Refusal::Over) => tell!("The game is over: nothing can be taken back any more."),
            Err(Refusal::Illegal(illegal)) => {
                let rule = illegal.rule(self.game);
                tell!("Refused by {rule}: {illegal}.");
                if let Some(text) = self.words.get(&format!("rule-{rule}")) {
                    tell!("  {text}");
                }
            }
        }
    }

    fn show_hints(&self, seat: Seat) {
        let view = View::new(self.game, self.state(), Some(seat));
        crate::hint::show(self.game, &Roster::new(self.game), &view, &self.words);
    }

    fn tell(&self, events: &[Event]) {
        events.iter().for_each(|event| tell!("  {}", event.line(self.game)));
    }

    fn q(&self) -> Query<'_> {
        Query { game: self.game, table: self.state().table() }
    }

    fn prompt(&self, seat: Seat) {
        let table = self.state().table();
        let owed = self.state().owed();
        let what = match owed.ask {
            Ask::Pick => {
                self.show_offer();
                "pick a combo"
            }
            Ask::Choose => "expand or decline",
            Ask::Act => {
                self.show_targets(owed.band);
                "abandon, conquer, attempt, or done"
            }
            Ask::Redeploy => "put your tokens",
            Ask::Yield => "empty a region",
            Ask::Leave => "empty rivers, or done",
            Ask::Send => "send the piece",
            Ask::Site | Ask::Totem => "place the piece",
            Ask::Mimic => "trade badges, or done",
            Ask::Vanish => "vanish, or done",
            Ask::Finale => "relics and places, or done",
            Ask::Post => "place a piece",
            Ask::Ally => "name an ally, or done",
            Ask::Late => "decline, or done",
            Ask::Seer => "peek, or done",
            Ask::Fuse => "reveal a bomb",
            Ask::Form => "mild or wild",
            Ask::Press => "press on with the die, or done",
            Ask::Hire => "buy tokens, or done",
            Ask::Side => "join a side, or done",
            Ask::Well => "lay it into water",
            Ask::Nothing
            | Ask::First
            | Ask::Banner
            | Ask::Badge
            | Ask::AttemptDie
            | Ask::RollDie
            | Ask::GambleDie
            | Ask::Find
            | Ask::Event
            | Ask::Omen
            | Ask::AssaultDie
            | Ask::Bomb
            | Ask::Stead
            | Ask::Bind => "wait",
        };
        let hand = if owed.band == engine::BandId::NONE { 0 } else { table.band(owed.band).hand };
        let (round, rounds) = (table.round(), self.game.rounds());
        let now = table.event().map(|event| format!(", {}", self.name("event", event))).unwrap_or_default();
        let omen = View::new(self.game, self.state(), Some(seat)).omen;
        let next = omen.map(|event| format!(", then {}", self.name("event", event))).unwrap_or_default();
        tell_on!(
            "[round {round} of {rounds}{now}{next}] {seat}, {} coins, {hand} in hand: {what}> ",
            self.state().coins(seat)
        );
        // A prompt that does not show is no reason to stop.
        let _ = io::stdout().flush();
    }

    fn show_offer(&self) {
        for (slot, (race, power, coins)) in self.state().table().offer().enumerate() {
            let power = power.map_or("-".to_owned(), |power| self.name("power", power));
            tell!("  {}. {power} {} (price {slot}, coins on it {coins})", slot + 1, self.name("race", race));
        }
    }

    fn name(&self, kind: &str, tile: engine::Tile) -> String {
        let key = &self.game.ability(tile).key;
        self.words.get(&format!("{kind}-{key}")).unwrap_or_else(|| key.to_string())
    }

    fn show_targets(&self, band: engine::BandId) {
        let mut answers = Answers::new();
        legal(self.game, self.state(), &mut answers);
        let targets = answers.iter().filter_map(|&answer| match answer {
            Answer::Conquer { region } => {
                Some(format!("{} costs {}", self.place(region), self.q().cost(band, region)))
            }
            Answer::Attempt { region } => {
                Some(format!("{} costs {}, needs the die", self.place(region), self.q().cost(band, region)))
            }
            Answer::Use { .. } => Some(answer.line(self.game)),
            _ => None,
        });
        targets.for_each(|target| tell!("  {target}"));
    }

    fn place(&self, region: Region) -> String {
        let board = self.game.board();
        format!("{} ({:?})", board.name(region), board.terrain(region)).to_lowercase()
    }

    fn show_bill(&self, seat: Seat, key: &str) {
        let table = self.state().table();
        let band = table.acting().filter(|&id| table.band(id).owner == seat).or(table.active(seat));
        match (band, self.game.board().region(key)) {
            (Some(band), Some(region)) => {
                let mut bill = Bill::default();
                conquest_bill(self.q(), band, region, &mut bill);
                tell!("{}", bill.text(self.game));
                for (term, n) in &bill.0 {
                    tell!("  {n:+} {} ({})", term.key(self.game), term.rule(self.game));
                }
                tell!("  {} in all", bill.total());
            }
            (None, _) => tell!("You have no people to attack with."),
            (_, None) => tell!("There is no region '{key}'."),
        }
    }

    fn show_table(&self) {
        let table = self.state().table();
        for region in self.game.board().all() {
            let who = match table.holder(region) {
                Some(id) => {
                    let band = table.band(id);
                    let state = if band.declined { " in decline" } else { "" };
                    format!("{} {}{state} {}", band.owner, self.name("race", band.race), table.tokens(region))
                }
                None if table.natives(region) > 0 => format!("natives {}", table.natives(region)),
                None => "nobody".to_owned(),
            };
            let pieces: String = self
                .game
                .marks()
                .filter(|&(mark, _)| table.pieces(self.game, mark, region) > 0)
                .map(|(mark, spec)| format!(", {} {}", spec.key, table.pieces(self.game, mark, region)))
                .collect();
            let borders: Vec<&str> =
                self.game.board().borders(region).map(|other| self.game.board().name(other)).collect();
            tell!("  {:<16} {who}{pieces}  — borders {}", self.place(region), borders.join(" "));
        }
    }

    fn finish(&self) -> Result<(), String> {
        for seat in self.game.seats() {
            tell!("{seat}: {} coins", self.state().coins(seat));
        }
        let winners: Vec<String> =
            self.q().winners(|seat| self.state().coins(seat)).iter().map(ToString::to_string).collect();
        tell!("The winner: {}", winners.join(" and "));
        if self.state().owed().who != Actor::NATURE {
            return Err("the game ended with something owed".to_owned());
        }
        Ok(())
    }
}
