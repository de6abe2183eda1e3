//! Whatever is sent, the server answers or hangs up, and goes on for everybody else.

mod common;

use std::time::Duration;

use common::{Client, Server, bot, config, connect, fresh_db, fresh_id, get, http, post, text, wanted};
use elbowroom_server::{Config, Limit};
use engine::Seat;
use fastrand::Rng;
use tokio_tungstenite::tungstenite::Message;
use wire::protocol::{NewKind, Policy, Problem, ToClient, ToServer, Turning, read, write};

const A: Seat = Seat(0);

/// Messages as a client would send them.
fn sound(version: u64) -> Vec<String> {
    let turning = Turning { id: fresh_id(), version, seat: A };
    let messages = [
        ToServer::Answer {
            id: fresh_id(),
            version,
            seat: A,
            lines: vec!["pick 1".to_owned(), "done".to_owned()],
        },
        ToServer::Undo(turning),
        ToServer::Redo(turning),
        ToServer::Restart(turning),
        ToServer::Look { seat: A },
        ToServer::Hint { version: 1, seat: A },
        ToServer::Chat { id: fresh_id(), seat: A, text: "hello".to_owned() },
        ToServer::Policy { id: fresh_id(), version: 0, policy: Policy::HandOn { after: 3 } },
        ToServer::Pace { id: fresh_id(), version: 0, millis: 7 },
        ToServer::StandIn { id: fresh_id(), version: 0, seat: A, bot: Some("novice".to_owned()) },
        ToServer::HandOn { id: fresh_id(), version: 0, seat: Seat(1) },
        ToServer::Rekey { id: fresh_id(), version: 0, seat: Seat(1) },
        ToServer::Rename { id: fresh_id(), version: 0, seat: A, name: "x".to_owned() },
        ToServer::ChatBefore { n: 1 },
        ToServer::Ping { n: 1 },
    ];
    messages.iter().map(write).collect()
}

/// A message spoiled in one or more places.
fn spoiled(rng: &mut Rng, text: &str) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.usize(..4) {
        let at = rng.usize(..=chars.len().saturating_sub(1));
        match rng.u8(..6) {
            0 if !chars.is_empty() => {
                chars.remove(at);
            }
            1 => chars.insert(at, rng.char(..)),
            2 => chars.truncate(at),
            3 => chars.splice(at..at, "99999999999999999999".chars()).for_each(drop),
            4 => chars.splice(at..at, "[[[[{{{{\"\"".chars()).for_each(drop),
            _ if !chars.is_empty() => chars[at] = rng.char(' '..='~'),
            _ => {}
        }
    }
    chars.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn spoiled_messages_harm_nobody() {
    let server = Server::start("nonsense").await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let mut rng = Rng::with_seed(1);
    let mut troubled = 0;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    for n in 0..3000 {
        let messages = sound(me.now.version);
        let message = spoiled(&mut rng, &messages[n % messages.len()]);
        me.raw(Message::text(message)).await;
        if n % 20 == 19 {
            // A client that talks too much nonsense is hung up on, so we come as a new one.
            let ping = ToServer::Ping { n: n as u64 };
            me.send(&ping).await;
            loop {
                match me.next().await.1 {
                    ToClient::Pong { n: back } if back == n as u64 => break,
                    ToClient::Trouble(problem) => {
                        assert_eq!(problem.key, "problem-message");
                        troubled += 1;
                    }
                    _ => {}
                }
            }
            me = Client::join(server.address, &table.id, &cookie).await;
        }
    }
    assert!(troubled > 1000);
    // Bytes, and messages that are too long, are no reason to fall over either.
    me.raw(Message::binary(vec![0; 100])).await;
    me.send(&ToServer::Ping { n: 9 }).await;
    me.until(|message| matches!(message, ToClient::Pong { n: 9 }).then_some(())).await;
    me.raw(Message::text("x".repeat(100_000))).await;
    assert!(closes(&mut me).await);
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    for _ in 0..100 {
        me.raw(Message::text("nonsense")).await;
    }
    assert!(closes(&mut me).await);
    // And the game goes on.
    let me = Client::join(server.address, &table.id, &cookie).await;
    assert!(!me.game.board().is_empty());
    server.stop();
}

