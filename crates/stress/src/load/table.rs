//! One table of a load: two players with a connection each, and those who watch.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use engine::{Answers, Game, Seat, State, apply, legal};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::history::Fact;
use wire::protocol::{NewKind, NewTable, ToClient, ToServer, read, write};

use super::course::Course;
use crate::client::{self, Socket, connect, create, follow, fresh_id, wanted};

/// How many moves of a table are remembered by when they were sent.
const REMEMBERED: usize = 256;

/// What all tables play: open purses, so that a player can tell what is legal for either.
pub(super) fn plan() -> NewTable {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Friend]);
    "open".clone_into(&mut plan.options.purses);
    plan
}

/// A table with its players.
pub(crate) struct Table {
    id: String,
    game: Game,
    state: State,
    version: u64,
    players: [Socket; 2],
    watchers: JoinSet<()>,
    /// When each of the last moves was sent, in microseconds since the table began, by the version it was made on.
    sent: Arc<Vec<AtomicU64>>,
    began: Instant,
}

/// The part of an update that a player of this program needs. The rest is skipped without being read.
#[derive(Deserialize)]
enum Told {
    #[serde(rename = "update")]
    Update { from: u64, said: Vec<String> },
    #[serde(rename = "ack")]
    Ack { id: u64 },
    #[serde(rename = "refused")]
    Refused { problem: wire::protocol::Problem },
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

impl Table {
    pub(crate) async fn open(course: &Arc<Course>, n: usize, watchers: usize) -> Table {
        let [address, other] = [n, n + 1].map(|n| course.doors[n % course.doors.len()]);
        let (created, cookie) = create(address, &plan()).await;
        let link = created.links.iter().find(|link| link.seat == Seat(1)).expect("a link for the friend");
        let friend = follow(address, &link.path).await;
        let mut first = connect(address, &created.id, &cookie).await;
        let mut second = connect(other, &created.id, &friend).await;
        // Who has seen the table misses no move.
        next_text(&mut second).await;
        let text = next_text(&mut first).await;
        let Ok(ToClient::Welcome(welcome)) = read(&text) else { panic!("no welcome: {text}") };
        let game = welcome.table.game().expect("the game can be played");
        let state = welcome.now.seen.state().expect("a table");
        let sent = Arc::new((0..REMEMBERED).map(|_| AtomicU64::new(0)).collect());
        let mut table = Table {
            id: created.id,
            game,
            state,
            version: welcome.now.version,
            players: [first, second],
            watchers: JoinSet::new(),
            sent,
            began: Instant::now(),
        };
        for _ in 0..watchers {
            let socket = connect(address, &table.id, "").await;
            table.watchers.spawn(watch(course.clone(), socket, table.sent.clone(), table.began));
        }
        table
    }

    /// Who must answer, unless the game is over.
    fn owes(&self) -> Option<Seat> {
        self.state.owed().who.player().filter(|_| !self.state.is_over())
    }

    /// Makes one move, and waits until everybody who plays has been told.
    async fn make_move(&mut self, course: &Course, seat: Seat, rng: &mut fastrand::Rng) {
        let mut answers = Answers::new();
        legal(&self.game, &self.state, &mut answers);
        let line = answers[rng.usize(..answers.len())].line(&self.game);
        let (id, version) = (fresh_id(), self.version);
        let text = write(&ToServer::Answer { id, version, seat, lines: vec![line] });
        let start = Instant::now();
        let micros = start.duration_since(self.began).as_micros() as u64;
        self.sent[version as usize % REMEMBERED].store(micros, Ordering::Relaxed);
        let [first, second] = &mut self.players;
        let (player, other) = if seat == Seat(0) { (first, second) } else { (second, first) };
        player.send(Message::text(text)).await.expect("the server listens");
        let ((acked, said, told), told_other) =
            tokio::join!(acked_and_told(player, id, version), told(other, version));
        let micros = |at: Instant| at.duration_since(start).as_micros() as u32;
        course.note(|measured| {
            measured.acks.push(micros(acked));
            measured.viewers.extend([micros(told), micros(told_other)]);
        });
        for line in &said {
            let Ok(Fact::Answer(who, answer)) = Fact::read(&self.game, line) else { panic!("'{line}'") };
            apply(&self.game, &mut self.state, who, answer, &mut Vec::new()).expect("the server played it");
        }
        self.version += said.len() as u64;
    }
}

/// Plays at one table, game after game.
pub(crate) async fn play(course: Arc<Course>, mut table: Table, n: usize, tables: usize, watchers: usize) {
    let mut rng = fastrand::Rng::with_seed(n as u64);
    // Tables take their turns one after the other, not all at once.
    let mut next = Instant::now() + course.interval * n as u32 / tables as u32;
    while !course.is_stopping() {
        let Some(seat) = table.owes() else {
            table = Table::open(&course, n, watchers).await;
            continue;
        };
        tokio::time::sleep_until(next.into()).await;
        table.make_move(&course, seat, &mut rng).await;
        // A table that is late does not catch up by sending faster.
        next = (next + course.interval).max(Instant::now());
    }
}

/// Watches a table, and measures when it is told of each move.
async fn watch(course: Arc<Course>, mut socket: Socket, sent: Arc<Vec<AtomicU64>>, began: Instant) {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        let Some(from) = version_before(&text) else { continue };
        let at = began.elapsed().as_micros() as u64;
        let micros = at.saturating_sub(sent[from as usize % REMEMBERED].load(Ordering::Relaxed));
        course.note(|measured| measured.viewers.push(micros as u32));
    }
}

/// The version an update was made on. Only the beginning of the message is looked at: many are told the same.
fn version_before(text: &str) -> Option<u64> {
    let (number, _) = text.strip_prefix(r#"{"update":{"from":"#)?.split_once(',')?;
    number.parse().ok()
}

pub(super) async fn next_text(socket: &mut Socket) -> String {
    client::text(socket).await.expect("the server has not hung up")
}

/// Waits for the acknowledgment of a command and the update it causes: when they came, and what was said.
async fn acked_and_told(socket: &mut Socket, wanted: u64, version: u64) -> (Instant, Vec<String>, Instant) {
    let (mut acked, mut told) = (None, None);
    loop {
        let text = next_text(socket).await;
        match serde_json::from_str(&text) {
            Ok(Told::Ack { id }) if id == wanted => acked = Some(Instant::now()),
            Ok(Told::Update { from, said }) if from == version => told = Some((said, Instant::now())),
            Ok(Told::Refused { problem }) => panic!("a legal answer was refused: {problem:?}"),
            _ => {}
        }
        if let (Some(acked), Some(_)) = (acked, &told)
            && let Some((said, told)) = told.take()
        {
            return (acked, said, told);
        }
    }
}

/// Waits for an update: when it came.
async fn told(socket: &mut Socket, version: u64) -> Instant {
    loop {
        if version_before(&next_text(socket).await) == Some(version) {
            return Instant::now();
        }
    }
}
