//! The history of a game: answers, and the undo, redo and restart of turns, kept as facts in order.
//!
//! Players may take back their own answers only as far as the last barrier: a die, a draw, or another player's answer.

use engine::notation::{Misread, read_answer, write_answer};
use engine::{Actor, Answer, Answers, Event, Game, Illegal, Seat, State, apply, legal};

use crate::nature::Seed;

/// Something that happened at the table: an answer, or that answers were taken back or given again.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// An answer to the decision owed.
    Answer(Actor, Answer),
    /// A player took the last answer back.
    Undo(Seat),
    /// A player gave an answer taken back again.
    Redo(Seat),
    /// A player went back to the last barrier.
    Restart(Seat),
}

/// Why a fact is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The answer breaks a rule.
    Illegal(Illegal),
    /// There is nothing of this player's to take back before a barrier.
    Barrier,
    /// There is nothing to give again.
    NothingToRedo,
    /// The game is over, and its end stands: purses and the seed may have been shown.
    Over,
}

/// What one cannot go back past.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// The game begins there.
    Start,
    /// A die was rolled.
    Die,
    /// Something was turned up.
    Draw,
    /// Somebody else answered.
    Other,
}

/// A game with all its facts.
#[derive(Clone, Debug)]
pub struct History {
    /// The state now.
    pub state: State,
    /// All facts, in order.
    pub facts: Vec<Fact>,
    /// How often nature has answered.
    pub drawn: u64,
    /// The answers that stand: those taken back are not among them.
    pub standing: Vec<(Actor, Answer)>,
    /// The states before each answer since the last barrier, with who gave it.
    back: Vec<(State, Seat, Answer)>,
    forth: Vec<(Seat, Answer)>,
}

impl Fact {
    /// The fact in one line.
    pub fn line(self, game: &Game) -> String {
        match self {
            Fact::Answer(who, answer) => write_answer(game, who, answer),
            Fact::Undo(seat) => format!("{seat} undo"),
            Fact::Redo(seat) => format!("{seat} redo"),
            Fact::Restart(seat) => format!("{seat} restart"),
        }
    }

    /// Reads a fact.
    pub fn read(game: &Game, line: &str) -> Result<Fact, Misread> {
        let (who, what) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let seat = Seat::from_letter(who).filter(|seat| seat.0 < game.players());
        match (seat, what.trim()) {
            (Some(seat), "undo") => Ok(Fact::Undo(seat)),
            (Some(seat), "redo") => Ok(Fact::Redo(seat)),
            (Some(seat), "restart") => Ok(Fact::Restart(seat)),
            _ => read_answer(game, line).map(|(who, answer)| Fact::Answer(who, answer)),
        }
    }
}

impl History {
    /// A game without any facts.
    pub fn new(game: &Game) -> History {
        History::from(State::new(game))
    }

    /// Adds a fact to the history and plays it; refuses one that cannot be, with nothing changed.
    pub fn append(&mut self, game: &Game, fact: Fact, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match fact {
            Fact::Undo(_) | Fact::Redo(_) | Fact::Restart(_) if self.state.is_over() => Err(Refusal::Over),
            _ => self.replay(game, fact, events),
        }
    }

    /// Adds a fact from a record or a store. Games written down before the end of a game was final may have gone on
    /// after it; they can still be read.
    pub fn replay(&mut self, game: &Game, fact: Fact, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match fact {
            Fact::Answer(who, answer) => {
                self.play(game, who, answer, events).map_err(Refusal::Illegal)?;
                self.forth.clear();
            }
            Fact::Undo(seat) => self.undo(seat)?,
            Fact::Redo(seat) => {
                let again = self.forth.last().filter(|(whose, _)| *whose == seat).copied();
                let (_, answer) = again.ok_or(Refusal::NothingToRedo)?;
                self.play(game, Actor::seat(seat), answer, events).map_err(Refusal::Illegal)?;
                self.forth.pop();
            }
            Fact::Restart(seat) => {
                self.undo(seat)?;
                while self.undo(seat).is_ok() {}
            }
        }
        self.facts.push(fact);
        Ok(())
    }

