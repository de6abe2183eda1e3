//! What a database promises besides: to several nodes, through faults, and in words.

use std::time::Duration;

use elbowroom_server::store::{Batch, Clocks, Postgres, Renewed, Store, StoreError, Taken};
use sqlx::{Connection, Executor, PgConnection};
use stress::proxy::{Proxy, Wire};
use stress::services::{self, Stop};

use crate::{create, facts, keeps_the_contract, number, summary, take};

/// Runs a statement as somebody who may.
pub async fn sql(url: &str, statement: &'static str) {
    let mut connection = PgConnection::connect(url).await.expect("it answers");
    connection.execute(statement).await.expect("it can be done");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_keeps_the_contract_among_nodes_and_through_faults() {
    let mut database = services::Postgres::start("contract").expect("a database");
    let store = Postgres::open(&database.url(), "a").await.expect("it opens");
    keeps_the_contract(&store).await;
    nodes_take_from_each_other(&database.url(), &store).await;
    clocks_go_on(&store).await;
    // A database that is restarted, or was cut off as by a loss of power, is used again.
    let epoch = create(&store, "faults").await;
    let said = facts(2, 1);
    for (version, how) in (2..).zip([Stop::Fast, Stop::Immediate]) {
        database.stop(how);
        let batch = Batch { version, facts: &said, command: Some(number(version)) };
        let failed = store.append("faults", epoch, batch, &summary("faults", 2)).await;
        assert!(matches!(failed, Err(StoreError::Broken(_))), "{failed:?}");
        assert!(store.probe().await.is_err());
        database.resume().expect("it starts again");
        store.append("faults", epoch, batch, &summary("faults", 2)).await.expect("it is there again");
    }
    assert_eq!(store.load("faults").await.expect("it is there").facts.len(), 4);
    said_in_one_sentence(&database.url()).await;
}

/// How long a wire is cut: longer than a change may take.
const CUT: Duration = Duration::from_secs(6);

#[tokio::test(flavor = "multi_thread")]
async fn what_a_cut_wire_holds_back_is_stored_once_or_never() {
    let database = services::Postgres::start("wires").expect("a database");
    let wire = Proxy::start(([127, 0, 0, 1], database.port).into()).await.expect("a wire");
    let store = Postgres::open(&database.url_by(wire.address.port()), "a").await.expect("it opens");
    let other = Postgres::open(&database.url(), "b").await.expect("it opens");
    let epoch = create(&store, "cut").await;
    let (said, brief) = (facts(2, 1), summary("cut", 2));
    for (version, delay) in (2..).zip([0, 2]) {
        let batch = Batch { version, facts: &said, command: Some(number(version)) };
        let cutting = async {
            tokio::time::sleep(Duration::from_millis(delay)).await;
            wire.set(Wire::Cut);
            tokio::time::sleep(CUT).await;
            wire.set(Wire::Whole);
        };
        let (first, ()) = tokio::join!(store.append("cut", epoch, batch, &brief), cutting);
        // If nobody knows whether it is stored, it is said again; a conflict means that it was.
        let again = loop {
            match store.append("cut", epoch, batch, &brief).await {
                Err(StoreError::Broken(_)) => tokio::time::sleep(Duration::from_millis(100)).await,
                known => break known,
            }
        };
        match (&first, &again) {
            (Ok(()), Err(StoreError::Conflict))
            | (Err(StoreError::Broken(_)), Ok(()) | Err(StoreError::Conflict)) => {}
            _ => panic!("{first:?}, then {again:?}"),
        }
        let stored = other.load("cut").await.expect("it is there");
        assert_eq!(stored.facts.len() as u64, version + 1, "once");
        assert_eq!(stored.commands.len() as u64, version - 1, "once");
    }
    // The other has not said for a while that it lives.
    assert_eq!(other.renew().await.expect("it answers"), Renewed::TooLate);
    other.release_all().await.expect("it answers");
    // A node that was cut off for longer than its lease has nothing any more, and what it held in a transaction keeps nobody
    // waiting.
    wire.set(Wire::Cut);
    let batch = Batch { version: 4, facts: &said, command: Some(number(4)) };
    let (late, taken) = tokio::join!(store.append("cut", epoch, batch, &brief), async {
        loop {
            other.renew().await.expect("it answers");
            if let Ok(Taken::Yes { epoch }) = other.take("cut").await {
                return epoch;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    });
    assert!(matches!(late, Err(StoreError::Broken(_))), "{late:?}");
    wire.set(Wire::Whole);
    let late = loop {
        match store.append("cut", epoch, batch, &brief).await {
            Err(StoreError::Broken(_)) => tokio::time::sleep(Duration::from_millis(100)).await,
            known => break known,
        }
    };
    assert!(matches!(late, Err(StoreError::Fenced)), "{late:?}");
    let batch = Batch { command: Some(number(5)), ..batch };
    other.append("cut", taken, batch, &brief).await.expect("nothing of the other came in between");
}

async fn nodes_take_from_each_other(url: &str, first: &Postgres) {
    let second = Postgres::open(url, "b").await.expect("it opens");
    let epoch = create(first, "moves").await;
    assert_eq!(second.take("moves").await.expect("it is there"), Taken::ByAnother { node: "a".to_owned() });
    // A node that was silent for too long: the clock is the database's.
    sql(url, "UPDATE nodes SET lease_until = now() WHERE name LIKE 'a-%'").await;
    let next = take(&second, "moves").await;
    assert_eq!(next, epoch + 1);
    let said = facts(2, 1);
    let batch = Batch { version: 2, facts: &said, command: Some(number(1)) };
    let brief = summary("moves", 2);
    let late = first.append("moves", epoch, batch, &brief).await;
    assert!(matches!(late, Err(StoreError::Fenced)), "it can write nothing: {late:?}");
    let back = first.take("moves").await.expect("it is there");
    assert_eq!(back, Taken::ByAnother { node: "b".to_owned() }, "and take nothing back");
    second.append("moves", next, batch, &brief).await.expect("the present owner may");
    let name = first.name();
    assert_eq!(first.renew().await.expect("it answers"), Renewed::TooLate);
    first.release_all().await.expect("it answers");
    assert_ne!(first.name(), name, "whatever was its own then is nobody's");
    assert_eq!(first.renew().await.expect("it answers"), Renewed::InTime);
    // Who stops gives everything back at once.
    second.release_all().await.expect("it answers");
    assert_eq!(take(first, "moves").await, next + 1);
    // The history says who wrote in which epoch.
    let mut connection = PgConnection::connect(url).await.expect("it answers");
    let owners: Vec<(i64, String)> =
        sqlx::query_as("SELECT epoch, owner FROM epochs WHERE id = 'moves' ORDER BY epoch")
            .fetch_all(&mut connection)
            .await
            .expect("a list");
    let epochs: Vec<i64> = owners.iter().map(|(epoch, _)| *epoch).collect();
    assert_eq!(epochs, [1, 2, 3]);
    assert!(owners[0].1.starts_with("a-") && owners[1].1.starts_with("b-"), "{owners:?}");
    second.close().await.expect("it closes");
}

async fn clocks_go_on(store: &Postgres) {
    let epoch = create(store, "clocks").await;
    let clocks = Clocks { absent: vec![None, Some(60_000)], away: vec![1], owed: 0 };
    store.keep_clocks("clocks", epoch, &clocks, &summary("clocks", 3)).await.expect("kept");
    let stale = store.keep_clocks("clocks", epoch + 1, &clocks, &summary("clocks", 3)).await;
    assert!(matches!(stale, Err(StoreError::Fenced)), "{stale:?}");
    let kept = store.load("clocks").await.expect("it is there").clocks.expect("kept");
    assert_eq!((kept.absent[0], &kept.away), (None, &vec![1]));
    assert!(kept.absent[1].is_some_and(|absent| absent >= 60_000), "{kept:?}");
    // Where everybody has gone nobody is waited for.
    store.release("clocks", epoch).await.expect("given back");
    assert_eq!(store.load("clocks").await.expect("it is there").clocks, None);
}

async fn said_in_one_sentence(url: &str) {
    let why = async |url: String| Postgres::open(&url, "c").await.err().expect("it cannot be used");
    let wrong = why(url.replace("room-for-all", "guess")).await;
    assert!(wrong.contains("the user or the password is wrong") && !wrong.contains("guess"), "{wrong}");
    let missing = why(url.replace("/postgres", "/elsewhere")).await;
    assert!(missing.contains("there is no database of this name"), "{missing}");
    let nobody = why("postgres://someone:secret@127.0.0.1:1/games".to_owned()).await;
    assert!(nobody.contains("nothing answers") && !nobody.contains("secret"), "{nobody}");
    let nonsense = why("postgres://[".to_owned()).await;
    assert!(nonsense.contains("no address"), "{nonsense}");
    sql(url, "CREATE ROLE guest LOGIN PASSWORD 'guest'").await;
    sql(url, "CREATE DATABASE games").await;
    let guest = url.replace("elbowroom:room-for-all", "guest:guest").replace("/postgres", "/games");
    let rights = why(guest).await;
    assert!(rights.contains("lacks the rights"), "{rights}");
    sql(url, "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (99, '', true, '', 0)")
        .await;
    let newer = why(url.to_owned()).await;
    assert!(newer.contains("the database is of version 99"), "{newer}");
}
