//! When a bot answers: for seats of bots, for those a bot stands in for, and for who is away where the policy says so.

use std::time::Duration;

use bots::roster::Kind;
use bots::{Bot, counted};
use engine::{Actor, Answer, Answers, Seat, legal};
use tokio::task::JoinHandle;
use tokio::time::Instant;
use wire::history::Fact;
use wire::protocol::Policy;

use super::Table;
use super::bot_pool::Question;
use crate::store::Head;

/// After how long an answer that could not be stored is tried again.
const RETRY: Duration = Duration::from_millis(200);

/// A bot at work.
pub struct Thinking {
    seat: Seat,
    version: u64,
    pub task: JoinHandle<(Option<Box<dyn Bot>>, Answer)>,
}

/// An answer that waits for its time.
pub struct Ready {
    seat: Seat,
    version: u64,
    answer: Answer,
    pub at: Instant,
}

impl Table {
    /// When the bot takes over for whoever is asked and away.
    pub fn patience_ends(&self) -> Option<Instant> {
        let seat = self.book.owes()?;
        match self.head.policy {
            Policy::Bot { after, .. } if self.waits_for(seat) => {
                let since = self.owed_since.max(self.last_seen[usize::from(seat.0)]);
                Some(since + Duration::from_secs(u64::from(after)))
            }
            _ => None,
        }
    }

    /// Whether a human is asked who is not here, and nobody plays for them.
    fn waits_for(&self, seat: Seat) -> bool {
        self.bot_for(&self.head, seat).is_none() && !self.online(seat)
    }

    /// The bot that answers for a seat under a head.
    pub fn bot_for(&self, head: &Head, seat: Seat) -> Option<Kind> {
        let chair = head.chair(seat)?;
        let away = || match &head.policy {
            Policy::Bot { level, .. } if self.away.contains(&seat) => Some(level.as_str()),
            _ => None,
        };
        let level = chair.bot.as_deref().or(chair.deputy.as_deref()).or_else(away)?;
        Some(Kind::from_key(level).unwrap_or(Kind::Greedy))
    }

    /// Lets the bot think whose turn it is.
    pub fn ask_bot(&mut self) {
        let version = self.book.version();
        if self.ready.as_ref().is_some_and(|ready| ready.version != version) {
            self.ready = None;
        }
        // A bot that still waits for its turn to think gives it up; one that thinks ends by itself.
        if let Some(outdated) = self.thinking.take_if(|thinking| thinking.version != version) {
            outdated.task.abort();
        }
        // Who comes to an empty table finds it as it was left.
        if self.frozen || self.thinking.is_some() || self.ready.is_some() || self.guests.is_empty() {
            return;
        }
        let Some(seat) = self.book.owes() else { return };
        let Some(kind) = self.bot_for(&self.head, seat) else { return };
        let mut answers = Answers::new();
        let state = &self.book.history().state;
        legal(self.book.game(), state, &mut answers);
        let view =
            if kind.counts() { counted(self.book.game(), state, seat) } else { self.book.view(Some(seat)) };
        let question = Question { seat, kind, view, answers };
        let bot = self.bots[usize::from(seat.0)].take();
        let answering = Box::pin(self.bot_pool.clone().answer(bot, question));
        let services = self.services.clone();
        let task = tokio::spawn(async move {
            let begun = std::time::Instant::now();
            let answered = answering.await;
            services.metrics.thought(begun.elapsed());
            answered
        });
        self.thinking = Some(Thinking { seat, version, task });
    }

    /// A bot has thought.
    pub fn bot_thought(&mut self, thought: Option<(Option<Box<dyn Bot>>, Answer)>) {
        let Some(Thinking { seat, version, .. }) = self.thinking.take() else { return };
        // A task that broke is asked again.
        let Some((bot, answer)) = thought else { return };
        self.bots[usize::from(seat.0)] = bot;
        let at = self.owed_since + Duration::from_millis(u64::from(self.head.pace));
        self.ready = Some(Ready { seat, version, answer, at });
    }

    /// The time of a bot's answer has come.
    pub async fn bot_answers(&mut self, ready: Ready) {
        if self.bot_for(&self.head, ready.seat).is_none() || ready.version != self.book.version() {
            return;
        }
        let fact = Fact::Answer(Actor::seat(ready.seat), ready.answer);
        // A listed answer is accepted by the promise of the engine; a store that fails is asked again later.
        match self.store(&[fact], None).await {
            Ok(change) => self.tell_change(&change),
            Err(_) => self.ready = Some(Ready { at: Instant::now() + RETRY, ..ready }),
        }
    }
}
