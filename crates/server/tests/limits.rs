//! What one client, or many, cannot take from others: places at a table, connections, patience.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::{Client, Server, config, follow, fresh_db, fresh_id, get, http, text, wanted};
use elbowroom_server::{Config, Connections, Limit};
use engine::Seat;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::protocol::{CHAT_PAGE, NewKind, ToClient, ToServer, Told, Turning, read, write};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection as a proxy makes it for somebody.
async fn connect_from(address: SocketAddr, id: &str, cookie: &str, from: &str) -> Socket {
    let url = format!("ws://{address}/api/tables/{id}/live");
    let mut request = url.into_client_request().expect("an address");
    request.headers_mut().insert("cookie", cookie.parse().expect("text"));
    // Whatever the client itself has written comes first, and is not believed.
    request.headers_mut().insert("x-forwarded-for", format!("8.8.8.8, {from}").parse().expect("text"));
    tokio_tungstenite::connect_async(request).await.expect("a connection").0
}

/// The key of the problem a connection begins with, if it does.
async fn problem(socket: &mut Socket) -> Option<String> {
    match read(&text(socket).await.expect("a message")).expect("a message") {
        ToClient::Trouble(problem) => Some(problem.key),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_never_lock_the_players_out() {
    let proxies = vec![[127, 0, 0, 1].into()];
    let connections = Connections { proxies, ..Connections::default() };
    let limited = Config { watchers: 5, watchers_by_address: 3, connections, ..config() };
    let server = Server::with(fresh_db("watchers"), limited).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut watching = Vec::new();
    let full = Some("problem-full".to_owned());
    for (from, let_in) in [("1.1.1.1", 3), ("2.2.2.2", 2), ("3.3.3.3", 0)] {
        for n in 0..4 {
            let mut socket = connect_from(server.address, &table.id, "", from).await;
            let told = problem(&mut socket).await;
            assert_eq!(told, if n < let_in { None } else { full.clone() }, "watcher {n} from {from}");
            watching.push(socket);
        }
    }
    // Whoever has a seat gets in, from a crowded address too, and on more devices than anybody has.
    let mut devices = Vec::new();
    for n in 0..20 {
        let mut socket = connect_from(server.address, &table.id, &cookie, "1.1.1.1").await;
        assert_eq!(problem(&mut socket).await, None, "device {n}");
        devices.push(socket);
    }
    // The oldest of them has ended.
    while text(&mut devices[0]).await.is_some() {}
    let me = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(me.presence.watchers, 5);
    server.stop();
}

/// Reads until the server closes the connection; what it has sent.
async fn closed(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut bytes)).await;
    // A reset is an end too.
    let _ = read.expect("the server closes it");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_say_nothing_or_little_are_closed() {
    let limit = Duration::from_millis(300);
    let connections = Connections { header: limit, request: limit, ..Connections::default() };
    let server = Server::with(fresh_db("slow"), Config { connections, ..config() }).await;
    let head = "GET /api/boards HTTP/1.1\r\nHost: here\r\n";
    let begun = "POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    let cases = [
        ("silent", String::new(), ""),
        ("half a head", head.to_owned(), ""),
        ("half a body", begun.to_owned(), "HTTP/1.1 408"),
        ("idle after a request", format!("{head}\r\n"), "HTTP/1.1 200"),
    ];
    for (name, sent, answer) in cases {
        let mut stream = TcpStream::connect(server.address).await.expect("the server listens");
        stream.write_all(sent.as_bytes()).await.expect("it is taken");
        let told = closed(stream).await;
        assert!(told.starts_with(answer) && (told.is_empty() || !answer.is_empty()), "{name}: {told}");
    }
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_gets_them_back() {
    let connections = Connections {
        by_address: 20,
        header: Duration::from_secs(3),
        count_local: true,
        ..Connections::default()
    };
    let server = Server::with(fresh_db("address"), Config { connections, ..config() }).await;
    let mut idle = Vec::new();
    for _ in 0..20 {
        idle.push(TcpStream::connect(server.address).await.expect("the server listens"));
    }
    // One more is closed at once, long before the others expire.
    let more = TcpStream::connect(server.address).await.expect("the system accepts it");
    assert_eq!(closed(more).await, "");
    for stream in idle {
        assert_eq!(closed(stream).await, "", "it expires");
    }
    assert_eq!(get(server.address, "/api/boards", "").await.status, 200);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_never_answers_a_ping_is_closed() {
    let ping_interval = Duration::from_millis(50);
    let patient = Config { ping_interval, idle_limit: Duration::from_millis(500), ..config() };
    let server = Server::with(fresh_db("pong"), patient).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    // This one is never read, so nothing answers for it.
    let dead = common::connect(server.address, &table.id, "").await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    while me.presence.watchers > 0 {
        me.next().await;
    }
    drop(dead);
    // Who reads has answered all the time.
    me.send(&ToServer::Ping { n: 7 }).await;
    me.until(|message| matches!(message, ToClient::Pong { n: 7 }).then_some(())).await;
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_comes_in_pages_and_a_new_socket_does_not_talk_faster() {
    let chat = Limit { n: 120.0, per: Duration::from_hours(10) };
    let server = Server::with(fresh_db("chatter"), Config { chat, ..config() }).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let say = |n: usize| ToServer::Chat { id: fresh_id(), seat: Seat(0), text: format!("line {n}") };
    for n in 0..120 {
        me.command(&say(n)).await.expect("there is some left to say");
    }
    assert_eq!(me.command(&say(120)).await, Err("problem-too-fast".to_owned()));
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    assert_eq!(me.command(&say(120)).await, Err("problem-too-fast".to_owned()));
    let other = follow(server.address, &table.links[1].path).await;
    let mut other = Client::join(server.address, &table.id, &other).await;
    let hello = ToServer::Chat { id: fresh_id(), seat: Seat(1), text: "line 120".to_owned() };
    other.command(&hello).await.expect("another seat has a voice of its own");
    // Who comes now is told the last page, and the others when asked; also after the table was read from the store.
    let db = server.db.clone();
    server.stop();
    let server = Server::with(db, config()).await;
    let mut late = Client::join(server.address, &table.id, "").await;
    let mut told = late.welcome.chat.clone();
    assert_eq!(told.len(), CHAT_PAGE);
    while told[0].n > 0 {
        late.send(&ToServer::ChatBefore { n: told[0].n }).await;
        let page = |message: &ToClient| match message {
            ToClient::ChatPage(lines) => Some(lines.clone()),
            _ => None,
        };
        let mut page = late.until(page).await;
        assert!((1..=CHAT_PAGE).contains(&page.len()));
        page.append(&mut told);
        told = page;
    }
    let texts: Vec<String> = told.into_iter().map(|line| line.text).collect();
    assert_eq!(texts, (0..=120).map(|n| format!("line {n}")).collect::<Vec<_>>());
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_back_without_end_fills_no_disk_and_can_play_on() {
    let server = Server::with(fresh_db("undo"), Config { second_thoughts: 30, ..config() }).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let (mut taken_back, mut refused) = (0, 0);
    while me.now.version < 60 {
        if let Some(seat) = me.now.undo.back.and_then(|letter| Seat::from_letter(&letter.to_string())) {
            let undo = ToServer::Undo(Turning { id: fresh_id(), version: me.now.version, seat });
            match me.command(&undo).await {
                Ok(version) => {
                    taken_back += 1;
                    while me.now.version < version {
                        me.next().await;
                    }
                }
                Err(key) => {
                    assert_eq!((&*key, me.now.version >= 30), ("problem-second-thoughts", true));
                    refused += 1;
                }
            }
        }
        let seat = me.owes().expect("the game goes on");
        let line = me.legal()[0].clone();
        me.answer(seat, &line).await.expect("listed");
    }
    assert!(taken_back >= 5 && refused >= 5, "{taken_back} taken back, {refused} refused");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_how_a_table_is_run_so_often_and_a_new_socket_not_more() {
    let settings = Limit { n: 3.0, per: Duration::from_hours(10) };
    let server = Server::with(fresh_db("settings"), Config { settings, ..config() }).await;
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let rename = |me: &Client, seat: u8| ToServer::Rename {
        id: fresh_id(),
        version: me.presence.version,
        seat: Seat(seat),
        name: "somebody".to_owned(),
    };
    for _ in 0..3 {
        let command = rename(&me, 0);
        me.command(&command).await.expect("there are some left");
    }
    for _ in 0..2 {
        let command = rename(&me, 0);
        assert_eq!(me.command(&command).await, Err("problem-too-fast".to_owned()));
        me = Client::join(server.address, &table.id, &cookie).await;
    }
    let other = follow(server.address, &table.links[1].path).await;
    let mut other = Client::join(server.address, &table.id, &other).await;
    let command = rename(&other, 1);
    other.command(&command).await.expect("another seat has changes of its own");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_pings_ends_the_socket() {
    let few = Limit { n: 20.0, per: Duration::from_mins(10) };
    let server = Server::with(fresh_db("pings"), Config { messages: few, ..config() }).await;
    let (table, _) = server.create(&wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    let mut me = Client::join(server.address, &table.id, "").await;
    for _ in 0..60 {
        me.raw(Message::Ping(Vec::new().into())).await;
    }
    while !me.is_closed().await {}
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn one_visitor_behind_a_proxy_leaves_others_their_turn_at_drawing() {
    let proxies = vec![[127, 0, 0, 1].into()];
    let connections = Connections { proxies, ..Connections::default() };
    let server = Server::with(fresh_db("drawing"), Config { connections, ..config() }).await;
    let address = server.address;
    let board = get(address, "/api/boards/base-5p/file", "").await.body;
    let ask = async move |from: &str, path: &str, text: String| {
        let body = write(&Told { text });
        let head = format!(
            "POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nX-Forwarded-For: {from}\r\nContent-Length: {}\r\n",
            body.len()
        );
        http(address, &head, body.as_bytes()).await.status
    };
    // Boards to be drawn, tiles and records to be read: whatever takes a while.
    let tile = (0..10_000).map(|n| format!("a{n}.b.c = 1\n")).collect::<String>();
    let record = format!("elbowroom record 1\nbox base\nplayers 2\n---\n{}", "A pick 1\n".repeat(20_000));
    for (path, text) in [("/api/boards", board.clone()), ("/api/tiles", tile), ("/api/records", record)] {
        let mut asked = tokio::task::JoinSet::new();
        for n in 0..50 {
            let text = text.replace("base-5p", &format!("crowd-{n}"));
            asked.spawn(async move { ask("9.9.9.9", path, text).await });
        }
        // As soon as the first of them is sent away, everything that one visitor can have is taken.
        let mut told = Vec::new();
        while !told.contains(&429) {
            told.push(asked.join_next().await.expect("one is sent away").expect("it is answered"));
        }
        let other = ask("8.8.8.8", "/api/boards", board.clone()).await;
        assert_eq!(other, 200, "another visitor has a turn beside {path}");
        asked.shutdown().await;
    }
    server.stop();
}
