//! A game as text: what was set up, what was promised, what was said.
//!
//! ```text
//! elbowroom record 1
//! box base
//! players 2
//! board base-2p
//! purses strict
//! commit 5f78…
//! ---
//! * first A
//! * banner trolls
//! A pick 1
//! = 1 9c1185a5c5e9fc54
//! end A 87 B 79
//! seed 0700…
//! ```
//!
//! A line `begun N` says that the game began with the first N lines of what was said: those dice are not the seed's.
//! A line `rules N` after the first says under which version of the rules it was played; without one it was the first.
//! Keys, never ordinals. A line that begins with `#` is a comment. A line `= ROUND HASH` gives the state's number when a round has ended.

use std::fmt::Write;

use content::blank::HomeTile;
use content::board::{BoardFile, shipped};
use content::{Set, Setup};
use engine::{Actor, Answers, Game, Purses, Seat, legal};

use crate::RULES;
use crate::history::{Fact, History, Refusal};
use crate::nature::Seed;

const FIRST_LINE: &str = "elbowroom record 1";

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct Record {
    /// What was set up.
    pub setup: Setup,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// The promise made of the seed, if one was.
    pub commitment: Option<String>,
    /// The seed, once revealed.
    pub seed: Option<Seed>,
    /// How many of the facts were there when the game began: they owe the seed nothing.
    pub begun: usize,
    /// What was said, with the line of the text it was read from.
    pub facts: Vec<(usize, Fact)>,
    hashes: Vec<Hash>,
    end: Option<(usize, String)>,
}

