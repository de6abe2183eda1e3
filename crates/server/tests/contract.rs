//! What every store promises, asked of both: a file of `SQLite`, and a real `PostgreSQL` that the test starts itself.

#![cfg(target_os = "linux")]

mod common;

use std::time::Duration;

use common::{fresh_db, wanted};
use elbowroom_server::store::{
    Batch, Chair, Clocks, Command, Head, Postgres, Renewed, Reviewed, Sqlite, Store, StoreError, Taken,
};
use engine::Seat;
use sqlx::{Connection, Executor, PgConnection};
use stress::proxy::{Proxy, Wire};
use stress::services::{self, Stop};
use wire::protocol::{ChatLine, NewKind, Policy, Sheet, Summary};

/// Whose review is moved.
const MOVED: Reviewed = Reviewed { seat: Seat(1), open: true };

/// A table nobody has played at.
fn head(id: &str, public: bool) -> Head {
    let plan = wanted("base", &[NewKind::Me, NewKind::Me]);
    let board = content::board::shipped::find("base-2p").expect("it is shipped");
    let chair = Chair {
        name: "Ann".to_owned(),
        bot: None,
        deputy: None,
        link: None,
        key: None,
        taken: true,
        since: 0,
        linked_by: None,
        opened: None,
        browsers: Vec::new(),
    };
    Head {
        id: id.to_owned(),
        title: "A table".to_owned(),
        options: plan.options,
        sheet: Sheet { board, shape: String::new() },
        seed: "00".to_owned(),
        seats: vec![chair.clone(), chair],
        host: 0,
        policy: Policy::Wait,
        policy_since: 0,
        pace: 0,
        pace_since: 0,
        public,
        version: 0,
        rules: wire::RULES,
        begun: 0,
    }
}

fn summary(id: &str, at: u64) -> Summary {
    Summary {
        id: id.to_owned(),
        title: "A table".to_owned(),
        set: "base".to_owned(),
        board: "base-2p".to_owned(),
        round: 1,
        rounds: 10,
        over: false,
        owes: Some('A'),
        seats: Vec::new(),
        watchers: 0,
        at,
    }
}

fn facts(from: u64, n: u64) -> Vec<String> {
    (from..from + n).map(|n| format!("fact {n}")).collect()
}

async fn create(store: &dyn Store, id: &str) -> u64 {
    store.create(&head(id, false), &facts(0, 2), &summary(id, 1)).await.expect("a new table");
    take(store, id).await
}

async fn take(store: &dyn Store, id: &str) -> u64 {
    match store.take(id).await.expect("it is there") {
        Taken::Yes { epoch } => epoch,
        Taken::ByAnother { node } => panic!("{id} is of {node}"),
    }
}

/// Everything a store promises to one process.
async fn keeps_the_contract(store: &dyn Store) {
    order_and_deduplication(store).await;
    conflicts_fail_alone(store).await;
    heads_change_in_order(store).await;
    chat_has_pages(store).await;
    reviews_only_grow(store).await;
    epochs_fence(store).await;
    listed(store).await;
    store.probe().await.expect("it can be written to");
    assert_eq!(store.renew().await.expect("it answers"), Renewed::InTime);
}

async fn order_and_deduplication(store: &dyn Store) {
    let epoch = create(store, "order").await;
    let twice = store.create(&head("order", false), &[], &summary("order", 1)).await;
    assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
    let said = facts(2, 3);
    // Numbers of commands use all bits.
    let command = u64::MAX - 7;
    let batch = Batch { version: 2, facts: &said, command: Some(command) };
    store.append("order", epoch, batch, &summary("order", 2)).await.expect("it was made on the present");
    let again = Batch { version: 5, facts: &said, command: Some(command) };
    let again = store.append("order", epoch, again, &summary("order", 3)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "a command is carried out once: {again:?}");
    let stored = store.load("order").await.expect("it is there");
    assert_eq!(stored.facts, facts(0, 5));
    assert_eq!(stored.commands, [(command, 5)]);
    assert_eq!(store.summary("order").await.expect("it is there").at, 2, "nothing of what failed is left");
    for missing in [store.load("nowhere").await.err(), store.summary("nowhere").await.err()] {
        assert!(matches!(missing, Some(StoreError::NotFound)), "{missing:?}");
    }
    assert!(matches!(store.take("nowhere").await, Err(StoreError::NotFound)));
}

