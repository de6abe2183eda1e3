//! Scenario files: rules checks anybody can write. `docs/scenarios.md` is their manual.

mod expect;
mod table;

use std::path::Path;

use content::blank::HomeTile;
use engine::notation::{read_answer, read_plan, write_answer};
use engine::{Actor, Answer, Answers, Ask, Event, Game, Query, State, apply, legal, redeploy};

pub use table::Draft;

/// A scenario in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Its name, which begins with the rule id it checks.
    pub name: String,
    lines: Vec<(usize, String)>,
}

/// A scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The scenario.
    pub name: String,
    /// The line of the file.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl Scenario {
    /// The rule id the scenario checks.
    pub fn rule(&self) -> &str {
        self.name.split_whitespace().next().unwrap_or_default()
    }

    /// Reads the scenarios of a file.
    pub fn read(text: &str) -> Result<Vec<Scenario>, Failure> {
        let mut scenarios: Vec<Scenario> = Vec::new();
        for (index, raw) in text.lines().enumerate() {
            let line = raw.split_once('#').map_or(raw, |(before, _)| before).trim();
            if line.is_empty() {
                continue;
            }
            if let Some(name) = line.strip_prefix("scenario ") {
                scenarios.push(Scenario { name: name.trim().to_owned(), lines: Vec::new() });
            } else if let Some(scenario) = scenarios.last_mut() {
                scenario.lines.push((index + 1, line.to_owned()));
            } else {
                let why = "a file begins with 'scenario NAME'".to_owned();
                return Err(Failure { name: "-".to_owned(), line: index + 1, why });
            }
        }
        Ok(scenarios)
    }

    /// Sets the table and plays nothing: the game, the position, and the lines after it, which are the caller's to read.
    pub fn table(&self, folder: &Path) -> Result<(Game, State, Vec<&str>), Failure> {
        let fail = |line: usize, why: String| Failure { name: self.name.clone(), line, why };
        let mut draft = Draft::default();
        let mut lines = self.lines.iter();
        for (number, line) in lines.by_ref() {
            if let Some((game, state)) = draft.line(line, folder).map_err(|why| fail(*number, why))? {
                return Ok((game, state, lines.map(|(_, line)| &**line).collect()));
            }
        }
        Err(fail(0, "the table is never set".to_owned()))
    }

    /// Plays the scenario; `folder` is where tile files are looked for.
    pub fn run(&self, folder: &Path) -> Result<(), Failure> {
        self.run_with(folder, Vec::new())
    }

    /// Plays the scenario with tiles that join the game, or take the place of others.
    pub fn run_with(&self, folder: &Path, tiles: Vec<HomeTile>) -> Result<(), Failure> {
        let fail = |line: usize, why: String| Failure { name: self.name.clone(), line, why };
        let mut draft = Draft::with(tiles);
        let mut lines = self.lines.iter();
        for (number, line) in lines.by_ref() {
            if let Some(expected) = line.strip_prefix("fails ") {
                return draft.fails(expected.trim()).map_err(|why| fail(*number, why));
            }
            let set = draft.line(line, folder).map_err(|why| fail(*number, why))?;
            if let Some((game, state)) = set {
                let mut scene = Scene { game: &game, state, events: Vec::new() };
                let mut checks = 0;
                for (number, line) in lines {
                    scene.line(line).map_err(|why| fail(*number, why))?;
                    checks += usize::from(!line.starts_with("play "));
                }
                let end = self.lines.last().map_or(0, |(number, _)| *number);
                return if checks == 0 { Err(fail(end, "nothing is checked".to_owned())) } else { Ok(()) };
            }
        }
        if draft.checks > 0 {
            return Ok(());
        }
        let end = self.lines.last().map_or(0, |(number, _)| *number);
        Err(fail(end, "the table is never set: 'turn SEAT' or 'deal' is missing".to_owned()))
    }
}

/// A scenario being played.
pub(crate) struct Scene<'a> {
    pub(crate) game: &'a Game,
    pub(crate) state: State,
    /// What happened since the last `play` line began.
    pub(crate) events: Vec<Event>,
}

