//! The disk is full for a while: nothing is acknowledged that is not stored, and the server recovers by itself.
//!
//! The server's files meet a limit of the system (`RLIMIT_FSIZE`), which `prlimit` lowers and lifts while it runs. That
//! needs no rights and no mount, and every write beyond the limit fails as on a disk without room.

#![cfg(target_os = "linux")]

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use common::{Client, Process, bot, create, fresh_db, fresh_id, get, wanted};
use wire::protocol::{NewKind, NewTable, ToServer, write};

/// How many tables play at once.
const TABLES: usize = 30;

/// Starts a server whose files may not grow beyond a limit.
fn start(db: &Path, limit: &str) -> Process {
    Process::start_limited(Path::new(env!("CARGO_BIN_EXE_elbowroom-server")), db, limit, &[])
}

/// What all players of the test have met so far.
#[derive(Default)]
struct Count {
    acked: AtomicU64,
    refused: AtomicU64,
    stop: AtomicBool,
}

/// A table and what was acknowledged at it.
struct Played {
    id: String,
    cookie: String,
    acked: Vec<(ToServer, u64)>,
    /// The last command, if nothing was said to it or it was refused for want of room.
    unsure: Option<ToServer>,
}

/// Plays both seats at random until told to stop, or the game is over.
async fn play(address: SocketAddr, id: String, cookie: String, seed: u64, count: Arc<Count>) -> Played {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut played = Played { id, cookie, acked: Vec::new(), unsure: None };
    let mut me = Client::join(address, &played.id, &played.cookie).await;
    while !count.stop.load(Ordering::Relaxed) {
        let Some(seat) = me.owes() else { break };
        let legal = me.legal();
        let lines = vec![legal[rng.usize(..legal.len())].clone()];
        let command = ToServer::Answer { id: fresh_id(), version: me.now.version, seat, lines };
        match me.try_command(&command).await {
            Some(Ok(version)) => {
                count.acked.fetch_add(1, Ordering::Relaxed);
                played.acked.push((command, version));
                played.unsure = None;
                while me.now.version < version {
                    me.next().await;
                }
            }
            Some(Err(key)) => {
                assert_eq!(key, "problem-server");
                count.refused.fetch_add(1, Ordering::Relaxed);
                played.unsure = Some(command);
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            None => {
                played.unsure = Some(command);
                me = Client::join(address, &played.id, &played.cookie).await;
            }
        }
    }
    played
}

/// Waits until so many more are reached.
async fn more(counter: &AtomicU64, n: u64) {
    reach(counter, counter.load(Ordering::Relaxed) + n).await;
}

/// Waits until so many are reached.
async fn reach(counter: &AtomicU64, goal: u64) {
    let reached = async {
        while counter.load(Ordering::Relaxed) < goal {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(2), reached).await.expect("they go on");
}

/// Waits until the server says that it can store games. It looks once a second at most.
async fn until_ready(address: SocketAddr) {
    let ready = async {
        while get(address, "/readyz", "").await.status != 200 {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(2), ready).await.expect("there is room");
}

/// A table of two humans at one device, with open purses: what a client finds legal for either seat is.
fn plan() -> NewTable {
    let mut plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    "open".clone_into(&mut plan.options.purses);
    plan
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_full_disk_everything_acknowledged_is_stored_and_nothing_twice() {
    let db = fresh_db("full");
    let mut process = start(&db, "unlimited");
    let count = Arc::new(Count::default());
    let mut players = Vec::new();
    for n in 0..TABLES {
        let (table, cookie) = create(process.address, &plan()).await;
        players.push(tokio::spawn(play(process.address, table.id, cookie, n as u64, count.clone())));
    }
    more(&count.acked, 50).await;
    // The log is used from its beginning again when all of it is in the file, so only no room at all is none.
    process.limit_files("0");
    more(&count.refused, 5 * TABLES as u64).await;
    let refused = create_now(process.address).await;
    assert_eq!(refused.0, 500, "no table without a place to keep it: {}", refused.1);
    assert_eq!(get(process.address, "/readyz", "").await.status, 503);
    assert_eq!(get(process.address, "/healthz", "").await.status, 200);
    // Counted from here: where the machine is quick, all games are over before the server is asked whether it is ready.
    let before = count.acked.load(Ordering::Relaxed);
    process.limit_files("unlimited");
    until_ready(process.address).await;
    reach(&count.acked, before + 5 * TABLES as u64).await;
    let mut late = Vec::new();
    for _ in 0..3 {
        late.push(create(process.address, &wanted("base", &[NewKind::Me, bot("novice")])).await);
    }
    count.stop.store(true, Ordering::Relaxed);
    let mut all = Vec::new();
    for player in players {
        all.push(player.await.expect("it played"));
    }
    process.kill();
    process = start(&db, "unlimited");
    let (mut lost, mut doubled) = (0, 0);
    for played in &all {
        let mut me = Client::join(process.address, &played.id, &played.cookie).await;
        let newest = played.acked.last().map_or(0, |&(_, version)| version);
        let version = me.now.version;
        lost += played.acked.iter().filter(|&&(_, acked)| acked > version).count();
        for (command, acked) in &played.acked {
            let again = me.command(command).await;
            doubled += usize::from(again != Ok(*acked) && *acked <= version);
        }
        if let Some(command) = &played.unsure
            && version > newest
        {
            // It was stored though nobody was told so: then it is this one, and once.
            doubled += usize::from(me.command(command).await != Ok(version));
        }
        doubled += usize::from(me.now.version != version);
    }
    let mut missing = 0;
    for (table, _) in &late {
        let reply = get(process.address, &format!("/api/tables/{}", table.id), "").await;
        missing += usize::from(reply.status != 200);
    }
    let acked = count.acked.load(Ordering::Relaxed);
    let refused = count.refused.load(Ordering::Relaxed);
    println!(
        "{acked} acknowledged, {refused} refused; {lost} lost, {doubled} doubled, {missing} tables gone"
    );
    assert_eq!((lost, doubled, missing), (0, 0, 0));
    process.kill();
}

/// Asks for a table; the status and what was said.
async fn create_now(address: SocketAddr) -> (u16, String) {
    let reply = common::post(address, "/api/tables", &write(&plan())).await;
    (reply.status, reply.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_starts_on_a_full_disk_shows_games_and_plays_on_when_there_is_room() {
    let db = fresh_db("full-start");
    let mut process = start(&db, "unlimited");
    let (table, cookie) = create(process.address, &plan()).await;
    let mut me = Client::join(process.address, &table.id, &cookie).await;
    // Once after a kill, which leaves the files connections share, and once after an end that clears them away.
    for kill in [true, false] {
        let seat = me.owes().expect("the game goes on");
        let line = me.legal()[0].clone();
        me.answer(seat, &line).await.expect("listed");
        let (now, log) = (me.now.clone(), me.log.clone());
        if kill {
            process.kill();
        } else {
            drop(me);
            end(process);
            let left = ["-wal", "-shm"].map(|end| Path::new(&format!("{}{end}", db.display())).exists());
            assert_eq!(left, [false, false], "the log is in the file");
        }
        process = start(&db, "0");
        me = Client::join(process.address, &table.id, &cookie).await;
        assert_eq!((&me.now, &me.log), (&now, &log), "the game is shown as it was");
        let seat = me.owes().expect("the game goes on");
        let (version, lines) = (me.now.version, vec![me.legal()[0].clone()]);
        let command = ToServer::Answer { id: fresh_id(), version, seat, lines };
        assert_eq!(me.command(&command).await, Err("problem-server".to_owned()));
        assert_eq!(create_now(process.address).await.0, 500);
        process.limit_files("unlimited");
        let acked = me.command(&command).await.expect("there is room");
        while me.now.version < acked {
            me.next().await;
        }
        create(process.address, &plan()).await;
    }
    process.kill();
}

/// Ends a server by the signal of a keyboard.
fn end(mut process: Process) {
    let pid = process.child.id().to_string();
    let status = Command::new("kill").args(["-INT", &pid]).status().expect("kill");
    assert!(status.success(), "kill: {status}");
    process.child.wait().expect("it ends");
}