async fn conflicts_fail_alone(store: &dyn Store) {
    let (one, other) = (create(store, "one").await, create(store, "other").await);
    let said = facts(2, 1);
    let brief = summary("one", 2);
    let batch = |version, command| Batch { version, facts: &said, command: Some(command) };
    // All wait together, and are written together: some are right, the others come too late, too early, twice, to a table
    // that is not there, or from somebody who has not taken it.
    let (right, late, early, also, lost, stranger) = tokio::join!(
        store.append("one", one, batch(2, 1), &brief),
        store.append("one", one, batch(2, 2), &brief),
        store.append("one", one, batch(30, 3), &brief),
        store.append("other", other, batch(2, 1), &brief),
        store.append("nowhere", 1, batch(0, 4), &brief),
        store.append("other", other + 1, batch(3, 5), &brief),
    );
    right.expect("it was made on the present");
    also.expect("and so was this");
    for refused in [late, early] {
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    }
    for refused in [lost, stranger] {
        assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
    }
    for id in ["one", "other"] {
        assert_eq!(store.load(id).await.expect("it is there").commands, [(1, 3)], "{id}");
    }
    // Many at once: each table's own come in order.
    let mut ids = Vec::new();
    for n in 0..20 {
        let id = format!("many{n}");
        ids.push((create(store, &id).await, id));
    }
    for version in 2..5 {
        let all = ids.iter().map(|(epoch, id)| {
            let said = &said;
            async move {
                let batch = Batch { version, facts: said, command: Some(version) };
                store.append(id, *epoch, batch, &summary(id, version)).await.expect("its turn");
            }
        });
        futures_util::future::join_all(all).await;
    }
    for (_, id) in &ids {
        let stored = store.load(id).await.expect("it is there");
        assert_eq!((stored.facts.len(), stored.commands.len()), (5, 3));
    }
}

async fn heads_change_in_order(store: &dyn Store) {
    let epoch = create(store, "head").await;
    let mut changed = head("head", true);
    (changed.version, changed.title) = (1, "Another name".to_owned());
    let brief = summary("head", 9);
    let command = Some(Command { id: 77, version: 2 });
    let (first, second) = tokio::join!(
        store.amend(epoch, &changed, &brief, command),
        store.amend(epoch, &changed, &brief, None)
    );
    first.expect("it was made on the present");
    assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
    let stored = store.load("head").await.expect("it is there");
    assert_eq!((stored.head.version, &*stored.head.title), (1, "Another name"));
    assert_eq!(stored.commands, [(77, 2)]);
}

async fn chat_has_pages(store: &dyn Store) {
    let epoch = create(store, "chat").await;
    for n in 0..130 {
        let line = ChatLine { n, seat: Seat(1), text: format!("línea {n} 'quoted' \\ \u{1f600}"), at: 5 };
        store.chat("chat", epoch, &line, Command { id: n, version: 2 }).await.expect("said once");
    }
    let line = ChatLine { n: 130, seat: Seat(1), text: "again".to_owned(), at: 5 };
    let again = store.chat("chat", epoch, &line, Command { id: 3, version: 2 }).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    let last = store.load("chat").await.expect("it is there").chat;
    assert_eq!(last.last().map(|line| line.n), Some(129), "what failed was not said");
    let before = store.chat_before("chat", 40, 10).await.expect("a page");
    assert_eq!(before.iter().map(|line| line.n).collect::<Vec<_>>(), (30..40).collect::<Vec<_>>());
    assert_eq!(before[0].text, "línea 30 'quoted' \\ \u{1f600}");
    assert_eq!(store.chat_before("chat", u64::MAX, 1).await.expect("a page").len(), 1);
}

