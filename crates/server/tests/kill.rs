//! The server is killed in the middle of turns and started again: nothing acknowledged is lost.

mod common;
#[allow(dead_code, reason = "only the tests in a browser walk every prompt")]
#[path = "browser/prepared.rs"]
mod prepared;

use common::{Client, bot, create, follow, fresh_db, fresh_id, start_process, wanted};
use content::Set;
use engine::Seat;
use wire::protocol::{NewKind, ToServer};

const A: Seat = Seat(0);

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_comes_back_with_the_same_prompt() {
    let db = fresh_db("kill");
    let mut process = start_process(&db);
    let (table, cookie) = create(process.address, &wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(process.address, &table.id, &cookie).await;
    let mut rng = fastrand::Rng::with_seed(7);
    let mut asks = std::collections::BTreeSet::new();
    let mut kills = 0;
    // The axe falls at every kind of prompt when it comes for the first time, and now and then.
    while me.wait_for(&[A]).await.is_some() {
        if asks.insert(format!("{:?}", me.state().owed().ask)) || rng.u8(..20) == 0 {
            let (now, log) = (me.now.clone(), me.log.clone());
            process.kill();
            process = start_process(&db);
            me = Client::join(process.address, &table.id, &cookie).await;
            assert_eq!((&me.now, &me.log), (&now, &log), "the same prompt, and the same way to it");
            kills += 1;
        }
        let legal = me.legal();
        me.answer(A, &legal[rng.usize(..legal.len())]).await.expect("listed");
    }
    println!("{kills} kills at {asks:?}");
    assert!(asks.len() >= 4, "only {asks:?} were met");
    process.kill();
}

/// One table for every kind of question and answer of every box, all of them looked at when the axe falls.
#[tokio::test(flavor = "multi_thread")]
async fn every_prompt_of_every_box_comes_back_as_it_was() {
    let db = fresh_db("phases");
    let mut process = start_process(&db);
    let mut tables = Vec::new();
    for set in Set::ALL {
        for (kind, prepared) in prepared::kinds(set) {
            let (table, _) = create(process.address, &prepared.table(set)).await;
            let link = table.links.iter().find(|link| link.seat == prepared.seat).expect("a seat");
            let cookie = follow(process.address, &link.path).await;
            let me = Client::join(process.address, &table.id, &cookie).await;
            assert!(me.legal().contains(&prepared.line), "{kind} of {}", set.key());
            tables.push((kind, table.id, cookie, me.now, me.log));
        }
    }
    process.kill();
    process = start_process(&db);
    for (kind, id, cookie, now, log) in &tables {
        let me = Client::join(process.address, id, cookie).await;
        assert_eq!((&me.now, &me.log), (now, log), "{kind}");
    }
    println!("{} prompts", tables.len());
    assert!(tables.len() > 180, "only {} prompts", tables.len());
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_and_what_was_not_can_be_said_again() {
    let db = fresh_db("axe");
    let mut process = start_process(&db);
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
        process = start_process(&db);
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

#[tokio::test(flavor = "multi_thread")]
async fn how_a_table_is_run_survives_a_kill_and_counts_once() {
    let db = fresh_db("head");
    let mut process = start_process(&db);
    let (table, cookie) = create(process.address, &wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(process.address, &table.id, &cookie).await;
    for n in 0..6_usize {
        let version = me.presence.version;
        let name = format!("Ada {n}");
        let rename = ToServer::Rename { id: fresh_id(), version, seat: A, name: name.clone() };
        // Every other one is on its way when the axe falls; the rest were acknowledged.
        let acked = n % 2 == 0;
        if acked {
            me.command(&rename).await.expect("one's own seat");
        } else {
            me.send(&rename).await;
        }
        process.kill();
        process = start_process(&db);
        me = Client::join(process.address, &table.id, &cookie).await;
        let stored = me.presence.version;
        assert!(stored == version + 1 || (stored == version && !acked), "{stored} after {version}");
        // Said again it counts once, whether it was stored or not.
        me.command(&rename).await.expect("it counts, now or before");
        assert_eq!((me.presence.version, &me.presence.seats[0].name), (version + 1, &name));
    }
    process.kill();
}