async fn closes(client: &mut Client) -> bool {
    for _ in 0..500 {
        if client.is_closed().await {
            return true;
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_anybody_could_think_of_is_refused_or_taken() {
    let server = Server::start("answers").await;
    let (table, cookie) = server.create(&wanted("underground", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let mut rng = Rng::with_seed(2);
    let words = [
        "A",
        "B",
        "*",
        "1",
        "7",
        "99",
        "-1",
        "255",
        "256",
        "?",
        "-",
        "kraken",
        "mining",
        "flying-doormat",
        "",
    ];
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..2000 {
        let Some(seat) = me.owes() else { break };
        let verb = engine::Answer::VERBS[rng.usize(..engine::Answer::VERBS.len())];
        let mut line = verb.to_owned();
        for _ in 0..rng.usize(..4) {
            line = format!("{line} {}", words[rng.usize(..words.len())]);
        }
        if rng.u8(..20) == 0 {
            let legal = me.legal();
            line.clone_from(&legal[rng.usize(..legal.len())]);
        }
        match me.answer(seat, &line).await {
            Ok(_) => taken += 1,
            Err(_) => refused += 1,
        }
    }
    assert!(taken > 20 && refused > 1000, "{taken} taken, {refused} refused");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn http_nonsense_gets_a_problem() {
    let server = Server::start("http").await;
    let at = server.address;
    let key = |body: &str| read::<Problem>(body).map(|problem| problem.key).unwrap_or_default();
    let no = get(at, "/api/tables/nosuchtable", "").await;
    assert_eq!((no.status, key(&no.body)), (404, "problem-no-table".to_owned()));
    let no = get(at, "/api/nothing/here", "").await;
    assert_eq!((no.status, key(&no.body)), (404, "problem-not-found".to_owned()));
    let no = post(at, "/api/tables", "{").await;
    assert_eq!((no.status, key(&no.body)), (400, "problem-message".to_owned()));
    // Whoever writes a client is told what is wrong, and not more of it than a line.
    let why =
        |body: &str| read::<Problem>(body).map(|problem| problem.args["why"].clone()).unwrap_or_default();
    let no = post(at, "/api/tables", r#"{"options":{"box":"base","players":2},"seats":[]}"#).await;
    assert!(why(&no.body).contains("missing field `purses`"), "{}", no.body);
    let no = post(at, "/api/tables", &format!(r#"{{"seats":[{{"kind":"{}"}}]}}"#, "x".repeat(90_000))).await;
    assert!(why(&no.body).len() <= 200, "{} characters", why(&no.body).len());
    // A form of another site cannot say that it is JSON.
    let plan = write(&wanted("base", &[NewKind::Me, bot("novice")]));
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nContent-Type: text/plain\r\nContent-Length: {}\r\n",
        plan.len()
    );
    assert_eq!(http(at, &head, plan.as_bytes()).await.status, 400);
    for (set, kinds) in [
        ("chess", vec![NewKind::Me, NewKind::Me]),
        ("base", vec![NewKind::Me]),
        ("base", vec![NewKind::Me; 6]),
        ("base", vec![NewKind::Me, bot("nobody")]),
    ] {
        let no = post(at, "/api/tables", &write(&wanted(set, &kinds))).await;
        assert_eq!((no.status, key(&no.body)), (400, "problem-choice".to_owned()));
    }
    let mut rng = Rng::with_seed(3);
    for _ in 0..300 {
        let reply = post(at, "/api/tables", &spoiled(&mut rng, &plan)).await;
        assert!([200, 400].contains(&reply.status), "{reply:?}");
    }
    let reply = post(at, "/api/tables", &format!("\"{}\"", "x".repeat(1_000_000))).await;
    assert!(reply.status == 413 || reply.status == 0, "{}", reply.status);
    // What is refused before it comes to us is said in the same way.
    for (head, status, told) in [
        ("GET /api/boxes/base/-1 HTTP/1.1\r\n", 400, "problem-message"),
        ("GET /api/boxes/base/6 HTTP/1.1\r\n", 400, "problem-choice"),
        ("GET /api/tables/%FF/live HTTP/1.1\r\n", 400, "problem-message"),
        ("DELETE /api/tables HTTP/1.1\r\n", 405, "problem-message"),
        ("PUT /api/nothing HTTP/1.1\r\n", 405, "problem-message"),
    ] {
        let reply = http(at, head, &[]).await;
        assert_eq!((reply.status, &*key(&reply.body)), (status, told), "{head}");
    }
    for path in ["/t/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/%00/live", "/t/a/s/..%2f.."]
    {
        let reply = get(at, path, "").await;
        assert!(!reply.body.contains("root:"), "{path}");
    }
    // A page of another site may not use the cookie for a socket.
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, bot("novice")])).await;
    let head = format!(
        "GET /api/tables/{}/live HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://elsewhere.example\r\nCookie: {cookie}\r\n",
        table.id
    );
    let reply = http(at, &head.replace("HTTP/1.1\r\n", "HTTP/1.1\r\nConnection: upgrade\r\n"), &[]).await;
    assert_eq!((reply.status, key(&reply.body)), (403, "problem-link".to_owned()));
    // A table that is not there says so on its socket, too.
    let mut socket = connect(at, "nosuchtable", "").await;
    let said: ToClient = read(&text(&mut socket).await.expect("a word")).expect("a message");
    assert_eq!(said, ToClient::Trouble(Problem::new("problem-no-table")));
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_too_much() {
    let few = Limit { n: 5.0, per: Duration::from_mins(10) };
    let server = Server::with(fresh_db("limits"), Config { tables: few, messages: few, ..config() }).await;
    let plan = wanted("base", &[NewKind::Me, bot("novice")]);
    let (table, cookie) = server.create(&plan).await;
    for _ in 0..4 {
        server.create(&plan).await;
    }
    let reply = post(server.address, "/api/tables", &write(&plan)).await;
    assert_eq!(reply.status, 429);
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    for n in 0..6 {
        me.send(&ToServer::Ping { n }).await;
    }
    let problem =
        me.until(
            |message| if let ToClient::Trouble(problem) = message { Some(problem.key.clone()) } else { None },
        );
    assert_eq!(problem.await, "problem-too-fast");
    server.stop();
}
