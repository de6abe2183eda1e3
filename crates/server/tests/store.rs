//! The store by itself: files of earlier versions, and changes that meet each other.

mod common;

use std::path::{Path, PathBuf};

use common::{Client, Server, config, fresh_db, fresh_id, wanted};
use elbowroom_server::store::{Hashed, Sqlite, Store, StoreError};
use engine::Seat;
use sqlx::Connection;
use wire::protocol::{NewKind, Policy, Problem, ToClient, ToServer, Turning, read};

/// A database as version 1 of its form wrote it: a game under way, with an answer taken back, chat and a renamed seat.
const VERSION_1: &str = include_str!("old/version-1.sql");
/// The same in form 4, of a program that did not list the steps a file has taken, and of one that does.
const VERSION_4: &str = include_str!("old/version-4.sql");
const VERSION_4_LISTED: &str = include_str!("old/version-4-listed.sql");
/// What was said there under rules that are not those of today.
const ILLEGAL: &str = include_str!("old/version-1-illegal.sql");
/// Its only table.
const TABLE: &str = "94azksgqxj";
/// The cookies of its seats.
const COOKIES: [&str; 2] = ["seats=u87bb6vw24rukpdax6vd282895", "seats=unwbfze78w7zz6iuezb5shvguj"];

async fn old_database(name: &str) -> PathBuf {
    database(name, VERSION_1).await
}

/// A file with these contents.
async fn database(name: &str, sql: &'static str) -> PathBuf {
    let db = fresh_db(name);
    change(&db, sql).await;
    db
}

