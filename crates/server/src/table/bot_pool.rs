//! Bots at a table: they think on threads of their own, here or elsewhere, for a limited time, and never fall silent.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::Bot;
use content::board::BoardFile;
use engine::{Answer, Game, Seat, View};
use host::experts::Experts;
pub use host::experts::Question;
use wire::protocol::{Options, Plan, Seen};

use crate::carrier::Unanswered;
use crate::services::Services;
use crate::store::Head;
use crate::thinking::{Helped, Helpers, Task, Thought, Wanted};
use crate::turns::{Turn, Work};

/// How long a bot may think about one answer before a simpler one answers for it.
const PATIENCE: Duration = Duration::from_secs(8);
/// For how long a table asks nobody after a helper was silent: it may hang, and would be asked again and again.
const SILENT_FOR: Duration = Duration::from_mins(1);
/// How many workers are asked that have no time.
const MAX_BUSY: usize = 2;

/// What the bots of a table share.
#[derive(Clone)]
pub struct BotPool {
    services: Arc<Services>,
    experts: Arc<Experts>,
    played: Arc<Played>,
    helpers: Arc<Mutex<KnownHelpers>>,
}

/// What a table knows of those who think for it.
#[derive(Default)]
struct KnownHelpers {
    /// Who has thought for each seat last, and knows its plan.
    last: HashMap<Seat, String>,
    /// Until when nobody is asked, because somebody was silent.
    none_until: Option<Instant>,
}

/// What is played, for those who do not know the table.
struct Played {
    table: String,
    options: Options,
    board: BoardFile,
}

/// What others have done.
enum Help {
    /// They have thought.
    Thought(Thought),
    /// They have taken too long.
    TooLate,
    /// They cannot, so this node does, if it can with this turn.
    Nobody(Option<Turn>),
}

impl BotPool {
    /// The bots of a game.
    pub fn new(services: Arc<Services>, head: &Head, game: Arc<Game>) -> BotPool {
        let played =
            Played { table: head.id.clone(), options: head.options.clone(), board: head.sheet.board.clone() };
        BotPool {
            services,
            experts: Arc::new(Experts::new(game)),
            played: Arc::new(played),
            helpers: Arc::default(),
        }
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
        // Quick bots do not wait for those that search, and are not sent away.
        let turn = if question.kind.dreams() {
            let wanted = Wanted::Answer { seat: question.seat.0, kind: question.kind.key().to_owned() };
            match self.ask_others(question.seat, &question.view, wanted).await {
                Help::Thought(Thought::Answer(line)) => {
                    let answer = Answer::read(&self.experts.game, &line).ok();
                    match answer.filter(|answer| question.answers.contains(answer)) {
                        Some(answer) => return (bot, answer),
                        None => Some(self.turn(None, Work::Bot).await),
                    }
                }
                Help::TooLate => return (bot, self.quick_answer(question).await),
                Help::Thought(_) => Some(self.turn(None, Work::Bot).await),
                Help::Nobody(turn) => Some(self.turn(turn, Work::Bot).await),
            }
        } else {
            None
        };
        let (experts, asked) = (self.experts.clone(), question.clone());
        let thinking = tokio::task::spawn_blocking(move || {
            let answered = experts.answer(bot, &asked);
            drop(turn);
            answered
        });
        if let Ok(Ok((bot, answer))) = tokio::time::timeout(PATIENCE, thinking).await
            && question.answers.contains(&answer)
        {
            self.services.metrics.thought_by("here");
            return (Some(bot), answer);
        }
        (None, self.quick_answer(question).await)
    }

    /// The best plans for whoever sees this and owes a decision. They are thought over like a bot's answer; nobody waits
    /// for them but who has asked.
    pub async fn hint(self, seat: Seat, view: View) -> Vec<Plan> {
        let turn = match self.ask_others(seat, &view, Wanted::Plans).await {
            Help::Thought(Thought::Plans(plans)) => return plans,
            Help::Thought(_) | Help::TooLate => None,
            Help::Nobody(turn) => turn,
        };
        let turn = self.turn(turn, Work::Hint).await;
        let thinking = tokio::task::spawn_blocking(move || {
            let plans = self.experts.plans(&view);
            drop(turn);
            self.services.metrics.thought_by("here");
            plans
        });
        thinking.await.unwrap_or_default()
    }

    /// The turn somebody has, or the next.
    async fn turn(&self, turn: Option<Turn>, work: Work) -> Turn {
        match turn {
            Some(turn) => turn,
            None => self.services.turns.take(work, &self.played.table).await,
        }
    }

    async fn quick_answer(&self, question: Arc<Question>) -> Answer {
        let (experts, only) = (self.experts.clone(), question.answers[0]);
        self.services.metrics.thought_by("fallback");
        tokio::task::spawn_blocking(move || experts.quick_answer(&question)).await.unwrap_or(only)
    }