    /// Whether a player may take something back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable().is_some_and(|(whose, _)| whose == seat)
    }

    /// Whether a player may give something again.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.redoable() == Some(seat)
    }

    /// The seat that may undo, and how many answers it may take back.
    pub fn undoable(&self) -> Option<(Seat, usize)> {
        let last = self.back.last().filter(|_| !self.state.is_over());
        last.map(|&(_, seat, _)| (seat, self.back.len()))
    }

    /// The seat that may redo.
    pub fn redoable(&self) -> Option<Seat> {
        self.forth.last().filter(|_| !self.state.is_over()).map(|&(seat, _)| seat)
    }

    /// What keeps players from taking back more.
    pub fn barrier(&self) -> Barrier {
        match self.standing[..self.standing.len() - self.back.len()].last() {
            None => Barrier::Start,
            Some((Actor::NATURE, Answer::Die { .. })) => Barrier::Die,
            Some(&(Actor::NATURE, _)) => Barrier::Draw,
            Some(_) => Barrier::Other,
        }
    }

    /// What nature answers now, while it is asked.
    pub fn nature(&self, game: &Game, seed: &Seed) -> Answer {
        let mut answers = Answers::new();
        legal(game, &self.state, &mut answers);
        seed.answer(game, self.state.table(), &answers, self.drawn)
    }

    /// Lets nature answer as often as it is asked.
    pub fn let_nature_answer(&mut self, game: &Game, seed: &Seed, events: &mut Vec<Event>) {
        while !self.state.is_over() && self.state.owed().who == Actor::NATURE {
            let answer = self.nature(game, seed);
            // A listed answer is accepted by the promise of the engine.
            if self.append(game, Fact::Answer(Actor::NATURE, answer), events).is_err() {
                return;
            }
        }
    }

    fn play(
        &mut self,
        game: &Game,
        who: Actor,
        answer: Answer,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let before = self.state.clone();
        apply(game, &mut self.state, who, answer, events)?;
        self.standing.push((who, answer));
        match who.player() {
            Some(seat) => {
                if self.back.last().is_some_and(|(_, whose, _)| *whose != seat) {
                    self.back.clear();
                }
                self.back.push((before, seat, answer));
            }
            None => {
                self.back.clear();
                self.drawn += 1;
            }
        }
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let last = self.back.pop_if(|(_, whose, _)| *whose == seat);
        let (state, seat, answer) = last.ok_or(Refusal::Barrier)?;
        self.state = state;
        self.standing.pop();
        self.forth.push((seat, answer));
        Ok(())
    }
}

impl From<State> for History {
    fn from(state: State) -> History {
        History {
            state,
            facts: Vec::new(),
            drawn: 0,
            standing: Vec::new(),
            back: Vec::new(),
            forth: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};

    use super::*;

    fn begun() -> (Game, History) {
        let game = Setup { first: Some(Seat(0)), ..Setup::new(Set::Base, 2) }.game().expect("the base game");
        let mut history = History::new(&game);
        history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        (game, history)
    }

    fn append(game: &Game, history: &mut History, line: &str) -> Result<(), Refusal> {
        let fact = Fact::read(game, line).expect("the line is notation");
        assert_eq!(fact.line(game), line);
        history.append(game, fact, &mut Vec::new())
    }

    #[test]
    fn undo_stops_at_a_draw() {
        let (game, mut history) = begun();
        assert_eq!(append(&game, &mut history, "A undo"), Err(Refusal::Barrier));
        append(&game, &mut history, "A pick 1").expect("the first combo is free");
        history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        assert_eq!(append(&game, &mut history, "A undo"), Err(Refusal::Barrier));
    }

    #[test]
    fn undo_redo_and_restart_are_facts_and_exact() {
        let (game, mut history) = begun();
        append(&game, &mut history, "A pick 1").expect("the first combo is free");
        history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        let start = history.state.clone();
        append(&game, &mut history, "A conquer 1").expect("an entry region");
        let one = history.state.clone();
        append(&game, &mut history, "A conquer 2").expect("a neighbor");
        let two = history.state.clone();
        append(&game, &mut history, "A undo").expect("no barrier");
        assert_eq!(history.state, one);
        assert_eq!(append(&game, &mut history, "B undo"), Err(Refusal::Barrier));
        append(&game, &mut history, "A redo").expect("just undone");
        assert_eq!(history.state, two);
        append(&game, &mut history, "A restart").expect("no barrier");
        assert_eq!(history.state, start);
        append(&game, &mut history, "A redo").expect("just undone");
        assert_eq!(history.state, one);
        append(&game, &mut history, "A done").expect("one may stop");
        assert_eq!(append(&game, &mut history, "A redo"), Err(Refusal::NothingToRedo));
        assert!(history.facts.contains(&Fact::Restart(Seat(0))));
    }

    #[test]
    fn hid_2_what_nobody_knows_is_nowhere_in_the_state() {
        let (game, history) = begun();
        let (_, mut other) = begun();
        assert_eq!(history.state.hash64(), other.state.hash64());
        // The same table under two seeds: nothing in it tells them apart until chance is asked again.
        append(&game, &mut other, "A pick 1").expect("the first combo is free");
        let mut twin = other.clone();
        other.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        let drawn = other.state.clone();
        let differs = (2..20).any(|seed| {
            let mut twin = twin.clone();
            twin.let_nature_answer(&game, &Seed::numbered(seed), &mut Vec::new());
            twin.state != drawn
        });
        assert!(differs, "what comes is not in the table but in the seed");
        twin.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        assert_eq!(twin.state, drawn);
    }

    #[test]
    fn undo_stops_at_another_players_answer() {
        let (game, mut history) = begun();
        append(&game, &mut history, "A pick 1").expect("the first combo is free");
        history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
        append(&game, &mut history, "A conquer 1").expect("an entry region");
        append(&game, &mut history, "A done").expect("one may stop");
        while history.state.owed().who == Actor::seat(Seat(0)) {
            let mut answers = Answers::new();
            legal(&game, &history.state, &mut answers);
            let fact = Fact::Answer(Actor::seat(Seat(0)), answers[0]);
            history.append(&game, fact, &mut Vec::new()).expect("listed");
        }
        assert!(history.can_undo(Seat(0)), "B has not said anything yet");
        append(&game, &mut history, "B pick 1").expect("the first combo is free");
        assert!(!history.can_undo(Seat(0)));
    }
}
