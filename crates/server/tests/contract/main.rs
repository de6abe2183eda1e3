//! What every store promises, asked of both: a file of `SQLite`, and a real `PostgreSQL` that the test starts itself.

#![cfg(target_os = "linux")]

#[path = "../common/mod.rs"]
mod common;
mod database;
mod moving;

use common::{fresh_db, wanted};
use elbowroom_server::store::{
    Batch, Chair, Command, CommandId, Head, Renewed, Reviewed, Sqlite, Store, StoreError, Taken,
};
use engine::Seat;
use wire::protocol::{ChatLine, NewKind, Policy, Sheet, Summary};

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
        linked_for: Vec::new(),
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

/// A command by its number, with content of its own.
fn number(number: u64) -> CommandId {
    CommandId { number, content: Some(number as i64 ^ i64::MIN) }
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
    let batch = Batch { version: 2, facts: &said, command: Some(number(command)) };
    store.append("order", epoch, batch, &summary("order", 2)).await.expect("it was made on the present");
    let again = Batch { version: 5, facts: &said, command: Some(number(command)) };
    let again = store.append("order", epoch, again, &summary("order", 3)).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "a command is carried out once: {again:?}");
    let stored = store.load("order").await.expect("it is there");
    assert_eq!(stored.facts, facts(0, 5));
    assert_eq!(stored.commands, [Command { id: number(command), version: 5 }]);
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
    let batch = |version, command| Batch { version, facts: &said, command: Some(number(command)) };
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
        assert_eq!(
            store.load(id).await.expect("it is there").commands,
            [Command { id: number(1), version: 3 }],
            "{id}"
        );
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
                let batch = Batch { version, facts: said, command: Some(number(version)) };
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
    let command = Some(Command { id: number(77), version: 2 });
    let (first, second) = tokio::join!(
        store.amend(epoch, &changed, &brief, command),
        store.amend(epoch, &changed, &brief, None)
    );
    first.expect("it was made on the present");
    assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
    let stored = store.load("head").await.expect("it is there");
    assert_eq!((stored.head.version, &*stored.head.title), (1, "Another name"));
    assert_eq!(stored.commands, [Command { id: number(77), version: 2 }]);
}

async fn chat_has_pages(store: &dyn Store) {
    let epoch = create(store, "chat").await;
    for n in 0..130 {
        let line = ChatLine { n, seat: Seat(1), text: format!("línea {n} 'quoted' \\ \u{1f600}"), at: 5 };
        store.chat("chat", epoch, &line, Command { id: number(n), version: 2 }).await.expect("said once");
    }
    let line = ChatLine { n: 130, seat: Seat(1), text: "again".to_owned(), at: 5 };
    let again = store.chat("chat", epoch, &line, Command { id: number(3), version: 2 }).await;
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
    let batch = Batch { version: 2, facts: &said, command: Some(number(1)) };
    let brief = summary("fence", 2);
    let line = ChatLine { n: 0, seat: Seat(0), text: "hello".to_owned(), at: 5 };
    let mut changed = head("fence", false);
    changed.version = 1;
    let refused = [
        store.append("fence", old, batch, &brief).await,
        store.chat("fence", old, &line, Command { id: number(2), version: 2 }).await,
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
    let batch = Batch { version: 3, command: Some(number(3)), ..batch };
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
