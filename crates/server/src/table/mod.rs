//! A table that is awake: one task that owns the game, takes requests in turn, stores what is said before anybody is
//! told, and lets bots answer.
//!
//! What is in memory changes only after the store has accepted the change; a store that fails leaves the table as it was.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use engine::Seat;
use host::boards::for_pages;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;
use wire::protocol::{ChatLine, Options, Plan, Problem, SeatCard, SeatLink, Summary};

use crate::carrier::{Call, GuestId, Reply, TableRequest};
use crate::clock::now;
use crate::limit::Bucket;
use crate::log;
use crate::services::Services;
use crate::store::{Clocks, Command, Head, StoreError, Stored};
use crate::viewers::Viewers;
use wire::book::Book;

mod bot_pool;
mod bots_turn;
mod commands;
mod guests;
mod hints;
mod permissions;
mod rematch;
mod settings;

use bot_pool::BotPool;
use bots_turn::{Ready, Thinking};
use guests::Guest;
use hints::HintRequest;

/// For how long those at another node are believed to be there when the node says nothing.
const REMOTE_LIMIT: Duration = Duration::from_secs(10);

/// A table that is awake.
pub struct Table {
    services: Arc<Services>,
    /// What every change must carry.
    epoch: u64,
    head: Head,
    /// What is played, as pages are told.
    options: Options,
    book: Book,
    /// The commands carried out, by their numbers.
    commands: HashMap<u64, Command>,
    /// The secrets of links that commands have asked for, which are stored nowhere.
    links: HashMap<u64, (Seat, String)>,
    /// The last lines of chat; earlier ones are only in the store.
    chat: Vec<ChatLine>,
    /// How much each seat may still say: it is the table's, so a new connection brings nothing new.
    chat_budgets: Vec<Bucket>,
    /// How often each seat may still change how the table is run.
    settings_budgets: Vec<Bucket>,
    guests: HashMap<GuestId, Guest>,
    /// How many have come so far.
    n_joined: u64,
    /// Those of them whose sockets are at this node.
    viewers: Arc<Viewers>,
    bot_pool: BotPool,
    bots: Vec<Option<Box<dyn Bot>>>,
    thinking: Option<Thinking>,
    ready: Option<Ready>,
    /// Who has asked for hints, by the seat they are for.
    hints: HashMap<Seat, HintRequest>,
    /// The hints being thought over: one a seat, until it is done.
    hinting: JoinSet<(Seat, u64, Vec<Plan>)>,
    /// Since when the present answer is owed.
    owed_since: Instant,
    /// When somebody last looked through the eyes of each seat.
    last_seen: Vec<Instant>,
    /// Who has invited to another table, with the links to its seats. It is stored nowhere.
    rematch: Option<(Seat, Vec<SeatLink>)>,
    /// Humans for whom a bot plays because they are away.
    away: HashSet<Seat>,
    /// Who was here and who was away when that was last kept.
    kept_clocks: Option<(Vec<bool>, HashSet<Seat>)>,
    /// Since when nobody looks.
    alone_since: Option<Instant>,
    /// Whether the game cannot go on under the rules of this program.
    frozen: bool,
    /// Whether what is stored is not what is here: the table ends, and is read again by who asks next.
    outdated: bool,
}

impl Table {
    /// Wakes a table.
    pub fn wake(services: Arc<Services>, stored: Stored, epoch: u64) -> Result<Table, String> {
        let Replayed { mut book, frozen } = open(&stored.head, &stored.facts)?;
        if let Some(suppose) = services.config.suppose.filter(|_| services.config.workshop) {
            book.suppose(suppose);
        }
        if let Some(why) = &frozen {
            log::error(&format!("table {} cannot go on: {why}", stored.head.id));
        }
        let n = stored.head.seats.len();
        let at = Instant::now();
        let before = |millis: u64| at.checked_sub(Duration::from_millis(millis)).unwrap_or(at);
        let clocks = stored.clocks.unwrap_or_default();
        let absent = |seat: usize| clocks.absent.get(seat).copied().flatten().unwrap_or(0);
        let viewers = services.gateway.at(&stored.head.id);
        Ok(Table {
            epoch,
            bot_pool: BotPool::new(services.clone(), &stored.head, book.game().clone()),
            options: for_pages(&stored.head.options),
            head: stored.head,
            book,
            commands: stored.commands.into_iter().map(|command| (command.id.number, command)).collect(),
            links: HashMap::new(),
            chat: stored.chat,
            chat_budgets: vec![Bucket::new(services.config.chat, std::time::Instant::now()); n],
            settings_budgets: vec![Bucket::new(services.config.settings, std::time::Instant::now()); n],
            guests: HashMap::new(),
            n_joined: 0,
            viewers,
            bots: (0..n).map(|_| None).collect(),
            thinking: None,
            ready: None,
            hints: HashMap::new(),
            hinting: JoinSet::new(),
            owed_since: before(clocks.owed),
            last_seen: (0..n).map(|seat| before(absent(seat))).collect(),
            away: clocks.away.iter().map(|&seat| Seat(seat)).collect(),
            kept_clocks: None,
            rematch: None,
            alone_since: Some(at),
            frozen: frozen.is_some(),
            outdated: false,
            services,
        })
    }

