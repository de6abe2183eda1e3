//! Records written and read.

use std::fmt::Write;

use content::blank::HomeTile;
use content::board::{BoardFile, shipped};
use content::{Set, Setup};
use engine::{Game, Purses, Seat};

use super::{Broken, Hash, Record, totals};
use crate::RULES;
use crate::history::{Fact, History};
use crate::nature::Seed;

const FIRST_LINE: &str = "elbowroom record 1";

impl Record {
    /// The text.
    pub fn text(&self) -> Result<String, String> {
        let game = self.setup.game()?;
        let mut text = String::new();
        self.write(&game, &mut text).map_err(|_| "out of memory".to_owned())?;
        Ok(text)
    }

    fn write(&self, game: &Game, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{FIRST_LINE}")?;
        // The first rules go without saying.
        if self.rules != 1 {
            writeln!(out, "rules {}", self.rules)?;
        }
        writeln!(out, "box {}\nplayers {}", self.setup.set.key(), self.setup.players)?;
        match &self.setup.board {
            None => writeln!(out, "board {}", game.board().key)?,
            Some(board) => match shipped::find(&board.key) {
                Ok(known) if known == *board => writeln!(out, "board {}", board.key)?,
                _ => embed(out, "board", &board.to_text())?,
            },
        }
        writeln!(out, "purses {}", self.setup.purses.key())?;
        if !self.setup.monsters.is_empty() {
            writeln!(out, "monsters {}", self.setup.monsters.join(" "))?;
        }
        if self.setup.flying {
            writeln!(out, "flying")?;
        }
        if self.setup.teams {
            writeln!(out, "teams")?;
        }
        if let Some(first) = self.setup.first {
            writeln!(out, "first {first}")?;
        }
        for tile in &self.setup.tiles {
            embed(out, "tile", &tile.source)?;
        }
        if let Some(commitment) = &self.commitment {
            writeln!(out, "commit {commitment}")?;
        }
        if self.begun > 0 {
            writeln!(out, "begun {}", self.begun)?;
        }
        writeln!(out, "---")?;
        let mut history = History::new(game);
        let mut round = 1;
        for (_, fact) in &self.facts {
            writeln!(out, "{}", fact.line(game))?;
            if history.replay(game, *fact, &mut Vec::new()).is_err() {
                break;
            }
            let now = history.state.table().round() + u8::from(history.state.is_over());
            if now != round {
                writeln!(out, "= {} {:016x}", now - 1, history.state.hash64())?;
                round = now;
            }
        }
        if history.state.is_over() {
            writeln!(out, "end {}", totals(game, &history))?;
            if let Some(seed) = &self.seed {
                writeln!(out, "seed {}", seed.hex())?;
            }
        }
        Ok(())
    }

