//! A table that is awake: one task that owns the game, hears everybody in turn, stores what is said before it is told,
//! and lets bots answer.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use bots::roster::Kind;
use content::blank::HomeTile;
use engine::{Actor, Answer, Answers, Seat, legal};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::Instant;
use wire::history::Fact;
use wire::protocol::{
    ChatLine, Options, Plan, Policy, Presence, Problem, SeatCard, SeatKind, SeatLink, Sheet, Summary,
    TableCard, ToClient, ToServer, Turning, Update, Welcome,
};

use crate::book::{self, Book, Change};
use crate::clock::now;
use crate::hub::Shop;
use crate::live::Outgoing;
use crate::store::{Batch, Chair, Head, Stored, Unstored};
use crate::{manners, secret};

mod bot;

use bot::{Club, Question};

/// How many connections a table bears.
const MAX_GUESTS: usize = 200;
/// How many answers one command may hold.
const MAX_LINES: usize = 100;
/// How many messages may wait for a client before it is given up; it will come again and catch up.
pub const MAX_WAITING: usize = 512;

/// What a table hears.
pub enum Letter {
    /// Somebody looks.
    Join {
        /// The secrets the browser has shown.
        secrets: Vec<String>,
        /// Where to send what there is to see.
        out: mpsc::Sender<Outgoing>,
        /// Gets the number of the connection, unless the table is full.
        reply: oneshot::Sender<Option<u64>>,
    },
    /// Somebody looks no more.
    Leave(u64),
    /// A client says something.
    Say(u64, ToServer),
    /// Whether a secret opens a seat here.
    Opens {
        /// The secret.
        secret: String,
        /// Gets the answer.
        reply: oneshot::Sender<bool>,
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
    shop: Arc<Shop>,
    head: Head,
    book: Book,
    commands: HashMap<u64, u64>,
    chat: Vec<ChatLine>,
    chatted: HashSet<u64>,
    guests: HashMap<u64, Guest>,
    next_guest: u64,
    club: Club,
    bots: Vec<Option<Box<dyn Bot>>>,
    thinking: Option<Thinking>,
    ready: Option<Ready>,
    /// Who has asked for hints, by the seat they are for.
    hints: HashMap<Seat, Wish>,
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
    /// Whether the table must be read again before anything more is said.
    lost: bool,
}

/// Somebody who looks.
struct Guest {
    seats: Vec<Seat>,
    viewer: Option<Seat>,
    out: mpsc::Sender<Outgoing>,
}

/// A bot at work.
struct Thinking {
    seat: Seat,
    version: u64,
    task: JoinHandle<(Option<Box<dyn Bot>>, Answer)>,
}

/// A hint somebody waits for.
#[derive(Default)]
struct Wish {
    /// The version it is for.
    version: u64,
    /// Who waits.
    guests: HashSet<u64>,
    /// Whether one for this seat is being thought over, be it for an older version.
    busy: bool,
}

/// An answer that waits for its time.
struct Ready {
    seat: Seat,
    version: u64,
    answer: Answer,
    at: Instant,
}

impl Table {
    /// Wakes a table.
    pub fn wake(shop: Arc<Shop>, stored: Stored) -> Result<Table, String> {
        let book = open(&stored.head, &stored.facts)?;
        let n = stored.head.seats.len();
        let at = Instant::now();
        Ok(Table {
            club: Club::new(book.game().clone(), shop.thinkers.clone()),
            shop,
            head: stored.head,
            book,
            commands: stored.commands.into_iter().collect(),
            chatted: stored.chat.iter().map(|&(command, _)| command).collect(),
            chat: stored.chat.into_iter().map(|(_, line)| line).collect(),
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
            lost: false,
        })
    }