/// Changes a file behind the server's back.
async fn change(db: &Path, sql: &'static str) {
    let url = format!("sqlite://{}?mode=rwc", db.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    sqlx::raw_sql(sql).execute(&mut connection).await.expect("it can be changed");
    connection.close().await.expect("written");
}

/// The steps a file says it has taken.
async fn steps_taken(db: &Path) -> Vec<i64> {
    let url = format!("sqlite://{}", db.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    let steps = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success ORDER BY version");
    steps.fetch_all(&mut connection).await.expect("a list")
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_of_every_form_go_on() {
    for (name, sql) in
        [("version-1", VERSION_1), ("version-4", VERSION_4), ("version-4-listed", VERSION_4_LISTED)]
    {
        let db = database(name, sql).await;
        goes_on(&db).await;
        assert_eq!(steps_taken(&db).await, [1, 2, 3, 4, 5, 6], "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_program_is_left_alone() {
    let db = database("newer", VERSION_4).await;
    change(&db, "PRAGMA user_version = 99").await;
    let refused = Sqlite::open(&db).await.err();
    assert!(matches!(&refused, Some(StoreError::Broken(why)) if why.contains("version 99")), "{refused:?}");
    // The same if it has another list of steps than this program: not one is taken again.
    let db = database("other-steps", VERSION_4_LISTED).await;
    change(&db, "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 2; PRAGMA user_version = 3")
        .await;
    assert!(matches!(Sqlite::open(&db).await, Err(StoreError::Broken(_))));
}

/// A server goes on with the old game, whenever it is started.
async fn goes_on(db: &Path) {
    for start in ["the first, which brings it up to date", "the second"] {
        let server = Server::with(db.to_owned(), config()).await;
        let mut ann = Client::join(server.address, TABLE, COOKIES[0]).await;
        let mut ben = Client::join(server.address, TABLE, COOKIES[1]).await;
        assert_eq!((ann.now.version, ben.owes()), (18, Some(Seat(1))), "{start}");
        assert_eq!((ann.presence.pace, &ann.presence.policy), (250, &Policy::HandOn { after: 60 }));
        let names: Vec<&str> = ann.presence.seats.iter().map(|card| &*card.name).collect();
        assert_eq!(names[0], "Ann");
        let said: Vec<&str> = ann.welcome.chat.iter().map(|line| &*line.text).collect();
        assert_eq!(said, ["hello", "good luck"]);
        // Commands of then still count once.
        let lines = vec!["pick 1".to_owned()];
        let pick = ToServer::Answer { id: 1 << 63 | 7, version: 13, seat: Seat(1), lines };
        assert_eq!(ben.command(&pick).await, Ok(16));
        let hello = ToServer::Chat { id: 301, seat: Seat(0), text: "hello".to_owned() };
        assert_eq!(ann.command(&hello).await, Ok(18));
        let name = format!("Ben at {start}").chars().take(20).collect::<String>();
        let version = ben.presence.version;
        let rename = ToServer::Rename { id: fresh_id(), version, seat: Seat(1), name: name.clone() };
        ben.command(&rename).await.expect("one's own seat");
        ann.until(|message| match message {
            ToClient::Presence(presence) => (presence.seats[1].name == name).then_some(()),
            ToClient::Chat(line) => panic!("said twice: {line:?}"),
            _ => None,
        })
        .await;
        server.stop();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_holds_no_secret_that_opens_a_seat_and_nobody_else_reads_it() {
    let db = old_database("secrets").await;
    let secrets = COOKIES.map(|cookie| cookie.trim_start_matches("seats=").to_owned());
    let holds = |secret: &String| {
        let files =
            ["", "-wal"].map(|end| std::fs::read(format!("{}{end}", db.display())).unwrap_or_default());
        files.iter().any(|file| file.windows(secret.len()).any(|bytes| bytes == secret.as_bytes()))
    };
    assert!(secrets.iter().all(holds), "the old one did");
    let store = Sqlite::open(&db).await.expect("it opens");
    let head = store.load(TABLE).await.expect("it is there").head;
    assert_eq!(
        head.opened(&secrets.clone().map(|secret| Hashed::of(&secret))).len(),
        2,
        "and the seats are still theirs"
    );
    // A new table does not bring them back.
    let server = Server::with(db.clone(), config()).await;
    let (made, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let new = made.links.iter().map(|link| link.path.clone()).chain([cookie]);
    let new: Vec<String> =
        new.filter_map(|text| text.rsplit(['#', '=']).next().map(ToOwned::to_owned)).collect();
    store.close().await.expect("it closes");
    assert!(!secrets.iter().chain(&new).any(holds));
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let Ok(found) = std::fs::metadata(format!("{}{end}", db.display())) else { continue };
        assert_eq!(found.permissions().mode() & 0o777, 0o600, "{end}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_is_frozen_and_never_lost() {
    let db = old_database("frozen").await;
    change(&db, ILLEGAL).await;
    for start in ["the first", "the second"] {
        let server = Server::with(db.clone(), config()).await;
        let mut ann = Client::join(server.address, TABLE, COOKIES[0]).await;
        let mut ben = Client::join(server.address, TABLE, COOKIES[1]).await;
        // Everything up to what is illegal now can be seen, by players and by those who look on.
        let watcher = Client::join(server.address, TABLE, "").await;
        for client in [&ann, &ben, &watcher] {
            assert!(client.welcome.frozen, "{start}");
            assert_eq!((client.now.version, client.welcome.table.rules), (19, 1));
            let last = client.log.last().and_then(|entry| entry.said.clone());
            assert_eq!(last.as_deref(), Some("B conquer 1"));
        }
        // Nobody plays on, and everybody is told why; but people may still talk.
        let refused = Err("problem-frozen".to_owned());
        assert_eq!(ben.answer(Seat(1), "done").await, refused);
        let turning = Turning { id: fresh_id(), version: 19, seat: Seat(1) };
        assert_eq!(ben.command(&ToServer::Undo(turning)).await, refused);
        let chat = ToServer::Chat { id: fresh_id(), seat: Seat(0), text: "what a pity".to_owned() };
        ann.command(&chat).await.expect("one may speak");
        server.stop();
    }
    let stored = Sqlite::open(&db).await.expect("it opens").load(TABLE).await.expect("it is there");
    assert_eq!(stored.facts.len(), 21, "what was said is all there");
    let report = elbowroom_server::store::maintenance::doctor(&db).await.expect("it can be read");
    assert_eq!((report.n_tables, &*report.frozen[0].0, report.faults.len()), (1, TABLE, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_rules_that_are_not_in_the_program_is_frozen_and_never_lost() {
    let db = database("other-rules", VERSION_4).await;
    change(&db, "UPDATE tables SET head = json_set(head, '$.rules', 99)").await;
    let server = Server::with(db.clone(), config()).await;
    let mut ben = Client::join(server.address, TABLE, COOKIES[1]).await;
    let watcher = Client::join(server.address, TABLE, "").await;
    for client in [&ben, &watcher] {
        // All of it is legal today, and could mean something else under the rules it began with.
        assert!(client.welcome.frozen);
        assert_eq!((client.now.version, client.welcome.table.rules, client.owes()), (18, 99, Some(Seat(1))));
    }
    let legal = ben.legal();
    assert_eq!(ben.answer(Seat(1), &legal[0]).await, Err("problem-frozen".to_owned()));
    let chat = ToServer::Chat { id: fresh_id(), seat: Seat(1), text: "what a pity".to_owned() };
    ben.command(&chat).await.expect("one may speak");
    server.stop();
    let report = elbowroom_server::store::maintenance::doctor(&db).await.expect("it can be read");
    assert_eq!((report.n_tables, &*report.frozen[0].0, report.faults.len()), (1, TABLE, 0));
    // A program that has these rules goes on with it.
    change(&db, "UPDATE tables SET head = json_set(head, '$.rules', 1)").await;
    let server = Server::with(db, config()).await;
    let mut ben = Client::join(server.address, TABLE, COOKIES[1]).await;
    assert_eq!((ben.welcome.frozen, ben.welcome.chat.len()), (false, 3));
    ben.answer(Seat(1), &legal[0]).await.expect("it is listed");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_shown_is_said_to_be_kept_and_is() {
    let db = database("other-box", VERSION_4).await;
    change(&db, "UPDATE tables SET head = json_set(head, '$.options.box', 'atlantis', '$.rules', 99)").await;
    let server = Server::with(db.clone(), config()).await;
    let mut socket = common::connect(server.address, TABLE, COOKIES[0]).await;
    let said: ToClient = read(&common::text(&mut socket).await.expect("a word")).expect("a message");
    assert_eq!(said, ToClient::Trouble(Problem::new("problem-unreadable-table")));
    let (other, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    Client::join(server.address, &other.id, &cookie).await;
    server.stop();
    change(&db, "UPDATE tables SET head = json_set(head, '$.options.box', 'base', '$.rules', 1)").await;
    let server = Server::with(db, config()).await;
    assert_eq!(Client::join(server.address, TABLE, COOKIES[0]).await.now.version, 18);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_are_whole_and_old_games_go() {
    use elbowroom_server::store::maintenance::{Prune, backup, doctor, prune, restore};
    let server = Server::start("copied").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let seat = me.owes().expect("somebody begins");
    let version = me.answer(seat, "pick 1").await.expect("free");
    // A copy of a file in use holds what was acknowledged, and appears whole.
    let copy = server.db.with_extension("copy");
    assert_eq!(backup(&server.db, &copy).await, Ok(1));
    assert_eq!(backup(&server.db, &copy).await, Ok(1), "it is replaced");
    for end in ["-wal", "-shm", "-journal", ".unfinished"] {
        assert!(!std::fs::exists(format!("{}{end}", copy.display())).expect("known"), "the copy is one file");
    }
    assert!(restore(&server.db, &copy).await.is_err_and(|why| why.contains("a server uses it")));
    // A copy takes the place of neither the file itself, by whatever name, nor of what is no file.
    let folder = server.db.parent().expect("a folder").to_owned();
    let other_name = folder.join(".").join(server.db.file_name().expect("a name"));
    for same in [&server.db, &other_name] {
        let refused = backup(&server.db, same).await;
        assert!(refused.as_ref().is_err_and(|why| why.contains("the file itself")), "{refused:?}");
    }
    let door = server.db.with_extension("door");
    #[cfg(unix)]
    let _listening = std::os::unix::net::UnixListener::bind(&door).expect("a door");
    for no_file in [&folder, &door] {
        let refused = backup(&server.db, no_file).await;
        assert!(refused.as_ref().is_err_and(|why| why.contains("this is no file")), "{refused:?}");
    }
    assert!(restore(&copy, &copy).await.is_err_and(|why| why.contains("the file itself")));
    // What is said after the copy is gone when the copy is put in the place of the file.
    let legal = me.legal();
    me.answer(me.owes().expect("somebody is asked"), &legal[0]).await.expect("listed");
    drop(me);
    let fresh = fresh_db("restored");
    assert_eq!(restore(&fresh, &copy).await, Ok(1));
    let again = Server::with(fresh.clone(), config()).await;
    let used = restore(&fresh, &copy).await;
    assert!(
        used.as_ref().is_err_and(|why| why.contains("a server uses it")),
        "nothing is written yet: {used:?}"
    );
    let back = Client::join(again.address, &table.id, &cookie).await;
    assert_eq!((back.now.version, back.welcome.yours.len()), (version, 2));
    // Only what is old goes.
    let young = Prune { days: 1, finished: false, dry_run: false };
    assert_eq!(prune(&fresh, young).await, Ok(0));
    change(&fresh, "UPDATE progress SET at = at - 200000").await;
    assert_eq!(prune(&fresh, Prune { finished: true, ..young }).await, Ok(0), "it is not over");
    assert_eq!(prune(&fresh, Prune { dry_run: true, ..young }).await, Ok(1));
    assert_eq!(prune(&fresh, young).await, Ok(1));
    assert_eq!(doctor(&fresh).await.expect("it can be read").n_tables, 0);
    // What is no database is no copy.
    std::fs::write(&copy, "nonsense, and enough of it that it cannot be taken for an empty file")
        .expect("written");
    assert!(restore(&fresh_db("nonsense"), &copy).await.is_err());
    server.stop();
    again.stop();
}

/// What somebody does to the files of a server that runs.
type Mischief = fn(&Path);

fn beside(db: &Path, end: &str) -> PathBuf {
    let mut name = db.as_os_str().to_owned();
    name.push(end);
    name.into()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_by_a_file_that_the_next_start_will_not_find() {
    let mischief: [(&str, Mischief, Option<Mischief>); 4] = [
        (
            "moved",
            |db| std::fs::rename(db, beside(db, ".away")).expect("it is there"),
            Some(|db| std::fs::rename(beside(db, ".away"), db).expect("it is there")),
        ),
        (
            "moved-with-log",
            |db| {
                for end in ["", "-wal", "-shm"] {
                    std::fs::rename(beside(db, end), beside(db, &format!("{end}.away")))
                        .expect("it is there");
                }
            },
            Some(|db| {
                for end in ["", "-wal", "-shm"] {
                    std::fs::rename(beside(db, &format!("{end}.away")), beside(db, end))
                        .expect("it is there");
                }
            }),
        ),
        ("deleted", |db| std::fs::remove_file(db).expect("it is there"), None),
        (
            "replaced",
            |db| {
                std::fs::copy(db, beside(db, ".copy")).expect("it can be copied");
                std::fs::rename(beside(db, ".copy"), db).expect("it can be replaced");
            },
            None,
        ),
    ];
    for (name, spoil, mend) in mischief {
        let server = Server::start(name).await;
        let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
        let mut me = Client::join(server.address, &table.id, &cookie).await;
        let seat = me.owes().expect("somebody begins");
        me.answer(seat, "pick 1").await.expect("free");
        spoil(&server.db);
        let (version, lines) = (me.now.version, vec![me.legal()[0].clone()]);
        let command = ToServer::Answer { id: fresh_id(), version, seat, lines };
        let chat = ToServer::Chat { id: fresh_id(), seat, text: "hello".to_owned() };
        let settings = me.presence.version;
        let rename = ToServer::Rename { id: fresh_id(), version: settings, seat, name: "Ann".to_owned() };
        for command in [&command, &chat, &rename] {
            assert_eq!(me.command(command).await, Err("problem-server".to_owned()), "{name}: {command:?}");
        }
        let body = wire::protocol::write(&wanted("base", &[NewKind::Me, NewKind::Me]));
        assert_eq!(common::post(server.address, "/api/tables", &body).await.status, 500, "{name}");
        let ready = common::get(server.address, "/readyz", "").await.status;
        assert_eq!(ready, 503, "{name}");
        // What is there can still be looked at, and is as it was.
        let looks = Client::join(server.address, &table.id, "").await;
        assert_eq!(looks.now.version, version, "{name}");
        if let Some(mend) = mend {
            // The file is back, and the server goes on by itself.
            mend(&server.db);
            for command in [&command, &chat, &rename] {
                me.command(command).await.unwrap_or_else(|key| panic!("{name}: {command:?}: {key}"));
            }
            let db = server.db.clone();
            server.stop();
            let server = Server::with(db, config()).await;
            let mut me = Client::join(server.address, &table.id, &cookie).await;
            assert!(me.command(&command).await.is_ok() && me.now.version > version, "{name}");
            server.stop();
        } else {
            server.stop();
        }
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_somebody_deletes_is_saved_by_who_has_it_open() {
    let server = Server::start("no-log").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    for _ in 0..3 {
        std::fs::remove_file(beside(&server.db, "-wal")).expect("it is there");
        for _ in 0..4 {
            let seat = me.owes().expect("the game goes on");
            let line = me.legal()[0].clone();
            me.answer(seat, &line).await.expect("it is stored");
        }
    }
    let db = server.db.clone();
    let (version, said) = (me.now.version, me.log.len());
    server.stop();
    // Another program reads what the next start will find.
    let copy = beside(&db, ".copy");
    elbowroom_server::store::maintenance::backup(&db, &copy).await.expect("it can be copied");
    let server = Server::with(copy, config()).await;
    let later = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!((later.now.version, later.log.len()), (version, said));
    server.stop();
}
