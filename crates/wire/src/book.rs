//! A game as whoever keeps a table keeps it: what was said, what came of it, and what each viewer may hear of that.

use std::sync::Arc;

use crate::history::{Fact, History, Refusal};
use crate::nature::Seed;
use crate::protocol::{Entry, Now, Seen, Undo};
use crate::record::Record;
use content::Setup;
use engine::{Actor, Answer, Event, Game, Seat, State, View};
use serde::{Deserialize, Serialize};

/// A game and its log.
#[derive(Clone)]
pub struct Book {
    game: Arc<Game>,
    setup: Arc<Setup>,
    seed: Seed,
    history: History,
    /// What came of each answer that stands. Drafts share it: a move must not copy the whole game.
    log: Vec<Arc<[Event]>>,
}

/// A change made to a copy of the book, until it is stored.
pub struct Draft {
    book: Book,
    change: Change,
}

/// How a client wants to see the table.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Format {
    /// The bytes of the engine, for clients that have it.
    #[default]
    Packed,
    /// Keys and numbers, and what may be answered.
    Plain,
}

/// What changed.
#[derive(Clone, Debug)]
pub struct Change {
    /// The version before.
    pub from: u64,
    /// What was said.
    pub said: Vec<Fact>,
    /// How many entries of the log stand.
    pub kept: usize,
}

impl Book {
    /// A game in which nothing was said.
    pub fn new(setup: Setup, seed: Seed) -> Result<Book, String> {
        let game = setup.game()?;
        let history = History::new(&game);
        Ok(Book { game: Arc::new(game), setup: Arc::new(setup), seed, history, log: Vec::new() })
    }

    /// Plays what was stored.
    pub fn replay(&mut self, lines: &[String]) -> Result<(), String> {
        for (at, line) in lines.iter().enumerate() {
            let wrong = |why: String| format!("fact {at}, '{line}': {why}");
            let fact = Fact::read(&self.game, line).map_err(|misread| wrong(misread.to_string()))?;
            self.note(fact, History::replay).map_err(|refusal| wrong(format!("{refusal:?}")))?;
        }
        Ok(())
    }

    /// Takes another state for the present one.
    pub fn suppose(&mut self, suppose: fn(&Game, &State) -> State) {
        self.history.state = suppose(&self.game, &self.history.state);
    }

    /// What the book would be if this were said and chance had answered; nothing is changed yet.
    pub fn draft(&self, facts: &[Fact]) -> Result<Draft, Refusal> {
        let mut book = self.clone();
        let from = self.version();
        let mut kept = self.log.len();
        for &fact in facts {
            kept = kept.min(book.append(fact)?);
        }
        book.let_nature_answer();
        let said = book.history.facts[from as usize..].to_vec();
        Ok(Draft { book, change: Change { from, said, kept } })
    }

    /// Takes a draft for true.
    pub fn accept(&mut self, draft: Draft) -> Change {
        *self = draft.book;
        draft.change
    }

    /// Says something; returns how many entries of the log stood all the time.
    fn append(&mut self, fact: Fact) -> Result<usize, Refusal> {
        self.note(fact, History::append)
    }

    fn note(
        &mut self,
        fact: Fact,
        note: fn(&mut History, &Game, Fact, &mut Vec<Event>) -> Result<(), Refusal>,
    ) -> Result<usize, Refusal> {
        let before = self.history.standing.len();
        let mut events = Vec::new();
        note(&mut self.history, &self.game, fact, &mut events)?;
        let now = self.history.standing.len();
        self.log.truncate(now);
        if now > before {
            self.log.push(events.into());
        }
        Ok(before.min(now))
    }

    fn let_nature_answer(&mut self) {
        while self.history.state.owed().who == Actor::NATURE && !self.history.state.is_over() {
            let answer = self.history.nature(&self.game, &self.seed);
            // A listed answer is accepted by the promise of the engine.
            if self.append(Fact::Answer(Actor::NATURE, answer)).is_err() {
                return;
            }
        }
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// What was said, and the state now.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// How much has been said.
    pub fn version(&self) -> u64 {
        self.history.facts.len() as u64
    }

    /// Who must answer, unless the game is over.
    pub fn owes(&self) -> Option<Seat> {
        self.history.state.owed().who.player().filter(|_| !self.history.state.is_over())
    }

    /// The promise made of the seed.
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// What a viewer may know of the table.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        View::new(&self.game, &self.history.state, viewer)
    }