/// The state's number at a point of the record.
#[derive(Clone, Debug)]
struct Hash {
    /// After how many facts.
    at: usize,
    line: usize,
    round: u8,
    number: u64,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl Record {
    /// A record of what was said in a game.
    pub fn new(setup: Setup, seed: Option<Seed>, history: &History) -> Record {
        Record {
            setup,
            rules: RULES,
            commitment: seed.as_ref().map(Seed::commitment),
            seed,
            begun: 0,
            facts: history.facts.iter().map(|&fact| (0, fact)).collect(),
            hashes: Vec::new(),
            end: None,
        }
    }

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

    /// Plays the first facts of the record, or all.
    pub fn replay(&self, to: Option<usize>) -> Result<(Game, History), Broken> {
        let game = self.setup.game().map_err(|fault| Broken { line: 1, why: fault.to_string() })?;
        let mut history = History::new(&game);
        for (line, fact) in self.facts.iter().take(to.unwrap_or(usize::MAX)) {
            Record::append(&game, &mut history, *line, *fact)?;
        }
        Ok((game, history))
    }

    fn append(game: &Game, history: &mut History, line: usize, fact: Fact) -> Result<(), Broken> {
        history.replay(game, fact, &mut Vec::new()).map_err(|refusal| {
            let why = match refusal {
                Refusal::Illegal(illegal) => {
                    format!("'{}' is refused by {}: {illegal}", fact.line(game), illegal.rule(game))
                }
                Refusal::Over => format!("'{}' comes after the end", fact.line(game)),
                Refusal::Barrier => format!("'{}' would go back past a barrier", fact.line(game)),
                Refusal::NothingToRedo => format!("'{}': nothing was taken back", fact.line(game)),
            };
            Broken { line, why }
        })
    }

    /// Plays the whole record and checks everything it claims: every hash, the end, and chance if the seed is known.
    pub fn verify(&self) -> Result<(Game, History), Broken> {
        let game = self.setup.game().map_err(|fault| Broken { line: 1, why: fault.to_string() })?;
        if let (Some(seed), Some(commitment)) = (&self.seed, &self.commitment)
            && seed.commitment() != *commitment
        {
            return Err(Broken { line: 1, why: "the seed is not the one promised".to_owned() });
        }
        let mut history = History::new(&game);
        let mut hashes = self.hashes.iter().peekable();
        let mut answers = Answers::new();
        for (at, (line, fact)) in self.facts.iter().enumerate() {
            if let (Fact::Answer(Actor::NATURE, answer), Some(seed), true) =
                (fact, &self.seed, at >= self.begun)
            {
                legal(&game, &history.state, &mut answers);
                let fair = !answers.is_empty()
                    && seed.answer(&game, history.state.table(), &answers, history.drawn) == *answer;
                if !fair {
                    let why = format!("'{}' is not what the seed brings", fact.line(&game));
                    return Err(Broken { line: *line, why });
                }
            }
            Record::append(&game, &mut history, *line, *fact)?;
            while let Some(hash) = hashes.next_if(|hash| hash.at == at + 1) {
                if hash.number != history.state.hash64() {
                    let why =
                        format!("after round {} the state is {:016x}", hash.round, history.state.hash64());
                    return Err(Broken { line: hash.line, why });
                }
            }
        }
        if let Some((line, claimed)) = &self.end {
            let got =
                if history.state.is_over() { totals(&game, &history) } else { "not reached".to_owned() };
            if *claimed != got {
                return Err(Broken { line: *line, why: format!("the end is {got}") });
            }
        }
        Ok((game, history))
    }
}

fn embed(out: &mut String, key: &str, text: &str) -> std::fmt::Result {
    writeln!(out, "{key} |")?;
    text.lines().try_for_each(|line| writeln!(out, "| {line}"))
}

fn totals(game: &Game, history: &History) -> String {
    let totals: Vec<String> =
        game.seats().map(|seat| format!("{seat} {}", history.state.coins(seat))).collect();
    totals.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A whole game in which everybody takes the second of what is offered.
    fn played(setup: &Setup) -> Record {
        let game = setup.game().expect("a game");
        let seed = Seed::numbered(3);
        let mut history = History::new(&game);
        let mut answers = Answers::new();
        while !history.state.is_over() {
            history.let_nature_answer(&game, &seed, &mut Vec::new());
            if history.state.is_over() {
                break;
            }
            legal(&game, &history.state, &mut answers);
            let fact = Fact::Answer(history.state.owed().who, answers[1 % answers.len()]);
            history.append(&game, fact, &mut Vec::new()).expect("listed");
        }
        Record::new(setup.clone(), Some(seed), &history)
    }

    #[test]
    fn a_record_is_read_back_and_verified() {
        let text = played(&Setup::new(Set::Base, 3)).text().expect("it can be written");
        let record = Record::read(&text).expect("it can be read");
        let (_, history) = record.verify().expect("it is true");
        assert!(history.state.is_over());
        assert_eq!(record.text().expect("it can be written again"), text);
        assert_eq!(text.matches("\n= ").count(), 10);
    }

    #[test]
    fn home_made_tiles_and_boards_travel_with_the_record() {
        let (key, text) = content::blank::EXAMPLES[0];
        let mut board = shipped::find("base-2p").expect("shipped");
        board.key = "mine".to_owned();
        board.rounds = 2;
        let tiles = vec![HomeTile::parse(key, text).expect("an example")];
        let setup = Setup { tiles, board: Some(board.clone()), ..Setup::new(Set::Base, 2) };
        let text = played(&setup).text().expect("it can be written");
        let record = Record::read(&text).expect("it can be read");
        record.verify().expect("it is true");
        assert_eq!(record.setup.board, Some(board));
        assert_eq!(record.setup.tiles[0].ability.key, key);
    }

    #[test]
    fn a_game_with_events_and_looks_ahead_is_read_back() {
        let setup = Setup { flying: true, ..Setup::new(Set::River, 2) };
        let text = played(&setup).text().expect("it can be written");
        let record = Record::read(&text).expect("it can be read");
        record.verify().expect("it is true");
        assert!(record.setup.flying);
        assert_eq!(text.matches("\n* event ").count(), 10);
        assert_eq!(record.text().expect("it can be written again"), text);
    }

    #[test]
    fn a_lie_is_found() {
        let text = played(&Setup::new(Set::Base, 2)).text().expect("it can be written");
        let read = |text: &str| Record::read(text).expect("it can be read").verify().map(|_| ());
        let lie = text.replacen("\n* badge ", "\n* badge wealthy\n* badge ", 1);
        assert!(read(&lie).is_err());
        let end = text.lines().find(|line| line.starts_with("end")).expect("the game ended");
        assert!(read(&text.replace(end, "end A 1 B 2")).expect_err("a lie").why.starts_with("the end is"));
        let hash = text.lines().find(|line| line.starts_with("= 1 ")).expect("a hash");
        assert!(
            read(&text.replace(hash, "= 1 0000000000000000"))
                .expect_err("a lie")
                .why
                .starts_with("after round 1")
        );
        let seed = format!("seed {}", Seed::numbered(4).hex());
        let own = text.lines().find(|line| line.starts_with("seed")).expect("the seed");
        assert_eq!(
            read(&text.replace(own, &seed)).expect_err("a lie").why,
            "the seed is not the one promised"
        );
    }

    #[test]
    fn broken_texts_get_a_line_and_a_reason() {
        let reason = |text: &str| Record::read(text).expect_err("broken").to_string();
        assert_eq!(reason(""), "line 1: a record begins with 'elbowroom record 1'");
        assert_eq!(
            reason("elbowroom record 9"),
            "line 1: 'elbowroom record 9' is not a version this program reads"
        );
        assert_eq!(reason("elbowroom record 1\nbox base"), "line 2: the record is cut off before '---'");
        assert!(reason("elbowroom record 1\nbox chess\n---").contains("there is no box 'chess'"));
        assert!(reason("elbowroom record 1\nplayers 7\n---").contains("2 to 5 players"));
        assert!(reason("elbowroom record 1\n---\nA fly 3").contains("'fly' is not one of"));
        assert!(reason("elbowroom record 1\n---\nC pick 1").contains("neither a seat"));
    }
}