    /// Lives until nobody has looked for a while.
    pub async fn live(mut self, mut letters: mpsc::Receiver<Letter>) {
        while !self.lost {
            self.ask_bot();
            let deadline = self.deadline();
            let thought = async {
                match &mut self.thinking {
                    Some(thinking) => (&mut thinking.task).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                letter = letters.recv() => match letter {
                    Some(letter) => self.hear(letter).await,
                    None => return,
                },
                thought = thought => self.thought(thought.ok()),
                Some(Ok((seat, version, plans))) = self.hinting.join_next() => self.hinted(seat, version, plans),
                () = tokio::time::sleep_until(deadline) => {
                    if self.asleep() {
                        break;
                    }
                    self.tick().await;
                }
            }
        }
        // Who wrote in the meantime gets no reply, and wakes the table again.
        letters.close();
    }

    fn asleep(&self) -> bool {
        self.alone_since.is_some_and(|since| since.elapsed() >= self.shop.config.idle)
    }

    /// When something happens by itself next.
    fn deadline(&self) -> Instant {
        let at = Instant::now();
        let sleep = self.alone_since.map(|since| since + self.shop.config.idle);
        let ready = self.ready.as_ref().map(|ready| ready.at);
        let patience = self.patience_ends();
        [sleep, ready, patience].into_iter().flatten().min().unwrap_or(at + Duration::from_hours(1))
    }

    /// When the bot takes over for whoever is asked and away.
    fn patience_ends(&self) -> Option<Instant> {
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
        self.player(seat).is_none() && !self.online(seat)
    }

    fn online(&self, seat: Seat) -> bool {
        self.guests.values().any(|guest| guest.seats.contains(&seat))
    }

    fn absent(&self, seat: Seat) -> Duration {
        if self.online(seat) { Duration::ZERO } else { self.last_seen[usize::from(seat.0)].elapsed() }
    }

    /// The level of the bot that answers for a seat.
    fn player(&self, seat: Seat) -> Option<Kind> {
        let chair = self.head.chair(seat)?;
        let away = || match &self.head.policy {
            Policy::Bot { level, .. } if self.away.contains(&seat) => Some(level.as_str()),
            _ => None,
        };
        let level = chair.bot.as_deref().or(chair.deputy.as_deref()).or_else(away)?;
        Some(Kind::from_key(level).unwrap_or(Kind::Greedy))
    }

    /// Lets the bot think whose turn it is.
    fn ask_bot(&mut self) {
        let version = self.book.version();
        if self.ready.as_ref().is_some_and(|ready| ready.version != version) {
            self.ready = None;
        }
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version != version) {
            self.thinking = None;
        }
        // Who comes to an empty table finds it as it was left.
        if self.thinking.is_some() || self.ready.is_some() || self.guests.is_empty() {
            return;
        }
        let Some(seat) = self.book.owes() else { return };
        let Some(kind) = self.player(seat) else { return };
        let mut answers = Answers::new();
        legal(self.book.game(), &self.book.history().state, &mut answers);
        let question = Question { seat, kind, view: self.book.view(Some(seat)), answers };
        let bot = self.bots[usize::from(seat.0)].take();
        let task = tokio::spawn(self.club.clone().answer(bot, question));
        self.thinking = Some(Thinking { seat, version, task });
    }

    /// A bot has thought.
    fn thought(&mut self, thought: Option<(Option<Box<dyn Bot>>, Answer)>) {
        let Some(Thinking { seat, version, .. }) = self.thinking.take() else { return };
        // A task that broke is asked again.
        let Some((bot, answer)) = thought else { return };
        self.bots[usize::from(seat.0)] = bot;
        let at = self.owed_since + Duration::from_millis(u64::from(self.head.pace));
        self.ready = Some(Ready { seat, version, answer, at });
    }

    /// Something's time has come.
    async fn tick(&mut self) {
        if let Some(ready) = self.ready.take_if(|ready| ready.at <= Instant::now()) {
            if self.player(ready.seat).is_some() && ready.version == self.book.version() {
                let fact = Fact::Answer(Actor::seat(ready.seat), ready.answer);
                // A listed answer is accepted by the promise of the engine; a store that fails is asked again later.
                if self.say(&[fact], None).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
            }
            return;
        }
        if self.patience_ends().is_some_and(|at| at <= Instant::now())
            && let Some(seat) = self.book.owes()
        {
            self.away.insert(seat);
            self.tell_presence();
        }
    }