    /// How things are for a viewer.
    pub fn now(&self, view: &View, format: Format) -> Now {
        Now {
            version: self.version(),
            seen: match format {
                Format::Packed => Seen::new(&self.game, view),
                Format::Plain => Seen::plain(&self.game, view),
            },
            undo: Undo::new(&self.history),
            seed: self.history.state.is_over().then(|| self.seed.hex()),
        }
    }

    /// The log from an entry on, as a viewer may hear it.
    pub fn entries(&self, view: &View, from: usize) -> Vec<Entry> {
        let answers = self.history.standing.iter().zip(&self.log).skip(from);
        answers.map(|(&(who, answer), events)| Entry::new(&self.game, view, who, answer, events)).collect()
    }

    /// What a viewer hears of what was said.
    pub fn said(&self, view: &View, facts: &[Fact]) -> Vec<String> {
        let heard = |fact: &Fact| match *fact {
            Fact::Answer(who, answer) => Entry::said(&self.game, view, who, answer),
            Fact::Undo(_) | Fact::Redo(_) | Fact::Restart(_) => Some(fact.line(&self.game)),
        };
        facts.iter().filter_map(heard).collect()
    }

    /// The record of a game that began with so many facts. It holds the seed: for games that are over.
    pub fn record(&self, begun: usize) -> Result<String, String> {
        let mut record = Record::new((*self.setup).clone(), Some(self.seed.clone()), &self.history);
        record.begun = begun;
        record.text()
    }
}

impl Draft {
    /// The facts to be stored, in notation.
    pub fn lines(&self) -> Vec<String> {
        self.change.said.iter().map(|fact| fact.line(&self.book.game)).collect()
    }

    /// The book as it would be.
    pub fn book(&self) -> &Book {
        &self.book
    }
}

/// Reads answers of a seat.
pub fn answers(game: &Game, seat: Seat, lines: &[String]) -> Result<Vec<Fact>, String> {
    let read = |line: &String| {
        let answer = Answer::read(game, line).map_err(|_| line.chars().take(80).collect::<String>())?;
        Ok(Fact::Answer(Actor::seat(seat), answer))
    };
    lines.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use content::Set;
    use engine::{Answers, legal};

    use super::*;

    #[test]
    fn whenever_a_game_is_stored_and_read_again_it_is_the_same() {
        for set in Set::ALL {
            let mut rng = fastrand::Rng::with_seed(11);
            let new = || Book::new(Setup::new(set, 2), Seed::numbered(11)).expect("a game");
            let mut book = new();
            book.accept(book.draft(&[]).expect("it can begin"));
            let mut answers = Answers::new();
            for n in 0..600 {
                let Some(seat) = book.owes() else { break };
                legal(&book.game, &book.history.state, &mut answers);
                let answer = Fact::Answer(Actor::seat(seat), answers[rng.usize(..answers.len())]);
                let fact = match rng.u8(..12) {
                    0 => Fact::Undo(seat),
                    1 => Fact::Redo(seat),
                    2 => Fact::Restart(seat),
                    _ => answer,
                };
                let Ok(draft) = book.draft(&[fact]) else { continue };
                let kept = book.log.len();
                let change = book.accept(draft);
                assert!(change.kept <= kept && book.log.len() == book.history.standing.len());
                if n % 7 == 0 {
                    let mut again = new();
                    let lines: Vec<String> =
                        book.history.facts.iter().map(|it| it.line(&book.game)).collect();
                    again.replay(&lines).expect("it was said");
                    let view = book.view(Some(seat));
                    assert_eq!(again.history.state, book.history.state);
                    assert_eq!(again.now(&view, Format::Packed), book.now(&view, Format::Packed));
                    assert_eq!(again.entries(&view, 0), book.entries(&view, 0));
                }
            }
        }
    }
}