impl Scene<'_> {
    pub(crate) fn q(&self) -> Query<'_> {
        Query { game: self.game, table: self.state.table() }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match verb {
            "play" => {
                self.events.clear();
                rest.split(';')
                    .map(str::trim)
                    .filter(|part| !part.is_empty())
                    .try_for_each(|part| self.play(part))
            }
            "refuse" => self.refuse(rest),
            "bill" | "loss" | "defense" | "score" => self.bill(verb, rest),
            "chance" => self.chance(rest, true),
            "no-chance" => self.chance(rest, false),
            "event" => self.event(rest, true),
            "no-event" => self.event(rest, false),
            "expect" => self.expect(rest),
            _ => Err(format!(
                "'{verb}' is not one of: play, refuse, bill, loss, defense, score, chance, no-chance, event, no-event, expect"
            )),
        }
    }

    fn play(&mut self, part: &str) -> Result<(), String> {
        if let Some((who, plan)) = part.split_once(" redeploy ") {
            let plan = read_plan(self.game, plan).map_err(|misread| misread.to_string())?;
            let (who, _) =
                read_answer(self.game, &format!("{who} done")).map_err(|misread| misread.to_string())?;
            return redeploy(self.game, &mut self.state, who, &plan, &mut self.events).map_err(|illegal| {
                format!("expected '{part}' accepted got refused by {}: {illegal}", illegal.rule(self.game))
            });
        }
        let (who, answer) = read_answer(self.game, part).map_err(|misread| misread.to_string())?;
        if who != Actor::NATURE {
            self.draw_what_does_not_matter();
        }
        if matches!(answer, Answer::Event { .. }) {
            // The column is filled before a round begins.
            self.draw_until(|ask| ask == Ask::Event);
        }
        apply(self.game, &mut self.state, who, answer, &mut self.events).map_err(|illegal| {
            format!("expected '{part}' accepted got refused by {}: {illegal}", illegal.rule(self.game))
        })
    }

    /// Chance brings the first tile of the stack where a scenario does not say.
    pub(crate) fn draw_what_does_not_matter(&mut self) {
        self.draw_until(|_| false);
    }

    fn draw_until(&mut self, enough: impl Fn(Ask) -> bool) {
        let mut answers = Answers::new();
        let indifferent = |ask: Ask| {
            matches!(
                ask,
                Ask::Banner | Ask::Badge | Ask::First | Ask::Find | Ask::Bind | Ask::Event | Ask::Omen
            )
        };
        while indifferent(self.state.owed().ask) && !enough(self.state.owed().ask) {
            legal(self.game, &self.state, &mut answers);
            let first = answers[0];
            // The first listed answer is accepted by the promise of the engine.
            let _ = apply(self.game, &mut self.state, Actor::NATURE, first, &mut self.events);
        }
    }

    fn refuse(&mut self, rest: &str) -> Result<(), String> {
        let (rule, answer) = rest.split_once(' ').ok_or("say: refuse RULE-ID SEAT ANSWER")?;
        self.draw_what_does_not_matter();
        let (who, answer) = read_answer(self.game, answer).map_err(|misread| misread.to_string())?;
        let before = self.state.clone();
        let got = match apply(self.game, &mut self.state, who, answer, &mut ()) {
            Ok(()) => "accepted".to_owned(),
            Err(illegal) => format!("refused by {}", illegal.rule(self.game)),
        };
        if before != self.state {
            return Err(format!(
                "expected the table untouched got it changed by '{}'",
                self.text(who, answer)
            ));
        }
        same(&format!("refused by {rule}"), &got)
    }

    fn text(&self, who: Actor, answer: Answer) -> String {
        write_answer(self.game, who, answer)
    }

    /// What chance may bring now; nothing is drawn first.
    fn chance(&mut self, rest: &str, there: bool) -> Result<(), String> {
        let answer = Answer::read(self.game, rest).map_err(|misread| misread.to_string())?;
        let mut answers = Answers::new();
        legal(self.game, &self.state, &mut answers);
        let possible = self.state.owed().who == Actor::NATURE && answers.contains(&answer);
        let word = |possible: bool| if possible { "possible" } else { "impossible" };
        same(word(there), word(possible))
    }

    fn event(&mut self, wanted: &str, there: bool) -> Result<(), String> {
        self.draw_what_does_not_matter();
        let wanted = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
        let lines: Vec<String> = self.events.iter().map(|event| event.line(self.game)).collect();
        let found =
            lines.iter().any(|line| *line == wanted || (!there && line.starts_with(&format!("{wanted} "))));
        match (found, there) {
            (true, true) | (false, false) => Ok(()),
            (false, true) => Err(format!("expected event '{wanted}' got {}", lines.join("; "))),
            (true, false) => Err(format!("expected no event '{wanted}' got {}", lines.join("; "))),
        }
    }
}

pub(crate) fn same(expected: &str, got: &str) -> Result<(), String> {
    if expected == got { Ok(()) } else { Err(format!("expected {expected} got {got}")) }
}
