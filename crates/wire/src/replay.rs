//! A game looked back at: every state it has been in, played again from the log as one viewer has heard it.
//!
//! The log tells every answer but what chance has whispered to one player, so whoever has the log has the game, and no
//! server need be asked. What was whispered is told later to all, or is in the viewer's own view, or is unknown to the
//! viewer and then shown to nobody. What is shown is a [`View`], so purses that are hidden stay hidden.

use engine::notation::{read_answer, write_answer};
use engine::{Actor, Answer, Answers, Game, Seat, State, Tile, View, apply, legal};

use crate::nature::Seed;
use crate::protocol::Entry;

/// A game with every state it has been in.
#[derive(Clone, Debug)]
pub struct Replay {
    answers: Vec<(Actor, Answer)>,
    /// One more than answers: the first is before any of them.
    states: Vec<State>,
    /// Whether nothing of it is hidden.
    is_open: bool,
}

impl Replay {
    /// Plays a log again; `omen` is the next event if the viewer has looked at it. Nothing if it is not a log of this game.
    pub fn of_log(game: &Game, log: &[Entry], omen: Option<Tile>) -> Option<Replay> {
        let (answers, states) = (Vec::with_capacity(log.len()), vec![State::new(game)]);
        let mut replay = Replay { answers, states, is_open: false };
        for (at, entry) in log.iter().enumerate() {
            let state = replay.states.last()?;
            let (who, answer) = match &entry.said {
                Some(line) => read_answer(game, line).ok()?,
                None => (Actor::NATURE, whispered(game, state, &log[at..], omen)?),
            };
            let mut next = state.clone();
            apply(game, &mut next, who, answer, &mut Vec::new()).ok()?;
            replay.answers.push((who, answer));
            replay.states.push(next);
        }
        Some(replay)
    }

    /// Plays answers that stand, and tells them as everybody may hear them when a game is over.
    pub fn of_answers(game: &Game, answers: &[(Actor, Answer)]) -> Option<(Replay, Vec<Entry>)> {
        let states = vec![State::new(game)];
        let mut replay = Replay { answers: answers.to_vec(), states, is_open: true };
        let mut log = Vec::with_capacity(answers.len());
        for &(who, answer) in answers {
            let (mut next, mut events) = (replay.states.last()?.clone(), Vec::new());
            apply(game, &mut next, who, answer, &mut events).ok()?;
            let said = (!answer.is_secret()).then(|| write_answer(game, who, answer));
            log.push(Entry { said, events: events.iter().map(|event| event.line(game)).collect() });
            replay.states.push(next);
        }
        Some((replay, log))
    }

    /// The same with nothing hidden, as a record is.
    #[must_use]
    pub fn opened(self) -> Replay {
        Replay { is_open: true, ..self }
    }

    /// How many answers were given.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// The answer given at a place, and by whom.
    pub fn answer(&self, at: usize) -> Option<(Actor, Answer)> {
        self.answers.get(at).copied()
    }

    /// The state after so many answers, or the last one.
    pub fn state(&self, at: usize) -> &State {
        &self.states[at.min(self.len())]
    }

    /// What a viewer may know of that state. When the game is over nothing of it is hidden any more.
    pub fn view(&self, game: &Game, at: usize, viewer: Option<Seat>) -> View {
        let state = self.state(at);
        let mut view = View::new(game, state, viewer);
        if self.is_open || self.state(usize::MAX).is_over() {
            game.seats().for_each(|seat| view.coins[usize::from(seat.0)] = Some(state.coins(seat)));
        }
        view
    }

    /// The first answers in notation: with them another table begins where this one was.
    pub fn lines(&self, game: &Game, to: usize) -> Vec<String> {
        self.answers.iter().take(to).map(|&(who, answer)| write_answer(game, who, answer)).collect()
    }

    /// How often chance has answered before a place.
    pub fn n_drawn(&self, at: usize) -> usize {
        self.answers.iter().take(at).filter(|(who, _)| *who == Actor::NATURE).count()
    }

    /// The first answer of chance that does not follow from the seed, by its place. The first `begun` were given when the
    /// game began, and owe the seed nothing.
    pub fn unfair(&self, game: &Game, seed: &Seed, begun: usize) -> Option<usize> {
        let (mut drawn, mut list) = (0, Answers::new());
        for (at, &(who, answer)) in self.answers.iter().enumerate() {
            if who != Actor::NATURE {
                continue;
            }
            let state = &self.states[at];
            legal(game, state, &mut list);
            if at >= begun && (list.is_empty() || seed.answer(game, state.table(), &list, drawn) != answer) {
                return Some(at);
            }
            drawn += 1;
        }
        None
    }
}

/// What chance has told somebody in secret: what it tells all the next time, or what the viewer knows, or anything.
fn whispered(game: &Game, state: &State, later: &[Entry], omen: Option<Tile>) -> Option<Answer> {
    let told = later.iter().filter_map(|entry| read_answer(game, entry.said.as_deref()?).ok());
    let told =
        told.filter_map(|(_, answer)| if let Answer::Event { tile } = answer { Some(tile) } else { None });
    let mut list = Answers::new();
    legal(game, state, &mut list);
    let known = told.take(1).chain(omen).map(|tile| Answer::Omen { tile });
    known.chain(list.iter().copied().filter(|answer| answer.is_secret())).find(|answer| list.contains(answer))
}
