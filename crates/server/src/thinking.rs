//! What bots and hints think over, in a form that can be thought over anywhere: at the node of the table, at another node, or
//! by a worker that does nothing else. It holds only what the seat may know.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Bot;
use bots::roster::Kind;
use content::board::BoardFile;
use engine::{Answers, Seat, legal};
use host::experts::{Experts, Question};
use serde::{Deserialize, Serialize};
use wire::protocol::{Options, Plan, Seen, write};

use crate::turns::Turns;

/// How many games a helper remembers.
const MAX_GAMES: usize = 64;
/// How many bots a helper remembers: each knows the plan for the turn it is in.
const MAX_BOTS: usize = 512;

/// Something to think over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The table it is about.
    pub table: String,
    /// What is played.
    pub options: Options,
    /// The board.
    pub board: BoardFile,
    /// What the seat sees.
    pub seen: Seen,
    /// What is wanted.
    pub wanted: Wanted,
}

/// What is wanted of who thinks.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Wanted {
    /// An answer of a bot.
    Answer {
        /// The number of the seat.
        seat: u8,
        /// The key of the bot.
        kind: String,
    },
    /// The best plans, for a hint.
    Plans,
}

/// What came of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Thought {
    /// An answer, in notation.
    Answer(String),
    /// Plans.
    Plans(Vec<Plan>),
    /// Others are thought for already.
    Busy,
    /// It makes no sense here.
    Unable,
}

/// What a helper has thought.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Helped {
    /// Its name.
    pub by: String,
    /// What came of it.
    pub thought: Thought,
}

/// Who may be asked to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Helpers {
    /// Any worker.
    Workers,
    /// Any node, this one too.
    Nodes,
    /// The one of this name.
    One(String),
}

/// Who thinks for tables of other nodes, as much as there is time for.
pub struct Thinker {
    turns: Arc<Turns>,
    games: Mutex<HashMap<String, Arc<Experts>>>,
    bots: Mutex<HashMap<BotKey, Box<dyn Bot>>>,
}

/// A table, the number of a seat there, and the key of the bot.
type BotKey = (String, u8, String);

impl Thinker {
    /// Thinks when there is a turn.
    pub fn new(turns: Arc<Turns>) -> Thinker {
        Thinker { turns, games: Mutex::default(), bots: Mutex::default() }
    }

    /// Thinks something over, unless all turns are taken: whoever asks knows better where to ask next.
    pub async fn think(self: Arc<Thinker>, task: Task) -> Thought {
        let Some(turn) = self.turns.try_take() else { return Thought::Busy };
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = self.think_now(&task).unwrap_or(Thought::Unable);
            drop(turn);
            thought
        });
        thinking.await.unwrap_or(Thought::Unable)
    }

    fn think_now(&self, task: &Task) -> Option<Thought> {
        let experts = self.experts(task)?;
        let game = &experts.game;
        let view = task.seen.view()?;
        match &task.wanted {
            Wanted::Plans => Some(Thought::Plans(experts.plans(&view))),
            Wanted::Answer { seat, kind } => {
                let state = task.seen.state()?;
                if state.is_over() || state.owed().who.player() != Some(Seat(*seat)) {
                    return None;
                }
                let mut answers = Answers::new();
                legal(game, &state, &mut answers);
                let key = (task.table.clone(), *seat, kind.clone());
                let question =
                    Question { seat: Seat(*seat), kind: Kind::from_key(kind).ok()?, view, answers };
                let known = lock(&self.bots).remove(&key);
                let (bot, answer) = experts.answer(known, &question);
                remember(&mut lock(&self.bots), key, bot, MAX_BOTS);
                Some(Thought::Answer(answer.line(game)))
            }
        }
    }

    fn experts(&self, task: &Task) -> Option<Arc<Experts>> {
        let key = write(&(&task.options, &task.board));
        if let Some(known) = lock(&self.games).get(&key) {
            return Some(known.clone());
        }
        let game = task.options.setup(task.board.clone()).ok()?.game().ok()?;
        let experts = Arc::new(Experts::new(Arc::new(game)));
        remember(&mut lock(&self.games), key, experts.clone(), MAX_GAMES);
        Some(experts)
    }
}

/// Keeps something, and forgets any other if there are too many.
fn remember<K: std::hash::Hash + Eq + Clone, V>(kept: &mut HashMap<K, V>, key: K, value: V, most: usize) {
    if kept.len() >= most
        && let Some(any) = kept.keys().next().cloned()
    {
        kept.remove(&any);
    }
    kept.insert(key, value);
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked has left a list that is still a list.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
