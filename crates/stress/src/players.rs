//! Players at a cluster: two at a table, each with a connection of their own to any node. They keep what they sent and what
//! they were told, and go on by themselves when a connection ends or falls silent.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::Seat;
use wire::protocol::{NewKind, NewTable, ToClient, ToServer};

use crate::client::{Client, try_create, try_follow, wanted};
use crate::cluster::Tally;

mod seated;

use seated::play;

/// How long a player waits for a welcome. A table whose node has died is there when its lease has ended.
const WELCOME: Duration = Duration::from_secs(15);
/// After how long a connection that was refused is tried again, at another node.
const RETRY: Duration = Duration::from_millis(200);

/// What all players share.
pub struct Course {
    doors: Vec<SocketAddr>,
    pace: Duration,
    stopping: AtomicBool,
    n_acked: AtomicU64,
    n_reconnections: AtomicU64,
    n_broken: AtomicU64,
    /// When each table last sent something that was acknowledged.
    went_on: Mutex<Vec<Option<Instant>>>,
    next: AtomicU64,
}

impl Course {
    /// Nodes at these addresses, and so many tables.
    pub fn new(doors: Vec<SocketAddr>, tables: usize, pace: Duration) -> Course {
        Course {
            doors,
            pace,
            stopping: AtomicBool::new(false),
            n_acked: AtomicU64::new(0),
            n_reconnections: AtomicU64::new(0),
            n_broken: AtomicU64::new(0),
            went_on: Mutex::new(vec![None; tables]),
            next: AtomicU64::new(0),
        }
    }

    /// Everybody ends what they do.
    pub fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// How many commands were acknowledged.
    pub fn n_acked(&self) -> u64 {
        self.n_acked.load(Ordering::Relaxed)
    }

    /// How often a player had to connect again.
    pub fn n_reconnections(&self) -> u64 {
        self.n_reconnections.load(Ordering::Relaxed)
    }

    /// How many players were told something that cannot be.
    pub fn n_broken(&self) -> u64 {
        self.n_broken.load(Ordering::Relaxed)
    }

    /// How many tables have not gone on since a moment.
    pub fn n_waiting(&self, since: Instant) -> usize {
        lock(&self.went_on).iter().filter(|at| at.is_none_or(|at| at < since)).count()
    }

    /// Whether all have.
    pub fn all_went_on(&self, since: Instant) -> bool {
        self.n_waiting(since) == 0
    }

    /// A node, each time another.
    fn door(&self) -> SocketAddr {
        self.doors[self.next.fetch_add(1, Ordering::Relaxed) as usize % self.doors.len()]
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Whoever panicked has left a list that is still a list.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A table of two with open purses: the log tells everything that was said.
fn plan() -> NewTable {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend]);
    "open".clone_into(&mut plan.options.purses);
    plan
}

/// What was acknowledged at a table.
#[derive(Default)]
struct Ledger {
    /// The answers, with the version each was made on.
    answers: Vec<(u64, String)>,
    /// The lines of chat.
    chat: Vec<String>,
    /// The last command of each player and the version it was acknowledged with.
    last: [Option<(ToServer, u64)>; 2],
    /// A command nobody is sure of.
    unsure: [Option<ToServer>; 2],
}

/// A game, with all that was acknowledged.
pub struct Game {
    id: String,
    cookies: [String; 2],
    ledger: Mutex<Ledger>,
    is_over: AtomicBool,
}