    async fn hear(&mut self, letter: Letter) {
        match letter {
            Letter::Join { secrets, out, reply } => self.join(&secrets, out, reply).await,
            Letter::Leave(guest) => self.leave(guest),
            Letter::Say(guest, message) => self.said(guest, message).await,
            Letter::Opens { secret, reply } => {
                let _ = reply.send(!self.head.opened(&[secret]).is_empty());
            }
            Letter::Summary(reply) => {
                let _ = reply.send(self.summary(&self.book));
            }
            Letter::Sheet(reply) => {
                let _ = reply.send(self.head.sheet.clone());
            }
            Letter::Record(reply) => {
                let record = if self.book.history().state.is_over() {
                    self.book.record().map_err(|_| Problem::new("problem-server"))
                } else {
                    Err(Problem::new("problem-not-over"))
                };
                let _ = reply.send(record);
            }
        }
    }

    async fn join(
        &mut self,
        secrets: &[String],
        out: mpsc::Sender<Outgoing>,
        reply: oneshot::Sender<Option<u64>>,
    ) {
        if self.guests.len() >= MAX_GUESTS {
            let _ = reply.send(None);
            return;
        }
        let number = self.next_guest;
        if reply.send(Some(number)).is_err() {
            return;
        }
        self.next_guest += 1;
        let seats = self.head.opened(secrets);
        let viewer = self.book.owes().filter(|seat| seats.contains(seat)).or(seats.first().copied());
        let mut fresh = false;
        for &seat in &seats {
            self.away.remove(&seat);
            let chair = &mut self.head.seats[usize::from(seat.0)];
            fresh |= !chair.taken;
            chair.taken = true;
        }
        self.guests.insert(number, Guest { seats, viewer, out });
        self.alone_since = None;
        if fresh {
            // Whether somebody has come before is a courtesy, not a fact of the game.
            let _ = self.keep_head().await;
        }
        self.welcome(number);
        self.tell_presence();
    }

    fn leave(&mut self, number: u64) {
        let Some(guest) = self.guests.remove(&number) else { return };
        let at = Instant::now();
        for seat in guest.seats {
            self.last_seen[usize::from(seat.0)] = at;
        }
        if self.guests.is_empty() {
            self.alone_since = Some(at);
        }
        self.tell_presence();
    }

    /// What a client says.
    async fn said(&mut self, guest: u64, message: ToServer) {
        if !self.guests.contains_key(&guest) {
            return;
        }
        match (message.id(), message) {
            (_, ToServer::Ping { n }) => self.tell(guest, &ToClient::Pong { n }),
            (_, ToServer::Look { seat }) => self.look(guest, seat),
            (_, ToServer::Hint { version, seat }) => {
                if let Err(problem) = self.wish(guest, version, seat) {
                    self.tell(guest, &ToClient::Trouble(problem));
                }
            }
            (Some(id), message) => {
                if let Err(problem) = self.command(guest, id, message).await {
                    let version = self.book.version();
                    self.tell(guest, &ToClient::Refused { id, version, problem });
                }
            }
            (None, _) => {}
        }
    }

    async fn command(&mut self, guest: u64, id: u64, message: ToServer) -> Result<(), Problem> {
        if let Some(&version) = self.commands.get(&id) {
            self.tell(guest, &ToClient::Ack { id, version });
            return Ok(());
        }
        match message {
            ToServer::Answer { version, seat, lines, .. } => {
                self.owns(guest, seat)?;
                self.is_current(version)?;
                if lines.is_empty() || lines.len() > MAX_LINES {
                    return Err(Problem::new("problem-message"));
                }
                let facts = book::answers(self.book.game(), seat, &lines)
                    .map_err(|line| Problem::new("problem-line").with("line", line))?;
                self.play(guest, id, &facts).await
            }
            ToServer::Undo(turning) => self.turn(guest, turning, Fact::Undo).await,
            ToServer::Redo(turning) => self.turn(guest, turning, Fact::Redo).await,
            ToServer::Restart(turning) => self.turn(guest, turning, Fact::Restart).await,
            ToServer::Chat { seat, text, .. } => self.say_aloud(guest, id, seat, &text).await,
            ToServer::Policy { policy, .. } => {
                self.owns(guest, Seat(self.head.host)).map_err(|_| Problem::new("problem-host-only"))?;
                self.head.policy = manners::policy(policy)?;
                self.away.clear();
                self.amended(guest, id).await
            }
            ToServer::Pace { millis, .. } => {
                self.owns(guest, Seat(self.head.host)).map_err(|_| Problem::new("problem-host-only"))?;
                self.head.pace = manners::pace(millis);
                self.amended(guest, id).await
            }
            ToServer::StandIn { seat, bot, .. } => {
                self.may_replace(guest, seat)?;
                let bot = bot.map(|level| manners::level(&level)).transpose()?;
                self.head.seats[usize::from(seat.0)].deputy = bot;
                self.amended(guest, id).await
            }
            ToServer::HandOn { seat, .. } => {
                self.may_replace(guest, seat)?;
                self.hand_on(guest, id, seat).await
            }
            ToServer::Rename { seat, name, .. } => {
                self.owns(guest, seat)?;
                self.head.seats[usize::from(seat.0)].name = manners::name(&name)?;
                self.amended(guest, id).await
            }
            ToServer::Look { .. } | ToServer::Hint { .. } | ToServer::Ping { .. } => Ok(()),
        }
    }

