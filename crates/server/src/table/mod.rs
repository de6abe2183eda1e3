//! A table that is awake: one task that owns the game, takes requests in turn, stores what is said before anybody is
//! told, and lets bots answer.
//!
//! What is in memory changes only after the store has accepted the change; a store that fails leaves the table as it was.

use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use content::blank::HomeTile;
use engine::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::Instant;
use wire::protocol::{ChatLine, Options, Plan, Problem, SeatCard, Seated, Sheet, Summary, ToServer};

use crate::book::{Book, Format};
use crate::clock::now;
use crate::hub::Services;
use crate::limit::Bucket;
use crate::live::Outgoing;
use crate::log;
use crate::store::{Head, StoreError, Stored};

mod bot_pool;
mod bots_turn;
mod commands;
mod guests;
mod hints;
mod permissions;
mod settings;

use bot_pool::BotPool;
use bots_turn::{Ready, Thinking};
use guests::Guest;
use hints::HintRequest;

/// How many messages may wait for a client before it is given up; it will come again and catch up.
pub const MAX_WAITING: usize = 512;

/// What a table is asked.
pub enum TableRequest {
    /// Somebody looks.
    Join {
        /// The secrets the browser has shown.
        secrets: Vec<String>,
        /// Which browser it is, if it says so.
        browser: Option<String>,
        /// Where they are, if that counts.
        address: Option<IpAddr>,
        /// How they want to see the table.
        format: Format,
        /// Where to send what there is to see.
        out: mpsc::Sender<Outgoing>,
        /// Gets the number of the connection, or why there is none.
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    /// Somebody looks no more.
    Leave(u64),
    /// A client has sent a message.
    Message(u64, ToServer),
    /// Somebody has followed a link to a seat.
    Sit {
        /// Its secret.
        secret: String,
        /// The secrets the browser has shown.
        shown: Vec<String>,
        /// Which browser it is, if it says so.
        browser: Option<String>,
        /// Gets the seat, and the secrets the browser shows from now on.
        reply: oneshot::Sender<Result<(Seated, Vec<String>), Problem>>,
    },
    /// The table in brief.
    Summary(oneshot::Sender<Summary>),
    /// The board and its shape.
    Sheet(oneshot::Sender<Sheet>),
    /// The record, if the game is over.
    Record(oneshot::Sender<Result<String, Problem>>),
}

/// A table that is awake.
pub struct Table {
    services: Arc<Services>,
    head: Head,
    book: Book,
    /// The commands carried out, with the version after each.
    commands: HashMap<u64, u64>,
    /// The secrets of links that commands have asked for, which are stored nowhere.
    links: HashMap<u64, (Seat, String)>,
    /// The last lines of chat; earlier ones are only in the store.
    chat: Vec<ChatLine>,
    /// How much each seat may still say: it is the table's, so a new connection brings nothing new.
    chat_budgets: Vec<Bucket>,
    guests: HashMap<u64, Guest>,
    next_guest: u64,
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
    /// Humans for whom a bot plays because they are away.
    away: HashSet<Seat>,
    /// Since when nobody looks.
    alone_since: Option<Instant>,
    /// Whether the game cannot go on under the rules of this program.
    frozen: bool,
    /// Whether what is stored is not what is here: the table ends, and is read again by who asks next.
    outdated: bool,
}

impl Table {
    /// Wakes a table.
    pub fn wake(services: Arc<Services>, stored: Stored) -> Result<Table, String> {
        let Replayed { mut book, frozen } = open(&stored.head, &stored.facts)?;
        if let Some(suppose) = services.config.suppose.filter(|_| services.config.workshop) {
            book.suppose(suppose);
        }
        if let Some(why) = &frozen {
            log::error(&format!("table {} cannot go on: {why}", stored.head.id));
        }
        let n = stored.head.seats.len();
        let at = Instant::now();
        Ok(Table {
            bot_pool: BotPool::new(book.game().clone(), &stored.head.id, services.turns.clone()),
            head: stored.head,
            book,
            commands: stored.commands.into_iter().collect(),
            links: HashMap::new(),
            chat: stored.chat,
            chat_budgets: vec![Bucket::new(services.config.chat, std::time::Instant::now()); n],
            guests: HashMap::new(),
            next_guest: 0,
            bots: (0..n).map(|_| None).collect(),
            thinking: None,
            ready: None,
            hints: HashMap::new(),
            hinting: JoinSet::new(),
            owed_since: at,
            last_seen: vec![at; n],
            away: HashSet::new(),
            alone_since: Some(at),
            frozen: frozen.is_some(),
            outdated: false,
            services,
        })
    }

    /// Runs until nobody has looked for a while.
    pub async fn run(mut self, mut requests: mpsc::Receiver<TableRequest>) {
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
                    Some(request) => self.handle(request).await,
                    None => return,
                },
                thought = thought => self.bot_thought(thought.ok()),
                Some(hint) = self.hinting.join_next() => {
                    // One that was cancelled ends too.
                    if let Ok((seat, version, plans)) = hint {
                        self.hint_ready(seat, version, plans);
                    }
                }
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
        [sleep, ready, patience].into_iter().flatten().min().unwrap_or(at + Duration::from_hours(1))
    }

    /// Something's time has come.
    async fn tick(&mut self) {
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

    async fn handle(&mut self, request: TableRequest) {
        match request {
            TableRequest::Join { secrets, browser, address, format, out, reply } => {
                self.join(&secrets, browser.as_deref(), address, format, out, reply).await;
            }
            TableRequest::Leave(guest) => self.leave(guest),
            TableRequest::Message(guest, message) => self.message(guest, message).await,
            TableRequest::Sit { secret, shown, browser, reply } => {
                let _ = reply.send(self.sit(&secret, &shown, browser.as_deref()).await);
            }
            TableRequest::Summary(reply) => {
                let _ = reply.send(self.summary(&self.head, &self.book));
            }
            TableRequest::Sheet(reply) => {
                let _ = reply.send(self.head.sheet.clone());
            }
            TableRequest::Record(reply) => {
                let record = if self.book.history().state.is_over() {
                    self.book.record().map_err(|_| Problem::new("problem-server"))
                } else {
                    Err(Problem::new("problem-not-over"))
                };
                let _ = reply.send(record);
            }
        }
    }

    /// What is told when the store fails. After a conflict nothing here is known to be true any more.
    fn store_failed(&mut self, error: &StoreError) -> Problem {
        log::error(&format!("table {}: {error:?}", self.head.id));
        self.outdated |= matches!(error, StoreError::Conflict | StoreError::NotFound);
        Problem::new("problem-server")
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

/// What is played, as pages are told: they read no TOML.
fn told(options: &Options) -> Options {
    let tiles = options.tiles.iter().map(|text| HomeTile::to_json(text)).collect();
    Options { tiles, ..options.clone() }
}
