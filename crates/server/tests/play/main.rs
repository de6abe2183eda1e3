//! Whole games over real sockets, and everything people may do at a table.

#[path = "../common/mod.rs"]
mod common;
mod hints;
mod repeated;
mod seats;
mod settings;
mod undo;

use std::time::Duration;

use common::{Client, Server, bot, config, fresh_db, fresh_id, get, post, wanted};
use content::Set;
use elbowroom_server::Config;
use engine::Seat;
use wire::protocol::{NewKind, Problem, Summary, ToServer, read, write};
use wire::record::Record;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_every_box_to_its_end_and_the_record_is_true() {
    let server = Server::start("boxes").await;
    let levels = ["novice", "player", "veteran", "random", "greedy"];
    for (n, set) in Set::ALL.into_iter().enumerate() {
        let kinds: Vec<NewKind> = levels[..2 + n % 2].iter().map(|level| bot(level)).collect();
        let (table, _) = server.create(&wanted(set.key(), &kinds)).await;
        let mut watcher = Client::join(server.address, &table.id, "").await;
        assert_eq!(get(server.address, &format!("/api/tables/{}/record", table.id), "").await.status, 409);
        while watcher.owes().is_some() {
            watcher.next().await;
        }
        let seed = watcher.now.seed.clone().expect("the seed is revealed");
        let reply = get(server.address, &format!("/api/tables/{}/record", table.id), "").await;
        let record = Record::read(&reply.body).expect("a record");
        assert_eq!(record.seed.as_ref().map(wire::nature::Seed::hex), Some(seed));
        assert_eq!(record.commitment, Some(watcher.welcome.table.commitment.clone()));
        let (_, history) = record.verify().expect("it is true");
        assert!(history.state.is_over());
        // Who comes now sees the same log as who was there all the time, except that coins are no secret any more.
        let late = Client::join(server.address, &table.id, "").await;
        assert_eq!(late.log.len(), watcher.log.len());
        let summary: Summary =
            read(&get(server.address, &format!("/api/tables/{}", table.id), "").await.body)
                .expect("a summary");
        assert!(summary.over && summary.owes.is_none());
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_human_plays_a_whole_game_by_what_the_page_knows() {
    let server = Server::start("human").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(me.welcome.yours, [A]);
    let mut answers = 0;
    while let Some(seat) = me.wait_for(&[A]).await {
        let legal = me.legal();
        let line = &legal[answers * 7 % legal.len()];
        me.answer(seat, line).await.expect("what the engine lists here is accepted there");
        answers += 1;
    }
    assert!(answers > 20 && me.now.seed.is_some());
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_kept_and_said_once() {
    let server = Server::start("chat").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let chat = ToServer::Chat { id: fresh_id(), seat: A, text: "good luck".to_owned() };
    me.command(&chat).await.expect("one may speak");
    me.command(&chat).await.expect("once more");
    let empty = ToServer::Chat { id: fresh_id(), seat: A, text: " \n ".to_owned() };
    assert_eq!(me.command(&empty).await, Err("problem-text".to_owned()));
    let later = Client::join(server.address, &table.id, "").await;
    let lines: Vec<&str> = later.welcome.chat.iter().map(|line| &*line.text).collect();
    assert_eq!(lines, ["good luck"]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_sleep_when_nobody_looks_and_wake_as_they_were() {
    let idle = Duration::from_millis(50);
    let server = Server::with(fresh_db("sleep"), Config { idle, ..config() }).await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await);
    }
    assert_eq!(server.hub.n_awake().await, 0, "a table nobody has looked at was never awake");
    let mut prompts = Vec::new();
    for (table, cookie) in &tables {
        let mut me = Client::join(server.address, &table.id, cookie).await;
        me.wait_for(&[A]).await.expect("the game has just begun");
        me.answer(A, "pick 1").await.expect("free");
        prompts.push((me.now.clone(), me.log.clone()));
    }
    let patient = tokio::time::timeout(Duration::from_secs(30), async {
        while server.hub.n_awake().await > 0 {
            tokio::time::sleep(idle).await;
        }
    });
    patient.await.expect("all fall asleep");
    for ((table, cookie), (now, log)) in tables.iter().zip(&prompts) {
        let me = Client::join(server.address, &table.id, cookie).await;
        assert_eq!((&me.now, &me.log), (now, log));
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn public_tables_are_listed_and_others_are_not() {
    let server = Server::start("list").await;
    let mut open = wanted("underground", &[NewKind::Me, bot("novice")]);
    open.public = true;
    open.title = "Cellar".to_owned();
    let (shown, _) = server.create(&open).await;
    server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let list: Vec<Summary> = read(&get(server.address, "/api/tables", "").await.body).expect("a list");
    assert_eq!(list.iter().map(|it| (&*it.id, &*it.title)).collect::<Vec<_>>(), [(&*shown.id, "Cellar")]);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn home_made_boards_and_tiles_join_the_game() {
    let server = Server::start("home").await;
    let mut board = content::board::shipped::find("base-2p").expect("shipped");
    board.key = "mine".to_owned();
    board.rounds = 2;
    let mut plan = wanted("base", &[NewKind::Me, bot("novice")]);
    plan.options.board = wire::protocol::BoardChoice::Text(board.to_text());
    plan.options.tiles = vec![content::blank::EXAMPLES[0].1.to_owned()];
    let (table, cookie) = server.create(&plan).await;
    let me = Client::join(server.address, &table.id, &cookie).await;
    let sheet = &me.welcome.table.sheet;
    assert_eq!((&*sheet.board.key, me.game.rounds()), ("mine", 2));
    content::board::shape::Shape::parse("mine", &sheet.shape, &sheet.board).expect("its shape was drawn");
    let key = content::blank::EXAMPLES[0].0;
    assert!(me.game.tile(key).is_some());
    // What is wrong has keys, which every language has words for, and a place.
    board.regions[4].terrain = "desert".to_owned();
    let wrongs = [
        ("/api/boards", "x = 1", "problem-board", "fault-text-unknown", ["line", "1"]),
        ("/api/boards", "key = = 1", "problem-board", "fault-text", ["column", "7"]),
        ("/api/boards", &board.to_text(), "problem-board", "fault-board-terrain", ["region", "4"]),
        ("/api/tiles", "x = 1", "problem-tile", "fault-text-unknown", ["line", "1"]),
        ("/api/tiles", "kind = 'race'\nkey", "problem-tile", "fault-text", ["line", "2"]),
    ];
    for (path, text, key, fault, [name, value]) in wrongs {
        let reply = post(server.address, path, &write(&wire::protocol::Told { text: text.to_owned() })).await;
        let problem: Problem = read(&reply.body).expect("a problem");
        assert_eq!((reply.status, &*problem.key, &*problem.args["fault"]), (400, key, fault), "{text}");
        assert_eq!(problem.args[name], value, "{text}");
    }
    // So has what no game can be made of: a tile whose tokens are in another box, two tiles of one name, a board of
    // another box.
    let tile = || content::blank::EXAMPLES[0].1.to_owned();
    let usual = || wire::protocol::BoardChoice::Usual;
    let below = wire::protocol::BoardChoice::Key("underground-2p".to_owned());
    let wrongs = [
        ("underground", vec![tile()], usual(), "fault-game-stand-in", ["stand_in", "humans"]),
        (
            "base",
            vec![tile(), tile().replace("humans", "elves")],
            usual(),
            "fault-game-same-key",
            ["key", key],
        ),
        ("base", Vec::new(), below, "fault-game-board", ["board", "underground-2p"]),
    ];
    for (set, tiles, board, fault, [name, value]) in wrongs {
        let mut plan = wanted(set, &[NewKind::Me, bot("novice")]);
        plan.options.tiles = tiles;
        plan.options.board = board;
        let reply = post(server.address, "/api/tables", &write(&plan)).await;
        let problem: Problem = read(&reply.body).expect("a problem");
        assert_eq!(
            (reply.status, &*problem.key, &*problem.args["fault"]),
            (400, "problem-setup", fault),
            "{set}"
        );
        assert_eq!(problem.args[name], value, "{set}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_think_hard_do_not_delay_another_table() {
    let server = Server::start("thinkers").await;
    let mut watchers = Vec::new();
    for _ in 0..4 {
        let (table, _) = server.create(&wanted("base", &[bot("master"), bot("master"), bot("master")])).await;
        watchers.push(Client::join(server.address, &table.id, "").await);
    }
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let mut slowest = Duration::ZERO;
    for _ in 0..40 {
        let Some(seat) = me.owes() else { break };
        let legal = me.legal();
        let before = std::time::Instant::now();
        me.answer(seat, &legal[0]).await.expect("listed");
        slowest = slowest.max(before.elapsed());
    }
    println!("the slowest answer took {slowest:?}");
    assert!(slowest < Duration::from_secs(2), "{slowest:?} while others think");
    server.stop();
}