    /// Somebody wants a hint.
    fn wish(&mut self, guest: u64, version: u64, seat: Seat) -> Result<(), Problem> {
        self.owns(guest, seat)?;
        self.is_current(version)?;
        if self.book.owes() != Some(seat) {
            return Err(Problem::new("problem-hint"));
        }
        let wish = self.hints.entry(seat).or_default();
        if wish.version != version {
            wish.guests.clear();
        }
        wish.version = version;
        wish.guests.insert(guest);
        if !std::mem::replace(&mut wish.busy, true) {
            self.think_of_hint(seat, version);
        }
        Ok(())
    }

    fn think_of_hint(&mut self, seat: Seat, version: u64) {
        let thinking = self.club.clone().hint(self.book.view(Some(seat)));
        self.hinting.spawn(async move { (seat, version, thinking.await) });
    }

    /// A hint is thought over. If the table has gone on, so has whoever asked; another may have been asked for since.
    fn hinted(&mut self, seat: Seat, version: u64, plans: Vec<Plan>) {
        let Some(wish) = self.hints.remove(&seat) else { return };
        let now = self.book.version();
        if wish.version == version && version == now {
            let hint = ToClient::Hint { version, plans };
            for guest in wish.guests {
                // The seat may have been handed on meanwhile.
                if self.owns(guest, seat).is_ok() {
                    self.tell(guest, &hint);
                }
            }
        } else if wish.version == now {
            self.hints.insert(seat, wish);
            self.think_of_hint(seat, now);
        }
    }

    /// Whether the browser has the seat.
    fn owns(&self, guest: u64, seat: Seat) -> Result<(), Problem> {
        let owned = self.guests.get(&guest).is_some_and(|guest| guest.seats.contains(&seat));
        if owned { Ok(()) } else { Err(Problem::new("problem-not-your-seat")) }
    }

    fn is_current(&self, version: u64) -> Result<(), Problem> {
        if version == self.book.version() { Ok(()) } else { Err(Problem::new("problem-stale")) }
    }

    /// Whether somebody may decide who plays a human's seat: whoever has it, and else as the policy says.
    fn may_replace(&self, guest: u64, seat: Seat) -> Result<(), Problem> {
        let refused = || Problem::new("problem-policy");
        let chair = self.head.chair(seat).filter(|chair| chair.bot.is_none()).ok_or_else(refused)?;
        if self.owns(guest, seat).is_ok() {
            return Ok(());
        }
        let seated = self.guests.get(&guest).is_some_and(|guest| !guest.seats.is_empty());
        // The host may send the link of a seat nobody has taken again.
        let invites = !chair.taken && self.owns(guest, Seat(self.head.host)).is_ok();
        let patient = |after: u32| self.absent(seat) >= Duration::from_secs(u64::from(after));
        let allowed = match self.head.policy {
            Policy::Wait => false,
            Policy::Bot { after, .. } | Policy::HandOn { after } => seated && patient(after),
        };
        if allowed || invites { Ok(()) } else { Err(refused()) }
    }

    async fn turn(
        &mut self,
        guest: u64,
        turning: Turning,
        fact: impl FnOnce(Seat) -> Fact,
    ) -> Result<(), Problem> {
        self.owns(guest, turning.seat)?;
        self.is_current(turning.version)?;
        self.play(guest, turning.id, &[fact(turning.seat)]).await
    }

