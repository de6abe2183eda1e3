//! The server is killed in the middle of turns and started again: nothing acknowledged is lost.

mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::{Client, bot, create, fresh_db, fresh_id, wanted};
use engine::Seat;
use wire::protocol::{NewKind, ToServer};

const A: Seat = Seat(0);

/// A server in a process of its own.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    fn start(db: &Path) -> Process {
        let mut child = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"))
            .args(["--port", "0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let address =
            line.trim().rsplit("http://").next().and_then(|text| text.parse().ok()).expect("its address");
        Process { child, address }
    }

    /// Ends it as a loss of power would, as far as a program can see.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Only a test that failed leaves it running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_comes_back_with_the_same_prompt() {
    let db = fresh_db("kill");
    let mut process = Process::start(&db);
    let (table, cookie) = create(process.address, &wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(process.address, &table.id, &cookie).await;
    let mut rng = fastrand::Rng::with_seed(7);
    let mut asks = std::collections::BTreeSet::new();
    'game: for round in 0..25_usize {
        // A few answers, then the axe: after a different number each time, so in all parts of a turn.
        for step in 0..=round % 4 {
            if me.wait_for(&[A]).await.is_none() {
                break 'game;
            }
            let legal = me.legal();
            let last = legal.len() - 1;
            // Often the last of the list, which ends what is asked and leads on.
            let choice = if step % 2 == 0 { last } else { rng.usize(..=last) };
            me.answer(A, &legal[choice]).await.expect("listed");
        }
        if me.wait_for(&[A]).await.is_none() {
            break 'game;
        }
        asks.insert(format!("{:?}", me.state().owed().ask));
        let (now, log) = (me.now.clone(), me.log.clone());
        process.kill();
        process = Process::start(&db);
        me = Client::join(process.address, &table.id, &cookie).await;
        assert_eq!((&me.now, &me.log), (&now, &log), "the same prompt, and the same way to it");
    }
    assert!(asks.len() >= 3, "only {asks:?} were met");
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_and_what_was_not_can_be_said_again() {
    let db = fresh_db("axe");
    let mut process = Process::start(&db);
    let (table, cookie) = create(process.address, &wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(process.address, &table.id, &cookie).await;
    for _ in 0..12_usize {
        let Some(seat) = me.owes() else { break };
        let legal = me.legal();
        let version = me.now.version;
        let command = ToServer::Answer { id: fresh_id(), version, seat, lines: vec![legal[0].clone()] };
        // The command is on its way when the axe falls; whether it was heard nobody knows.
        me.send(&command).await;
        process.kill();
        process = Process::start(&db);
        me = Client::join(process.address, &table.id, &cookie).await;
        let stored = me.now.version;
        let acked = me.command(&command).await.expect("it counts once, now or before");
        assert!(stored == version || stored == acked, "{stored} is neither {version} nor {acked}");
        while me.now.version < acked {
            me.next().await;
        }
        assert_eq!(me.now.version, acked, "not twice");
    }
    process.kill();
}