    /// Lets others think: a worker, the one that knows the plan first; if none has time, this node if it has; if not,
    /// another node.
    async fn ask_others(&self, seat: Seat, view: &View, wanted: Wanted) -> Help {
        let carrier = &self.services.carrier;
        let was_silent = self.helpers().none_until.is_some_and(|until| Instant::now() < until);
        if carrier.node().is_none() || was_silent {
            return Help::Nobody(None);
        }
        let Played { table, options, board } = &*self.played;
        let seen = Seen::new(&self.experts.game, view);
        let task =
            Task { table: table.clone(), options: options.clone(), board: board.clone(), seen, wanted };
        let until = Instant::now() + PATIENCE;
        let known = self.helpers().last.get(&seat).cloned().map(Helpers::One);
        let workers = std::iter::repeat_n(Helpers::Workers, MAX_BUSY);
        for helpers in known.into_iter().chain(workers) {
            match carrier.think(&helpers, &task, until.saturating_duration_since(Instant::now())).await {
                Ok(Helped { thought: Thought::Busy, .. }) => {}
                Ok(Helped { by, thought }) => {
                    self.services.metrics.thought_by("worker");
                    self.helpers().last.insert(seat, by);
                    return Help::Thought(thought);
                }
                Err(Unanswered::NoOwner) if helpers == Helpers::Workers => break,
                Err(Unanswered::NoOwner) => {}
                Err(Unanswered::TimedOut) => return self.too_late(),
                Err(Unanswered::CutOff) => return Help::Nobody(None),
            }
        }
        if let Some(turn) = self.services.turns.try_take() {
            return Help::Nobody(Some(turn));
        }
        match carrier.think(&Helpers::Nodes, &task, until.saturating_duration_since(Instant::now())).await {
            Ok(Helped { thought: Thought::Busy | Thought::Unable, .. })
            | Err(Unanswered::NoOwner | Unanswered::CutOff) => Help::Nobody(None),
            Ok(Helped { thought, .. }) => {
                self.services.metrics.thought_by("node");
                Help::Thought(thought)
            }
            Err(Unanswered::TimedOut) => self.too_late(),
        }
    }

    fn too_late(&self) -> Help {
        let none_until = Some(Instant::now() + SILENT_FOR);
        *self.helpers() = KnownHelpers { last: HashMap::new(), none_until };
        Help::TooLate
    }

    fn helpers(&self) -> MutexGuard<'_, KnownHelpers> {
        // Whoever panicked has left a list that is still a list.
        self.helpers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use bots::roster::Kind;
    use content::{Set, Setup};
    use engine::{Answers, State, legal};

    use super::*;
    use crate::carrier::Alone;
    use crate::config::Config;
    use crate::store::Sqlite;
    use crate::turns::Turns;

    #[tokio::test]
    async fn quick_bots_do_not_wait_for_deep_ones() {
        let setup = Setup::new(Set::Base, 2);
        let board = content::board::shipped::find("base-2p").expect("it is shipped");
        let game = setup.game().unwrap_or_else(|why| panic!("{why}"));
        let mut state = State::new(&game);
        let mut answers = Answers::new();
        let mut nature = bots::Nature::new(1, 1);
        while state.owed().who.player().is_none() {
            bots::step(&game, &mut state, &mut [], &mut nature, &mut answers, &mut ());
        }
        legal(&game, &state, &mut answers);
        let seat = state.owed().who.player().unwrap_or(Seat(0));
        let view = View::new(&game, &state, Some(seat));
        let file = std::env::temp_dir().join(format!("elbowroom-bots-{}.db", std::process::id()));
        let store = Sqlite::open(&file).await.unwrap_or_else(|error| panic!("{error:?}"));
        // Others think, and nobody stops.
        let services =
            Services { turns: Turns::new(0), ..Services::new(store, Alone::default(), Config::default()) };
        let played = Played { table: "table".to_owned(), options: Options::new(Set::Base, 2), board };
        let pool = BotPool {
            services: Arc::new(services),
            experts: Arc::new(Experts::new(Arc::new(game))),
            played: Arc::new(played),
            helpers: Arc::default(),
        };
        let mut waits = Vec::new();
        for kind in Kind::ALL {
            let question = Question { seat, kind, view: view.clone(), answers: answers.clone() };
            let answered = pool.clone().answer(None, question);
            let patience = Duration::from_secs(if kind.dreams() { 1 } else { 30 });
            if tokio::time::timeout(patience, Box::pin(answered)).await.is_err() {
                waits.push(kind);
            }
        }
        let _ = std::fs::remove_file(file);
        assert_eq!(waits, [Kind::Expert, Kind::Grandmaster, Kind::Master]);
    }
}