    /// Carries out a command that says something.
    async fn play(&mut self, guest: u64, id: u64, facts: &[Fact]) -> Result<(), Problem> {
        let change = self.store(facts, Some(id)).await?;
        let version = self.book.version();
        self.commands.insert(id, version);
        self.tell(guest, &ToClient::Ack { id, version });
        self.tell_change(&change);
        Ok(())
    }

    /// Says something for a bot.
    async fn say(&mut self, facts: &[Fact], command: Option<u64>) -> Result<(), Problem> {
        let change = self.store(facts, command).await?;
        self.tell_change(&change);
        Ok(())
    }

    /// Stores what is said, and what chance answers to it, before anybody hears of it.
    async fn store(&mut self, facts: &[Fact], command: Option<u64>) -> Result<Change, Problem> {
        let draft = self.book.draft(facts).map_err(|refusal| Problem::refusal(self.book.game(), &refusal))?;
        let lines = draft.lines();
        let batch = Batch { version: self.book.version(), facts: &lines, command };
        let summary = self.summary(draft.book());
        let stored = self.shop.store.append(&self.head.id, batch, &summary).await;
        stored.map_err(|unstored| self.unstored(&unstored))?;
        self.owed_since = Instant::now();
        Ok(self.book.accept(draft))
    }

    /// What is told when the store fails. Who was overtaken knows nothing any more, and begins again.
    fn unstored(&mut self, unstored: &Unstored) -> Problem {
        eprintln!("elbowroom-server: table {}: {unstored:?}", self.head.id);
        self.lost |= matches!(unstored, Unstored::Overtaken | Unstored::Unknown);
        Problem::new("problem-server")
    }

    async fn keep_head(&mut self) -> Result<(), Problem> {
        let summary = self.summary(&self.book);
        let stored = self.shop.store.amend(&self.head, &summary).await;
        stored.map_err(|unstored| self.unstored(&unstored))
    }

    /// Keeps a changed head and tells everybody.
    async fn amended(&mut self, guest: u64, id: u64) -> Result<(), Problem> {
        self.keep_head().await?;
        self.tell(guest, &ToClient::Ack { id, version: self.book.version() });
        self.tell_presence();
        Ok(())
    }

    async fn say_aloud(&mut self, guest: u64, id: u64, seat: Seat, text: &str) -> Result<(), Problem> {
        self.owns(guest, seat)?;
        if !self.chatted.contains(&id) {
            let text = manners::chat(text)?;
            let line = ChatLine { n: self.chat.len() as u64, seat, text, at: now() };
            let stored = self.shop.store.chat(&self.head.id, &line, id).await;
            stored.map_err(|unstored| self.unstored(&unstored))?;
            self.chatted.insert(id);
            self.tell_all(&ToClient::Chat(line.clone()));
            self.chat.push(line);
        }
        self.tell(guest, &ToClient::Ack { id, version: self.book.version() });
        Ok(())
    }

    /// Makes a new link to a seat. Whoever had the old one only looks on from now on.
    async fn hand_on(&mut self, guest: u64, id: u64, seat: Seat) -> Result<(), Problem> {
        let chair = &mut self.head.seats[usize::from(seat.0)];
        chair.secret = secret::word(26);
        chair.taken = false;
        chair.deputy = None;
        self.keep_head().await?;
        self.tell(guest, &ToClient::Ack { id, version: self.book.version() });
        let link = self.link(seat);
        self.tell(guest, &ToClient::Link { id, link });
        let mut affected = Vec::new();
        for (&number, guest) in &mut self.guests {
            if guest.seats.contains(&seat) {
                guest.seats.retain(|&other| other != seat);
                guest.viewer = guest.viewer.filter(|&viewer| viewer != seat).or(guest.seats.first().copied());
                affected.push(number);
            }
        }
        affected.into_iter().for_each(|number| self.welcome(number));
        self.last_seen[usize::from(seat.0)] = Instant::now();
        self.tell_presence();
        Ok(())
    }

    fn look(&mut self, number: u64, seat: Seat) {
        if let Some(guest) = self.guests.get_mut(&number)
            && guest.seats.contains(&seat)
        {
            guest.viewer = Some(seat);
            self.welcome(number);
        }
    }

    fn link(&self, seat: Seat) -> SeatLink {
        let secret = self.head.chair(seat).map_or("", |chair| &chair.secret);
        SeatLink { seat, path: format!("/t/{}/s/{secret}", self.head.id) }
    }

