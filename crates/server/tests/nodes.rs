//! What nodes do for each other, with faults made by hand: two in this process that share a `PostgreSQL` and a NATS, and a
//! worker in a process of its own. The tests start all servers themselves.

#![cfg(target_os = "linux")]

mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use common::{Client, bot, config, create, fresh_db, fresh_id, get, wanted};
use elbowroom_server::store::{Postgres, Sqlite, Store};
use elbowroom_server::{Hub, Nats};
use engine::Seat;
use sqlx::{Connection, PgConnection};
use stress::services::{self, signal};
use tokio::net::TcpListener;
use wire::protocol::{NewKind, ToClient, ToServer};

/// A node in this process; the address of its door.
async fn node(store: impl Store, carrier: Nats) -> SocketAddr {
    let hub = Arc::new(Hub::among(store, carrier, config()));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(elbowroom_server::serve(listener, hub, None, std::future::pending()));
    address
}

/// A node with a database.
async fn shared_node(name: &str, database: &services::Postgres, nats: &services::Nats) -> SocketAddr {
    let carrier = Nats::connect(&nats.url(), name, None).await.expect("a NATS");
    let store = Postgres::open(&database.url(), carrier.name()).await.expect("a database");
    node(store, carrier).await
}

/// Runs a statement for a table.
async fn sql(database: &services::Postgres, statement: &'static str, table: &str) -> u64 {
    let mut connection = PgConnection::connect(&database.url()).await.expect("it answers");
    let done = sqlx::query(statement).bind(table).execute(&mut connection).await;
    done.expect("it can be done").rows_affected()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_never_nobodys_and_who_was_overtaken_says_nothing() {
    let (database, nats) =
        (services::Postgres::start("nodes").expect("a database"), services::Nats::start(&[]));
    let nats = nats.expect("a NATS");
    let (first, second) =
        (shared_node("a", &database, &nats).await, shared_node("b", &database, &nats).await);
    let (table, cookie) = create(first, &wanted("base", &[NewKind::Me, NewKind::Me])).await;

    // The first node has it in the store and does not know so: a statement was carried out whose answer was lost. Who comes
    // to the second finds the table all the same.
    let forgotten =
        "UPDATE owners SET epoch = epoch + 1, owner = (SELECT name FROM nodes WHERE name LIKE 'a-%')
        WHERE id = $1";
    assert_eq!(sql(&database, forgotten, &table.id).await, 1);
    let mut me = Client::try_join(second, &table.id, &cookie).await.expect("its own node has woken it");
    let by_first = "SELECT FROM owners WHERE id = $1 AND owner LIKE 'a-%'";
    assert_eq!(sql(&database, by_first, &table.id).await, 1);
    let seat = me.owes().expect("somebody begins");
    let begun = me.now.version;
    // A stranger types an address that is too long for NATS; nobody at this node notices.
    let long = get(second, &format!("/api/tables/{}/record", "a".repeat(6000)), "").await;
    assert_eq!(long.status, 404, "{long:?}");
    me.answer(seat, "pick 1").await.expect("free");

    // Another has taken the table while the machine of the first slept: it would call stale what may have been carried out
    // since. It says nothing, and who comes again is served by whoever has the table then.
    let overtaken = "UPDATE owners SET epoch = epoch + 1, owner = 'c-gone-gone' WHERE id = $1";
    assert_eq!(sql(&database, overtaken, &table.id).await, 1);
    let stale = ToServer::Answer { id: fresh_id(), version: begun, seat, lines: vec!["pick 2".to_owned()] };
    assert_eq!(me.try_command(&stale).await, None);
    let mut me = Client::join(second, &table.id, &cookie).await;
    assert_eq!(me.try_command(&stale).await, Some(Err("problem-stale".to_owned())), "now it is known");
    let seat = me.owes().expect("the game goes on");
    let line = me.legal()[0].clone();
    me.answer(seat, &line).await.expect("it is listed");
}

/// A worker in a process of its own, which is ready.
struct Worker(Child);

impl Worker {
    fn start(nats: &services::Nats) -> Worker {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"));
        command.args(["worker", "--at-once", "1", "--nats", &nats.url()]).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        assert!(line.contains("thinks for others"), "{line}");
        Worker(child)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How much was thought over, by where.
async fn thoughts(node: SocketAddr, by: &str) -> u64 {
    let told = get(node, "/metrics", "").await.body;
    let wanted = format!("elbowroom_thoughts_total{{by=\"{by}\"}} ");
    told.lines().find_map(|line| line.strip_prefix(&wanted)).map_or(0, |n| n.parse().expect("a number"))
}

/// Plays until more was thought over there than before.
async fn play_until(me: &mut Client, node: SocketAddr, by: &str) {
    let before = thoughts(node, by).await;
    while thoughts(node, by).await == before {
        me.wait_for(&[Seat(0)]).await.expect("the game goes on");
        let line = me.legal()[0].clone();
        me.answer(Seat(0), &line).await.expect("it is listed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn workers_think_for_bots_and_hints_and_may_die() {
    let nats = services::Nats::start(&[]).expect("a NATS");
    let worker = Worker::start(&nats);
    let carrier = Nats::connect(&nats.url(), "a", None).await.expect("a NATS");
    let node = node(Sqlite::open(&fresh_db("workers")).await.expect("it opens"), carrier).await;
    let (table, cookie) = create(node, &wanted("base", &[NewKind::Me, bot("master")])).await;
    let mut me = Client::join(node, &table.id, &cookie).await;
    play_until(&mut me, node, "worker").await;

    let seat = me.wait_for(&[Seat(0)]).await.expect("the game goes on");
    let before = thoughts(node, "worker").await;
    me.send(&ToServer::Hint { version: me.now.version, seat }).await;
    let hinted = me.until(|message| match message {
        ToClient::Hint { plans, .. } => Some(plans.len()),
        _ => None,
    });
    assert!(hinted.await > 0);
    assert_eq!(thoughts(node, "worker").await, before + 1);

    // One that hangs has as long as any bot; then a simpler one answers, and for a while the table asks nobody.
    signal(worker.0.id(), "STOP");
    play_until(&mut me, node, "fallback").await;
    play_until(&mut me, node, "here").await;
    // One that is dead is not waited for.
    drop(worker);
    let (table, cookie) = create(node, &wanted("base", &[NewKind::Me, bot("master")])).await;
    let mut me = Client::join(node, &table.id, &cookie).await;
    play_until(&mut me, node, "here").await;
    assert_eq!(thoughts(node, "fallback").await, 1);
    // Another takes its place. It ends when it is asked to.
    let mut worker = Worker::start(&nats);
    play_until(&mut me, node, "worker").await;
    signal(worker.0.id(), "TERM");
    let ended = async {
        while worker.0.try_wait().expect("it can be asked").is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), ended).await.expect("it ends");
    assert!(worker.0.try_wait().expect("it can be asked").is_some_and(|status| status.success()));
}