impl Game {
    /// Plays one game after the other until everybody ends; returns them.
    pub async fn play_on(course: Arc<Course>, seed: u64) -> Vec<Arc<Game>> {
        let mut games = Vec::new();
        let mut rng = fastrand::Rng::with_seed(seed);
        let at = seed as usize % lock(&course.went_on).len();
        while !course.is_stopping() {
            let game = Game::open(&course).await;
            games.push(game.clone());
            let players =
                [0, 1].map(|n| tokio::spawn(play(course.clone(), game.clone(), n, at, rng.u64(..))));
            for player in players {
                if let Err(error) = player.await {
                    // For example because something was missed between two updates.
                    eprintln!("a player broke: {error}");
                    course.n_broken.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
        games
    }

    /// Opens a table, at whichever node does.
    async fn open(course: &Course) -> Arc<Game> {
        loop {
            let door = course.door();
            let opening = async {
                let (table, cookie) = try_create(door, &plan()).await?;
                let link = table.links.iter().find(|link| link.seat == Seat(1))?;
                let friend = try_follow(door, &link.path).await?;
                Some((table.id, [cookie, friend]))
            };
            match tokio::time::timeout(WELCOME, opening).await {
                Ok(Some((id, cookies))) => {
                    let (ledger, is_over) = (Mutex::default(), AtomicBool::new(false));
                    return Arc::new(Game { id, cookies, ledger, is_over });
                }
                Ok(None) | Err(_) => tokio::time::sleep(RETRY).await,
            }
        }
    }

    /// Compares the table with what was acknowledged.
    pub async fn check(&self, course: &Course, tally: &mut Tally) {
        let mut clients = Vec::new();
        for cookie in &self.cookies {
            loop {
                if let Ok(Some(me)) =
                    tokio::time::timeout(WELCOME, Client::try_join(course.door(), &self.id, cookie)).await
                {
                    clients.push(me);
                    break;
                }
                tokio::time::sleep(RETRY).await;
            }
        }
        let (unsure, last) = {
            let mut ledger = lock(&self.ledger);
            (std::mem::take(&mut ledger.unsure), ledger.last.clone())
        };
        // What nobody is sure of is carried out once, and what was acknowledged is not carried out again.
        for (n, command) in unsure.into_iter().enumerate() {
            let Some(command) = command else { continue };
            match clients[n].command(&command).await {
                Ok(version) => self.note(course, n, command, version),
                Err(key) if key == "problem-stale" => {}
                Err(key) => {
                    eprintln!("{command:?} cannot be repeated: {key}");
                    tally.wrong += 1;
                }
            }
        }
        for (n, last) in last.into_iter().enumerate() {
            let Some((command, version)) = last else { continue };
            let again = clients[n].command(&command).await;
            if again != Ok(version) {
                eprintln!("{command:?} was acknowledged with {version}, and again with {again:?}");
                tally.doubled += 1;
            }
        }
        let me = loop {
            let joined = Client::try_join(course.door(), &self.id, &self.cookies[0]);
            if let Ok(Some(me)) = tokio::time::timeout(WELCOME, joined).await {
                break me;
            }
        };
        self.compare(me, tally).await;
    }

    /// Everything that was acknowledged is in the log or in the chat, once.
    async fn compare(&self, mut me: Client, tally: &mut Tally) {
        let mut chat = me.welcome.chat.clone();
        while let Some(first) = chat.first().filter(|line| line.n > 0) {
            me.send(&ToServer::ChatBefore { n: first.n }).await;
            let page = me.until(|message| match message {
                ToClient::ChatPage(page) => Some(page.clone()),
                _ => None,
            });
            chat.splice(0..0, page.await);
        }
        let ledger = lock(&self.ledger);
        let is_kept = |(version, said): &(u64, String)| {
            me.log.get(*version as usize).is_some_and(|entry| entry.said.as_ref() == Some(said))
        };
        for answer in ledger.answers.iter().filter(|answer| !is_kept(answer)) {
            eprintln!("table {}: {answer:?} was acknowledged and is not there", self.id);
            tally.lost += 1;
        }
        let is_players = |said: &String| !said.starts_with('*');
        let n_said =
            me.log.iter().filter_map(|entry| entry.said.as_ref()).filter(|it| is_players(it)).count();
        for (at, said) in
            me.log.iter().enumerate().filter_map(|(at, it)| Some((at as u64, it.said.as_ref()?)))
        {
            if is_players(said) && !ledger.answers.iter().any(|answer| *answer == (at, said.clone())) {
                eprintln!("table {}: nobody was told that '{said}' at {at} is there", self.id);
            }
        }
        tally.doubled += n_said.saturating_sub(ledger.answers.len()) as u64;
        for text in &ledger.chat {
            match chat.iter().filter(|line| line.text == *text).count() {
                0 => tally.lost += 1,
                n => tally.doubled += n as u64 - 1,
            }
        }
        for line in chat.iter().filter(|line| !ledger.chat.contains(&line.text)) {
            eprintln!("table {}: nobody was told that '{}' was said", self.id, line.text);
        }
        tally.doubled += chat.len().saturating_sub(ledger.chat.len()) as u64;
        tally.acked += (ledger.answers.len() + ledger.chat.len()) as u64;
    }

    fn note(&self, course: &Course, player: usize, command: ToServer, version: u64) {
        course.n_acked.fetch_add(1, Ordering::Relaxed);
        let mut ledger = lock(&self.ledger);
        match &command {
            ToServer::Answer { version, seat, lines, .. } => {
                ledger.answers.extend(lines.iter().map(|line| (*version, format!("{seat} {line}"))));
            }
            ToServer::Chat { text, .. } => ledger.chat.push(text.clone()),
            _ => {}
        }
        ledger.last[player] = Some((command, version));
    }
}