    fn welcome(&mut self, number: u64) {
        let Some(guest) = self.guests.get(&number) else { return };
        let view = self.book.view(guest.viewer);
        let hosts = guest.seats.contains(&Seat(self.head.host));
        let given = |(seat, chair): &(Seat, &Chair)| {
            chair.bot.is_none() && (guest.seats.contains(seat) || (hosts && !chair.taken))
        };
        let welcome = Welcome {
            table: TableCard {
                id: self.head.id.clone(),
                title: self.head.title.clone(),
                options: told(&self.head.options),
                sheet: self.head.sheet.clone(),
                commitment: self.book.commitment(),
            },
            yours: guest.seats.clone(),
            links: self.head.each().filter(given).map(|(seat, _)| self.link(seat)).collect(),
            presence: self.presence(),
            log: self.book.entries(&view, 0),
            chat: self.chat.clone(),
            now: self.book.now(&view),
        };
        self.tell(number, &ToClient::Welcome(Box::new(welcome)));
    }

    fn cards(&self) -> Vec<SeatCard> {
        let card = |(seat, chair): (Seat, &Chair)| SeatCard {
            seat,
            name: chair.name.clone(),
            kind: match (&chair.bot, self.player(seat)) {
                (Some(level), _) => SeatKind::Bot(level.clone()),
                (None, Some(kind)) => SeatKind::StandIn(kind.key().to_owned()),
                (None, None) => SeatKind::Human,
            },
            online: self.online(seat),
            taken: chair.taken || chair.bot.is_some(),
        };
        self.head.each().map(card).collect()
    }

    fn watchers(&self) -> u32 {
        self.guests.values().filter(|guest| guest.seats.is_empty()).count() as u32
    }

    fn presence(&self) -> Presence {
        Presence {
            seats: self.cards(),
            host: Seat(self.head.host),
            policy: self.head.policy.clone(),
            pace: self.head.pace,
            watchers: self.watchers(),
        }
    }

    fn summary(&self, book: &Book) -> Summary {
        brief(&self.head, book, self.cards(), self.watchers())
    }

    fn tell(&mut self, number: u64, message: &ToClient) {
        let Some(guest) = self.guests.get(&number) else { return };
        if guest.out.try_send(Outgoing::new(message)).is_err() {
            // Too slow or gone: the connection ends, and the client comes again when it can.
            self.leave(number);
        }
    }

    fn tell_all(&mut self, message: &ToClient) {
        let text = Outgoing::new(message);
        self.send(|_| text.clone());
    }

    fn tell_presence(&mut self) {
        self.tell_all(&ToClient::Presence(self.presence()));
    }

    /// Tells everybody what changed, each as they may hear it.
    fn tell_change(&mut self, change: &Change) {
        let mut texts: HashMap<Option<Seat>, Outgoing> = HashMap::new();
        let viewers: HashSet<Option<Seat>> = self.guests.values().map(|guest| guest.viewer).collect();
        for viewer in viewers {
            let view = self.book.view(viewer);
            let update = Update {
                from: change.from,
                said: self.book.said(&view, &change.said),
                kept: change.kept,
                log: self.book.entries(&view, change.kept),
                now: self.book.now(&view),
            };
            texts.insert(viewer, Outgoing::new(&ToClient::Update(Box::new(update))));
        }
        self.send(|guest| texts[&guest.viewer].clone());
    }

    fn send(&mut self, text: impl Fn(&Guest) -> Outgoing) {
        let failed = |(&number, guest): (&u64, &Guest)| guest.out.try_send(text(guest)).err().map(|_| number);
        let failed: Vec<u64> = self.guests.iter().filter_map(failed).collect();
        failed.into_iter().for_each(|number| self.leave(number));
    }
}

/// The book of a table, with what was said at it.
pub fn open(head: &Head, facts: &[String]) -> Result<Book, String> {
    let setup = head.options.setup(head.sheet.board.clone()).map_err(|problem| problem.key)?;
    let seed = wire::nature::Seed::from_hex(&head.seed).ok_or("the seed cannot be read")?;
    let mut book = Book::new(setup, seed)?;
    book.replay(facts)?;
    Ok(book)
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
