//! Bots at a table: they think on threads of their own, for a limited time, and never fall silent.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use bots::hint::{Hint, hints};
use bots::roster::{Kind, Roster};
use bots::{Bot, Greedy};
use engine::{Answer, Answers, Game, Seat, View};
use wire::protocol::{Plan, Sentence};

use crate::turns::{Turns, Work};

/// How long a bot may think about one answer before a simpler one answers for it.
const PATIENCE: Duration = Duration::from_secs(8);

/// How many plans a hint shows.
const PLANS: usize = 3;

/// What the bots of a table share.
#[derive(Clone)]
pub struct BotPool {
    game: Arc<Game>,
    roster: Arc<OnceLock<Roster>>,
    /// The table they play at.
    table: Arc<str>,
    /// Who thinks deeply waits for a turn.
    turns: Arc<Turns>,
}

/// What a bot has to answer.
pub struct Question {
    /// Who is asked.
    pub seat: Seat,
    /// How it thinks.
    pub kind: Kind,
    /// What it sees.
    pub view: View,
    /// What it may answer.
    pub answers: Answers,
}

impl BotPool {
    /// The bots of a game.
    pub fn new(game: Arc<Game>, table: &str, turns: Arc<Turns>) -> BotPool {
        BotPool { game, roster: Arc::new(OnceLock::new()), table: table.into(), turns }
    }

    /// Lets a bot think, one that has played before if there is one; returns it with its answer, which is always one
    /// of those listed. A bot that takes too long or breaks is replaced by a simpler one for this answer.
    pub async fn answer(
        self,
        bot: Option<Box<dyn Bot>>,
        question: Question,
    ) -> (Option<Box<dyn Bot>>, Answer) {
        let only = question.answers[0];
        if question.answers.len() == 1 {
            return (bot, only);
        }
        let question = Arc::new(question);
        // Quick bots do not wait for those that search.
        let turn =
            if question.kind.dreams() { Some(self.turns.take(Work::Bot, &self.table).await) } else { None };
        let (pool, asked) = (self.clone(), question.clone());
        let thinking = tokio::task::spawn_blocking(move || {
            let mut bot = bot.unwrap_or_else(|| pool.roster().bot(asked.kind, u64::from(asked.seat.0)));
            let answer = bot.answer(&pool.game, &asked.view, &asked.answers);
            drop(turn);
            (bot, answer)
        });
        if let Ok(Ok((bot, answer))) = tokio::time::timeout(PATIENCE, thinking).await
            && question.answers.contains(&answer)
        {
            return (Some(bot), answer);
        }
        let simple = tokio::task::spawn_blocking(move || {
            let mut greedy = Greedy::new(self.roster().mind().lore.clone());
            greedy.answer(&self.game, &question.view, &question.answers)
        });
        (None, simple.await.unwrap_or(only))
    }

    /// The best plans for whoever sees this and owes a decision. They are thought over like a bot's answer; nobody waits
    /// for them but who has asked.
    pub async fn hint(self, view: View) -> Vec<Plan> {
        let turn = self.turns.take(Work::Hint, &self.table).await;
        let thinking = tokio::task::spawn_blocking(move || {
            let found = hints(&self.game, self.roster(), &view, PLANS);
            drop(turn);
            found.iter().map(|hint| plan(&self.game, hint)).collect()
        });
        thinking.await.unwrap_or_default()
    }

    fn roster(&self) -> &Roster {
        self.roster.get_or_init(|| Roster::new(&self.game))
    }
}

/// A hint, ready to travel.
fn plan(game: &Game, hint: &Hint) -> Plan {
    let sentence = |said: bots::hint::Sentence| Sentence {
        key: said.key.to_owned(),
        n: said.numbers.first().map_or(0, |&(_, n)| n),
        who: said.who.map(Seat::letter),
    };
    Plan {
        lines: hint.answers.iter().map(|answer| answer.line(game)).collect(),
        said: hint.said().into_iter().map(sentence).collect(),
    }
}

#[cfg(test)]
mod tests {
    use content::{Set, Setup};
    use engine::{State, legal};

    use super::*;

    #[tokio::test]
    async fn quick_bots_do_not_wait_for_deep_ones() {
        let game = Setup::new(Set::Base, 2).game().unwrap_or_else(|why| panic!("{why}"));
        let mut state = State::new(&game);
        let mut answers = Answers::new();
        let mut nature = bots::Nature::new(1, 1);
        while state.owed().who.player().is_none() {
            bots::step(&game, &mut state, &mut [], &mut nature, &mut answers, &mut ());
        }
        legal(&game, &state, &mut answers);
        let seat = state.owed().who.player().unwrap_or(Seat(0));
        let view = View::new(&game, &state, Some(seat));
        // Others think, and nobody stops.
        let pool = BotPool::new(Arc::new(game), "table", Turns::new(0));
        let mut waits = Vec::new();
        for kind in Kind::ALL {
            let question = Question { seat, kind, view: view.clone(), answers: answers.clone() };
            let answered = pool.clone().answer(None, question);
            let patience = Duration::from_secs(if kind.dreams() { 1 } else { 30 });
            if tokio::time::timeout(patience, Box::pin(answered)).await.is_err() {
                waits.push(kind);
            }
        }
        assert_eq!(waits, [Kind::Expert, Kind::Master]);
    }
}