async fn reviews_only_grow(store: &dyn Store) {
    create(store, "reviewed").await;
    let of = Reviewed { seat: Seat(1), open: false };
    let kept = async || store.review("reviewed", of).await.expect("it can be read");
    assert_eq!(kept().await, None);
    for (judged, text) in [(2, "two"), (5, "five"), (3, "three")] {
        store.keep_review("reviewed", of, judged, text.to_owned()).await.expect("kept");
    }
    assert_eq!(kept().await.as_deref(), Some("five"));
    for other in [Reviewed { open: true, ..of }, Reviewed { seat: Seat(0), ..of }] {
        assert_eq!(store.review("reviewed", other).await.expect("it can be read"), None);
    }
    // What is not there has no reviews, and nobody minds.
    store.keep_review("nowhere", of, 1, "one".to_owned()).await.expect("nothing is written");
    assert_eq!(store.review("nowhere", of).await.expect("it can be read"), None);
}

async fn epochs_fence(store: &dyn Store) {
    let old = create(store, "fence").await;
    let new = take(store, "fence").await;
    assert!(new > old, "epochs go up");
    assert!(
        !store.holds("fence", old).await.expect("it answers")
            && store.holds("fence", new).await.expect("it answers")
    );
    let said = facts(2, 1);
    let batch = Batch { version: 2, facts: &said, command: Some(1) };
    let brief = summary("fence", 2);
    let line = ChatLine { n: 0, seat: Seat(0), text: "hello".to_owned(), at: 5 };
    let mut changed = head("fence", false);
    changed.version = 1;
    let refused = [
        store.append("fence", old, batch, &brief).await,
        store.chat("fence", old, &line, Command { id: 2, version: 2 }).await,
        store.amend(old, &changed, &brief, None).await,
    ];
    for refused in refused {
        assert!(matches!(refused, Err(StoreError::Fenced)), "{refused:?}");
    }
    let stored = store.load("fence").await.expect("it is there");
    assert_eq!((stored.facts.len(), stored.chat.len(), stored.head.version), (2, 0, 0));
    store.append("fence", new, batch, &brief).await.expect("the present owner may");
    // What an old owner gives back is not the new one's.
    store.release("fence", old).await.expect("nothing happens");
    let batch = Batch { version: 3, command: Some(3), ..batch };
    store.append("fence", new, batch, &brief).await.expect("still the present owner");
    store.release("fence", new).await.expect("it is given back");
    assert!(take(store, "fence").await > new, "epochs go up, whoever had it");
}

