//! Tables move from a file to a database.

use elbowroom_server::store::{Batch, Command, Postgres, Reviewed, Sqlite, Store, Taken};
use engine::Seat;
use stress::services;
use wire::protocol::ChatLine;

use crate::common::fresh_db;
use crate::database::sql;
use crate::{create, facts, head, number, summary};

/// Whose review is moved.
const MOVED: Reviewed = Reviewed { seat: Seat(1), open: true };

#[tokio::test(flavor = "multi_thread")]
async fn tables_move_from_a_file_to_a_database_once() {
    use elbowroom_server::store::migrate::{Moved, migrate};
    let file = fresh_db("moving");
    let store = Sqlite::open(&file).await.expect("it opens");
    for id in ["first", "second"] {
        let epoch = create(&store, id).await;
        let said = facts(2, 2);
        let batch = Batch { version: 2, facts: &said, command: Some(number(u64::MAX)) };
        store.append(id, epoch, batch, &summary(id, 7)).await.expect("the present");
        let line = ChatLine { n: 0, seat: Seat(1), text: "hello".to_owned(), at: 5 };
        store.chat(id, epoch, &line, Command { id: number(3), version: 4 }).await.expect("said");
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
        before.commands.sort_unstable_by_key(|command| command.id.number);
        after.commands.sort_unstable_by_key(|command| command.id.number);
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
    let batch = Batch { version: 4, facts: &facts(4, 1), command: Some(number(77)) };
    old.append("first", epoch, batch, &summary("first", 9)).await.expect("the present");
    old.close().await.expect("it closes");
    assert_eq!(migrate(&file, &url).await, Ok(Moved { moved: 0, there: 2, gone_on: 1 }));
    assert_eq!(new.load("first").await.expect("it is there").facts.len(), 4);
    let missing = migrate(std::path::Path::new("nowhere.db"), &url).await;
    assert!(missing.is_err_and(|why| why.contains("there is no such file")));
}
