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

use content::Setup;
use engine::{Actor, Answers, Game, legal};

use crate::RULES;
use crate::history::{Fact, History, Refusal};
use crate::nature::Seed;

mod text;

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

fn totals(game: &Game, history: &History) -> String {
    let totals: Vec<String> =
        game.seats().map(|seat| format!("{seat} {}", history.state.coins(seat))).collect();
    totals.join(" ")
}

#[cfg(test)]
mod tests {
    use content::Set;
    use content::blank::HomeTile;
    use content::board::shipped;

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