async fn listed(store: &dyn Store) {
    for (id, at) in [("early", 50), ("late", 60)] {
        store.create(&head(id, true), &[], &summary(id, at)).await.expect("a new table");
    }
    let ids: Vec<String> =
        store.watchable(50).await.expect("a list").into_iter().map(|brief| brief.id).collect();
    assert!(["early", "late", "head"].iter().all(|id| ids.iter().any(|it| it == id)), "{ids:?}");
    assert!(!ids.iter().any(|id| id == "one"), "only what is public");
    assert_eq!(store.watchable(1).await.expect("a list").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_keeps_the_contract() {
    let store = Sqlite::open(&fresh_db("contract")).await.expect("it opens");
    keeps_the_contract(&store).await;
}

/// Runs a statement as somebody who may.
async fn sql(url: &str, statement: &'static str) {
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
        let batch = Batch { version, facts: &said, command: Some(version) };
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
        let batch = Batch { version, facts: &said, command: Some(version) };
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
    let batch = Batch { version: 4, facts: &said, command: Some(4) };
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
    let batch = Batch { command: Some(5), ..batch };
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
    let batch = Batch { version: 2, facts: &said, command: Some(1) };
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

#[tokio::test(flavor = "multi_thread")]
async fn tables_move_from_a_file_to_a_database_once() {
    use elbowroom_server::store::migrate::{Moved, migrate};
    let file = fresh_db("moving");
    let store = Sqlite::open(&file).await.expect("it opens");
    for id in ["first", "second"] {
        let epoch = create(&store, id).await;
        let said = facts(2, 2);
        let batch = Batch { version: 2, facts: &said, command: Some(u64::MAX) };
        store.append(id, epoch, batch, &summary(id, 7)).await.expect("the present");
        let line = ChatLine { n: 0, seat: Seat(1), text: "hello".to_owned(), at: 5 };
        store.chat(id, epoch, &line, Command { id: 3, version: 4 }).await.expect("said");
        let mut changed = head(id, true);
        changed.version = 1;
        store.amend(epoch, &changed, &summary(id, 8), None).await.expect("the present");
        store.keep_review(id, MOVED, 4, "it's \"well\" played".to_owned()).await.expect("kept");
    }
    store.close().await.expect("it closes");
    let database = services::Postgres::start("moving").expect("a database");
    let url = database.url();
    assert_eq!(migrate(&file, &url).await, Ok(Moved { moved: 2, ..Moved::default() }));
    // As if it had been interrupted between two tables, and repeated.
    sql(&url, "DELETE FROM tables WHERE id = 'second'").await;
    sql(&url, "DELETE FROM progress WHERE id = 'second'").await;
    sql(&url, "DELETE FROM owners WHERE id = 'second'").await;
    for statement in ["DELETE FROM facts WHERE id = 'second'", "DELETE FROM commands WHERE id = 'second'"] {
        sql(&url, statement).await;
    }
    sql(&url, "DELETE FROM reviews WHERE id = 'second'").await;
    sql(&url, "DELETE FROM chat WHERE id = 'second'").await;
    assert_eq!(migrate(&file, &url).await, Ok(Moved { moved: 1, there: 1, gone_on: 0 }));
    assert_eq!(migrate(&file, &url).await, Ok(Moved { there: 2, ..Moved::default() }));
    let (old, new) =
        (Sqlite::open(&file).await.expect("it opens"), Postgres::open(&url, "a").await.expect("it opens"));
    for id in ["first", "second"] {
        let [mut before, mut after] =
            [old.load(id).await.expect("it is there"), new.load(id).await.expect("it is there")];
        before.commands.sort_unstable();
        after.commands.sort_unstable();
        assert_eq!(format!("{before:?}"), format!("{after:?}"));
        assert_eq!(old.summary(id).await.expect("there"), new.summary(id).await.expect("there"));
        let review = new.review(id, MOVED).await.expect("it can be read");
        assert_eq!(review.as_deref(), Some("it's \"well\" played"));
    }
    let listed = new.watchable(5).await.expect("a list").len();
    assert_eq!(listed, 2);
    // A file that a server uses is not moved: what is said there meanwhile would be lost.
    old.hold().await;
    let used = migrate(&file, &url).await;
    assert!(used.as_ref().is_err_and(|why| why.contains("a server uses it")), "{used:?}");
    // Somebody has played on in the file: that is said, and nothing is overwritten.
    let Ok(Taken::Yes { epoch }) = old.take("first").await else { panic!("it is taken") };
    let batch = Batch { version: 4, facts: &facts(4, 1), command: Some(77) };
    old.append("first", epoch, batch, &summary("first", 9)).await.expect("the present");
    old.close().await.expect("it closes");
    assert_eq!(migrate(&file, &url).await, Ok(Moved { moved: 0, there: 2, gone_on: 1 }));
    assert_eq!(new.load("first").await.expect("it is there").facts.len(), 4);
    let missing = migrate(std::path::Path::new("nowhere.db"), &url).await;
    assert!(missing.is_err_and(|why| why.contains("there is no such file")));
}