    /// Runs until nobody has looked for a while, or until the node gives its tables up.
    pub async fn run(mut self, mut requests: mpsc::Receiver<TableRequest>, mut lost: watch::Receiver<()>) {
        let mut losses = self.services.carrier.losses();
        while !self.outdated {
            self.ask_bot();
            let deadline = self.deadline();
            let thought = async {
                match &mut self.thinking {
                    Some(thinking) => (&mut thinking.task).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                request = requests.recv() => match request {
                    // Nothing is answered if somebody else may speak for the table by now.
                    Some(_) if !self.services.lease.is_held() || lost.has_changed().unwrap_or(true) => {
                        self.outdated = true;
                    }
                    Some(TableRequest { call, reply }) => {
                        let _ = reply.send(self.handle(call).await);
                    }
                    None => return,
                },
                thought = thought => self.bot_thought(thought.ok()),
                Some(hint) = self.hinting.join_next() => {
                    // One that was cancelled ends too.
                    if let Ok((seat, version, plans)) = hint {
                        self.hint_ready(seat, version, plans);
                    }
                }
                _ = lost.changed() => self.outdated = true,
                // Whatever was on its way to other nodes may be lost: whoever is there comes anew.
                Ok(()) = losses.changed() => self.forget_remote(Duration::ZERO),
                () = tokio::time::sleep_until(deadline) => {
                    if self.asleep() {
                        break;
                    }
                    self.tick().await;
                }
            }
        }
        // A bot that waits for its turn to think gives it up; hints do so by themselves.
        if let Some(thinking) = self.thinking {
            thinking.task.abort();
        }
        // Who asked in the meantime gets no reply, and wakes the table again.
        requests.close();
        let epoch = self.epoch;
        self.viewers.close(|_, viewer| viewer.epoch == epoch);
        if !self.outdated
            && let Err(error) = self.services.store.release(&self.head.id, self.epoch).await
        {
            // It is free when the lease ends.
            log::error(&format!("table {} was not given back: {error}", self.head.id));
        }
    }

    fn asleep(&self) -> bool {
        self.alone_since.is_some_and(|since| since.elapsed() >= self.services.config.idle)
    }

    /// When something happens by itself next.
    fn deadline(&self) -> Instant {
        let at = Instant::now();
        let sleep = self.alone_since.map(|since| since + self.services.config.idle);
        let ready = self.ready.as_ref().map(|ready| ready.at);
        let patience = self.patience_ends();
        [sleep, ready, patience, self.remote_silent_at()]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(at + Duration::from_hours(1))
    }

    /// Something's time has come.
    async fn tick(&mut self) {
        self.forget_remote(REMOTE_LIMIT);
        if let Some(ready) = self.ready.take_if(|ready| ready.at <= Instant::now()) {
            self.bot_answers(ready).await;
            return;
        }
        if self.patience_ends().is_some_and(|at| at <= Instant::now())
            && let Some(seat) = self.book.owes()
        {
            self.away.insert(seat);
            self.tell_presence();
        }
    }

    /// Does what is asked.
    async fn handle(&mut self, call: Call) -> Reply {
        match call {
            Call::Join(join) => self.join(join).await,
            Call::Resync(guest) => self.resync(guest),
            Call::Leave(guest) => {
                self.leave(guest);
                Reply::Done
            }
            Call::Message(guest, message) => self.message(guest, message).await,
            Call::Sit(sit) => self.sit(sit).await.unwrap_or_else(Reply::Refused),
            Call::Here { node, guests } => self.still_here(&node, &guests),
            Call::Summary => Reply::Summary(self.summary(&self.head, &self.book)),
            Call::Sheet => Reply::Sheet(self.head.sheet.clone()),
            Call::Record if self.book.history().state.is_over() => match self.book.record(self.head.begun) {
                Ok(record) => Reply::Record(record),
                Err(_) => Reply::Refused(Problem::new("problem-server")),
            },
            Call::Record => Reply::Refused(Problem::new("problem-not-over")),
        }
    }

    /// Whether nobody else has taken the table, where that can be: a refusal must be as true as an acknowledgement.
    fn is_still_own(&self) -> impl Future<Output = Result<bool, StoreError>> + Send + 'static {
        let (services, id, epoch) = (self.services.clone(), self.head.id.clone(), self.epoch);
        async move { Ok(!services.store.is_shared() || services.store.holds(&id, epoch).await?) }
    }