    /// Reads a record.
    pub fn read(text: &str) -> Result<Record, Broken> {
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end())).peekable();
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((line, other)) if other.starts_with("elbowroom record ") => {
                return Err(Broken { line, why: format!("'{other}' is not a version this program reads") });
            }
            _ => return Err(Broken { line: 1, why: format!("a record begins with '{FIRST_LINE}'") }),
        }
        let mut setup = Setup::new(Set::Base, 2);
        let mut board_key = None;
        let mut commitment = None;
        let (mut rules, mut begun) = (1, 0);
        let mut ended = false;
        while let Some((line, text)) = lines.next() {
            let broken = |why: String| Broken { line, why };
            if text == "---" {
                ended = true;
                break;
            }
            let (key, value) = text.split_once(' ').unwrap_or((text, ""));
            let mut block = || {
                let mut block = String::new();
                while let Some((_, text)) = lines.next_if(|(_, text)| text.starts_with('|')) {
                    block.push_str(text[1..].strip_prefix(' ').unwrap_or(&text[1..]));
                    block.push('\n');
                }
                block
            };
            match (key, value) {
                ("box", _) => setup.set = Set::from_key(value).map_err(broken)?,
                ("players", _) => {
                    setup.players =
                        value.parse().map_err(|_| broken(format!("'{value}' is not a number of players")))?;
                }
                ("board", "|") => {
                    let board =
                        BoardFile::parse("board", &block()).map_err(|fault| broken(fault.to_string()))?;
                    setup.board = Some(board);
                }
                ("board", _) => board_key = Some((line, value.to_owned())),
                ("purses", _) => {
                    setup.purses = Purses::from_key(value)
                        .ok_or_else(|| broken(format!("'{value}' is not open, tracked or strict")))?;
                }
                ("monsters", _) => setup.monsters = value.split_whitespace().map(str::to_owned).collect(),
                ("flying", "") => setup.flying = true,
                ("teams", "") => setup.teams = true,
                ("first", _) => {
                    let seat =
                        Seat::from_letter(value).ok_or_else(|| broken(format!("'{value}' is not a seat")))?;
                    setup.first = Some(seat);
                }
                ("tile", "|") => setup.tiles.push(HomeTile::parse("tile", &block()).map_err(broken)?),
                ("rules", _) => {
                    rules = value
                        .parse()
                        .map_err(|_| broken(format!("'{value}' is not a version of the rules")))?;
                    if rules > RULES {
                        return Err(broken(format!("it was played under rules {rules}; these are {RULES}")));
                    }
                }
                ("commit", _) => commitment = Some(value.to_owned()),
                ("begun", _) => {
                    begun =
                        value.parse().map_err(|_| broken(format!("'{value}' is not a number of lines")))?;
                }
                _ => return Err(broken(format!("'{text}' is not a line of a record's head"))),
            }
        }
        let head = text.lines().count();
        if !ended {
            return Err(Broken { line: head, why: "the record is cut off before '---'".to_owned() });
        }
        if let Some((line, key)) = board_key {
            let board = shipped::find(&key).map_err(|fault| Broken { line, why: fault.to_string() })?;
            let usual = setup.set.board_key(setup.players);
            setup.board = (key != usual).then_some(board);
        }
        let game = setup.game().map_err(|fault| Broken { line: 1, why: fault.to_string() })?;
        let mut record = Record {
            setup,
            rules,
            commitment,
            seed: None,
            begun,
            facts: Vec::new(),
            hashes: Vec::new(),
            end: None,
        };
        lines.try_for_each(|(line, text)| record.body(&game, line, text))?;
        Ok(record)
    }

    /// Reads a record whose setup was read elsewhere: what it says of its seed, and everything after its head.
    pub fn read_on(setup: Setup, text: &str) -> Result<Record, Broken> {
        let game = setup.game().map_err(|fault| Broken { line: 1, why: fault.to_string() })?;
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line.trim_end()));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(Broken { line: 1, why: format!("a record begins with '{FIRST_LINE}'") });
        }
        let mut record = Record {
            setup,
            rules: 1,
            commitment: None,
            seed: None,
            begun: 0,
            facts: Vec::new(),
            hashes: Vec::new(),
            end: None,
        };
        for (line, text) in lines.by_ref().take_while(|(_, text)| *text != "---") {
            let number = |value: &str| value.parse().map_err(|_| Broken { line, why: format!("'{text}'") });
            match text.split_once(' ') {
                Some(("commit", value)) => record.commitment = Some(value.to_owned()),
                Some(("begun", value)) => record.begun = number(value)?,
                _ => {}
            }
        }
        lines.try_for_each(|(line, text)| record.body(&game, line, text))?;
        Ok(record)
    }

    fn body(&mut self, game: &Game, line: usize, text: &str) -> Result<(), Broken> {
        let broken = |why: String| Broken { line, why };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [] | ["#", ..] => {}
            ["=", round, hash] => {
                let round = round.parse().map_err(|_| broken(format!("'{round}' is not a round")))?;
                let number = u64::from_str_radix(hash, 16)
                    .map_err(|_| broken(format!("'{hash}' is not a state's number")))?;
                self.hashes.push(Hash { at: self.facts.len(), line, round, number });
            }
            ["end", ..] => self.end = Some((line, words[1..].join(" "))),
            ["seed", hex] => {
                let seed = Seed::from_hex(hex);
                self.seed = Some(seed.ok_or_else(|| broken("the seed is not 64 hex digits".to_owned()))?);
            }
            _ => {
                let fact = Fact::read(game, text).map_err(|misread| broken(misread.to_string()))?;
                self.facts.push((line, fact));
            }
        }
        Ok(())
    }
}

fn embed(out: &mut String, key: &str, text: &str) -> std::fmt::Result {
    writeln!(out, "{key} |")?;
    text.lines().try_for_each(|line| writeln!(out, "| {line}"))
}
