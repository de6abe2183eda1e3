//! What a server has besides the tables that play: connections that are idle, and games that were stored before.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use engine::{Answers, State, apply, legal};
use futures_util::StreamExt;
use tokio::task::JoinSet;
use wire::protocol::NewTable;

use super::table::{next_text, plan};
use crate::client::{Socket, connect, create, get};
use crate::process::Process;

/// How many connections or tables are opened at the same time.
pub(super) const AT_ONCE: usize = 32;
/// How many of the idle connections are at one table.
const IDLE_AT_A_TABLE: usize = 20;
/// How many facts a stored game has at most.
const STORED_FACTS: usize = 80;

/// Opens tables and lets so many connections look at them. Each answers the server's pings and does nothing else.
pub(super) async fn sit_idle(address: SocketAddr, n: usize, idle: &mut JoinSet<()>) {
    let mut opening = JoinSet::new();
    let mut left = n;
    while left > 0 {
        let here = left.min(IDLE_AT_A_TABLE);
        left -= here;
        if opening.len() >= AT_ONCE {
            keep_open(opening.join_next().await, idle);
        }
        opening.spawn(async move {
            let (table, _) = create(address, &plan()).await;
            let mut sockets = Vec::new();
            for _ in 0..here {
                sockets.push(connect(address, &table.id, "").await);
            }
            sockets
        });
    }
    while let Some(opened) = opening.join_next().await {
        keep_open(Some(opened), idle);
    }
    // What has been sent to them is taken, so that the server has nothing in hand.
    tokio::time::sleep(Duration::from_secs(1)).await;
}

fn keep_open(opened: Option<Result<Vec<Socket>, tokio::task::JoinError>>, idle: &mut JoinSet<()>) {
    for mut socket in opened.and_then(Result::ok).unwrap_or_default() {
        idle.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
    }
}

/// Fills a store with games, each some way into it; the last of them.
pub(super) async fn store_games(program: &Path, db: &Path, n: usize) -> Option<String> {
    let process = Process::start(program, db);
    let address = process.address;
    let mut creating = JoinSet::new();
    let mut last = None;
    for seed in 0..n {
        if creating.len() >= AT_ONCE {
            last = creating.join_next().await.and_then(Result::ok);
        }
        let plan = NewTable { begun: begun(seed as u64), public: seed % 4 == 0, ..plan() };
        creating.spawn(async move { create(address, &plan).await.0.id });
    }
    while let Some(created) = creating.join_next().await {
        last = created.ok();
    }
    process.kill();
    last
}

/// The first facts of a random game.
fn begun(seed: u64) -> Vec<String> {
    let setup = content::Setup { purses: engine::Purses::Open, ..content::Setup::new(content::Set::Base, 2) };
    let game = setup.game().expect("the base game");
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    let mut lines = Vec::new();
    while lines.len() < STORED_FACTS && !state.is_over() {
        legal(&game, &state, &mut answers);
        let (who, answer) = (state.owed().who, answers[rng.usize(..answers.len())]);
        lines.push(engine::notation::write_answer(&game, who, answer));
        apply(&game, &mut state, who, answer, &mut Vec::new()).expect("listed");
    }
    lines
}

/// Asks what a visitor asks first: the list of tables, and a table if there is one.
pub(super) async fn first_answer(address: SocketAddr, stored: Option<&String>) {
    let reply = get(address, "/api/tables", "").await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    if let Some(id) = stored {
        let mut socket = connect(address, id, "").await;
        next_text(&mut socket).await;
    }
}