    /// What is told when the store fails. After a conflict nothing here is known to be true any more.
    fn store_failed(&mut self, error: &StoreError) -> Problem {
        log::error(&format!("table {}: {error}", self.head.id));
        self.outdated |= matches!(error, StoreError::Conflict | StoreError::NotFound | StoreError::Fenced);
        Problem::new("problem-server")
    }

    /// Keeps who is here and for how long others are away, if that has changed, for the node that has the table next.
    fn keep_clocks(&mut self) {
        if !self.services.store.is_shared() {
            return;
        }
        let here: Vec<bool> = self.head.each().map(|(seat, _)| self.online(seat)).collect();
        let now = (here, self.away.clone());
        if self.kept_clocks.as_ref() == Some(&now) {
            return;
        }
        let absent = self
            .head
            .each()
            .map(|(seat, _)| (!self.online(seat)).then(|| self.absent(seat).as_millis() as u64));
        let mut away: Vec<u8> = self.away.iter().map(|seat| seat.0).collect();
        away.sort_unstable();
        let clocks = Clocks { absent: absent.collect(), away, owed: 0 };
        self.kept_clocks = Some(now);
        let summary = self.summary(&self.head, &self.book);
        let (services, id, epoch) = (self.services.clone(), self.head.id.clone(), self.epoch);
        // Nobody waits for it: what is lost with the node is how long somebody was away.
        tokio::spawn(async move {
            if let Err(error) = services.store.keep_clocks(&id, epoch, &clocks, &summary).await {
                log::error(&format!("table {id}: {error}"));
            }
        });
    }

    fn summary(&self, head: &Head, book: &Book) -> Summary {
        brief(head, book, self.cards(head), self.watchers())
    }
}

/// A table as it was stored.
pub struct Replayed {
    /// Its game.
    pub book: Book,
    /// Why it cannot go on, if it cannot: it began under rules that are not in this program, or a fact of it is not legal
    /// under them. The game is then as it was before the first fact that is not legal.
    pub frozen: Option<String>,
}

/// Reads a table with what was said at it.
pub fn open(head: &Head, facts: &[String]) -> Result<Replayed, String> {
    let setup = head.options.setup(head.sheet.board.clone()).map_err(|problem| problem.key)?;
    let seed = wire::nature::Seed::from_hex(&head.seed).ok_or("the seed cannot be read")?;
    let mut book = Book::new(setup, seed)?;
    let illegal = book.replay(facts).err();
    let other_rules = (head.rules != wire::RULES).then(|| "they are not in this program".to_owned());
    let frozen =
        illegal.or(other_rules).map(|why| format!("rules {}, now {}: {why}", head.rules, wire::RULES));
    Ok(Replayed { book, frozen })
}

/// A table in brief.
pub fn brief(head: &Head, book: &Book, seats: Vec<SeatCard>, watchers: u32) -> Summary {
    let state = &book.history().state;
    Summary {
        id: head.id.clone(),
        title: head.title.clone(),
        set: head.options.set.clone(),
        board: head.sheet.board.key.clone(),
        round: state.table().round().min(book.game().rounds()),
        rounds: book.game().rounds(),
        over: state.is_over(),
        owes: book.owes().map(Seat::letter),
        seats,
        watchers,
        at: now(),
    }
}
