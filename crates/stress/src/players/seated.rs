//! One player: what is said, what is heard, and what is said again when nobody knows whether it was heard.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use engine::Seat;
use wire::protocol::{ToClient, ToServer};

use super::{Course, Game, RETRY, WELCOME, lock};
use crate::client::{Client, fresh_id};

/// After how long without a word a player asks whether anybody is there, as pages do.
const PING_AFTER: Duration = Duration::from_secs(1);
/// After how long without a word a player connects again.
const SILENCE: Duration = Duration::from_secs(4);

/// How a connection ended.
enum End {
    /// The game is over, or everybody ends.
    Done,
    /// It is gone or silent.
    Gone,
}

/// One player until the game is over.
pub(super) async fn play(course: Arc<Course>, game: Arc<Game>, player: usize, at: usize, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut unsure = None;
    let mut is_first = true;
    while !course.is_stopping() && !game.is_over.load(Ordering::Relaxed) {
        if !std::mem::take(&mut is_first) {
            course.n_reconnections.fetch_add(1, Ordering::Relaxed);
        }
        let joining = Client::try_join(course.door(), &game.id, &game.cookies[player]);
        let Ok(Some(mut me)) = tokio::time::timeout(WELCOME, joining).await else {
            tokio::time::sleep(RETRY).await;
            continue;
        };
        let mut seated = Seated { course: &course, game: &game, player, at, unsure: unsure.take() };
        let end = seated.go_on(&mut me, &mut rng).await;
        unsure = seated.unsure;
        if matches!(end, End::Done) {
            break;
        }
    }
    lock(&game.ledger).unsure[player] = unsure;
}

/// A player with a connection.
struct Seated<'a> {
    course: &'a Course,
    game: &'a Game,
    player: usize,
    at: usize,
    /// The last command, until something was said to it.
    unsure: Option<ToServer>,
}

impl Seated<'_> {
    async fn go_on(&mut self, me: &mut Client, rng: &mut fastrand::Rng) -> End {
        let seat = Seat(self.player as u8);
        loop {
            if self.course.is_stopping() {
                return End::Done;
            }
            let is_over = me.owes().is_none();
            if is_over {
                self.game.is_over.store(true, Ordering::Relaxed);
            }
            if is_over && self.unsure.is_none() {
                return End::Done;
            }
            if self.unsure.is_none() && me.owes() == Some(seat) {
                tokio::time::sleep(self.course.pace.mul_f64(rng.f64() * 2.0)).await;
                self.unsure = Some(next_command(me, seat, rng));
            }
            let ended = match self.unsure.clone() {
                Some(command) => self.say(me, command).await,
                None => wait(me).await,
            };
            if ended {
                return End::Gone;
            }
        }
    }

    /// Sends a command and waits until something is said to it; whether the connection has ended instead.
    async fn say(&mut self, me: &mut Client, command: ToServer) -> bool {
        let sent = Instant::now();
        let wanted = command.id();
        me.send(&command).await;
        loop {
            let Some(message) = next(me).await else { return true };
            match message {
                ToClient::Ack { id, version } if Some(id) == wanted => {
                    self.unsure = None;
                    self.game.note(self.course, self.player, command, version);
                    lock(&self.course.went_on)[self.at] = Some(sent);
                    while me.now.version < version {
                        if next(me).await.is_none() {
                            return true;
                        }
                    }
                    return false;
                }
                // The store does not work now, and whether it is stored is not known: it is said again.
                ToClient::Refused { id, problem, .. }
                    if Some(id) == wanted && problem.key == "problem-server" =>
                {
                    tokio::time::sleep(RETRY).await;
                    return false;
                }
                ToClient::Refused { id, problem, .. } if Some(id) == wanted => {
                    eprintln!("table {}: {command:?} refused: {}", self.game.id, problem.key);
                    self.unsure = None;
                    return false;
                }
                _ => {}
            }
        }
    }
}

/// Waits for the next news; whether the connection has ended instead.
async fn wait(me: &mut Client) -> bool {
    next(me).await.is_none()
}

/// The next message, unless the connection has ended or fallen silent.
async fn next(me: &mut Client) -> Option<ToClient> {
    if let Ok(message) = tokio::time::timeout(PING_AFTER, me.try_next()).await {
        return message.map(|(_, message)| message);
    }
    me.send(&ToServer::Ping { n: 1 }).await;
    tokio::time::timeout(SILENCE, me.try_next()).await.ok()?.map(|(_, message)| message)
}

/// What a player says next: mostly a legal answer.
fn next_command(me: &Client, seat: Seat, rng: &mut fastrand::Rng) -> ToServer {
    let id = fresh_id();
    if rng.u8(..12) == 0 {
        return ToServer::Chat { id, seat, text: format!("{id}") };
    }
    let legal = me.legal();
    let lines = vec![legal[rng.usize(..legal.len())].clone()];
    ToServer::Answer { id, version: me.now.version, seat, lines }
}
