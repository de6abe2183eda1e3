//! What an operator and programs in other languages rely on.

mod common;

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{Client, Server, config, fresh_db, get, http, start_process, text, wanted};
use futures_util::StreamExt;
use sqlx::Connection;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use wire::protocol::{NewKind, Problem, ToClient, ToServer, VERSION, read, write};

#[tokio::test(flavor = "multi_thread")]
async fn it_says_how_it_is() {
    let server = Server::start("watched").await;
    assert_eq!(get(server.address, "/healthz", "").await.status, 200);
    assert_eq!(get(server.address, "/readyz", "").await.status, 200);
    let (table, cookie) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut me = Client::join(server.address, &table.id, &cookie).await;
    let seat = me.owes().expect("somebody begins");
    me.answer(seat, "pick 1").await.expect("free");
    assert!(me.answer(seat, "pick 1").await.is_err());
    assert_eq!(get(server.address, "/api/nothing", "").await.status, 404);
    let told = get(server.address, "/metrics", "").await;
    let value = |name: &str| {
        let line = told.body.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|rest| rest.trim().parse::<u64>().ok())
            .unwrap_or_else(|| panic!("{name}: {}", told.body))
    };
    assert_eq!(value("elbowroom_moves_total{by=\"human\"}"), 1);
    assert_eq!(value("elbowroom_refusals_total{kind=\"problem-not-found\"}"), 1);
    assert_eq!(value("elbowroom_command_seconds_count"), 2);
    assert_eq!((value("elbowroom_sockets"), value("elbowroom_tables_awake")), (1, 1));
    assert!(value("elbowroom_store_seconds_count") >= 1);
    assert!(told.body.contains("elbowroom_bot_seconds") && told.body.ends_with("# EOF\n"));
    let secret = cookie.trim_start_matches("seats=");
    assert!(!told.body.contains(secret) && !told.body.contains(&table.id));
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_through_a_proxy_is_not_told_the_figures() {
    let mut behind = config();
    behind.connections.proxies = vec![[127, 0, 0, 1].into()];
    let server = Server::with(fresh_db("figures"), behind).await;
    let by_proxy = "GET /metrics HTTP/1.1\r\nX-Forwarded-For: 10.0.0.1\r\n";
    assert_eq!(http(server.address, by_proxy, &[]).await.status, 404);
    assert_eq!(http(server.address, "GET /metrics HTTP/1.1\r\n", &[]).await.status, 200);
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_of_another_version_is_told_so() {
    let server = Server::start("versions").await;
    let (table, _) = server.create(&wanted("base", &[NewKind::Me, NewKind::Me])).await;
    // Packed tables are the engine's own bytes, and only a page of the same version can read them.
    let others = ["v=0&format=plain".to_owned(), format!("v={}", VERSION - 1), format!("v={}", VERSION + 1)];
    for other in others {
        let url = format!("ws://{}/api/tables/{}/live?{other}", server.address, table.id);
        let (mut socket, _) = tokio_tungstenite::connect_async(url).await.expect("a connection");
        let said: ToClient = read(&text(&mut socket).await.expect("a word")).expect("a message");
        assert_eq!(said, ToClient::Trouble(Problem::new("problem-version")), "{other}");
        assert_eq!(text(&mut socket).await, None, "and that is all");
    }
    server.stop();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_when_it_is_stopped_is_told_to_come_again() {
    let db = fresh_db("stopped");
    let mut process = start_process(&db);
    let (table, cookie) = common::create(process.address, &wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut socket = common::connect(process.address, &table.id, &cookie).await;
    text(&mut socket).await.expect("a welcome");
    let stop = Command::new("kill").arg(process.child.id().to_string()).status().expect("it can be told");
    assert!(stop.success());
    let code = loop {
        match socket.next().await {
            Some(Ok(Message::Close(frame))) => break frame.map(|frame| u16::from(frame.code)),
            Some(Ok(_)) => {}
            other => panic!("no farewell: {other:?}"),
        }
    };
    assert_eq!(code, Some(1012), "the server restarts");
    drop(socket);
    assert!(process.child.wait().expect("it ends").success());
    // The seat is there when it is back.
    let process = start_process(&db);
    assert_eq!(Client::join(process.address, &table.id, &cookie).await.welcome.yours.len(), 2);
    process.kill();
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn who_never_listens_does_not_keep_it_from_stopping() {
    let mut process = start_process(&fresh_db("deaf"));
    let (table, cookie) = common::create(process.address, &wanted("base", &[NewKind::Me, NewKind::Me])).await;
    let mut deaf = TcpStream::connect(process.address).await.expect("a connection");
    let request = format!(
        "GET /api/tables/{}/live?v={} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nConnection: upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        table.id, VERSION, process.address
    );
    deaf.write_all(request.as_bytes()).await.expect("it is taken");
    // It asks for the whole table again and again, in long messages, until the server takes no more of them: then it waits
    // for this client, which reads nothing.
    let look = format!("{:8000}", write(&ToServer::Look { seat: engine::Seat(0) }));
    let length = u16::try_from(look.len()).expect("short").to_be_bytes();
    let frame = [&[0x81, 0xfe][..], &length, &[0; 4], look.as_bytes()].concat();
    while let Ok(taken) = tokio::time::timeout(Duration::from_secs(3), deaf.write_all(&frame)).await {
        taken.expect("the server keeps the connection");
    }
    let stop = Command::new("kill").arg(process.child.id().to_string()).status().expect("it can be told");
    assert!(stop.success());
    let told = Instant::now();
    let ended = tokio::task::spawn_blocking(move || process.child.wait().expect("it ends")).await;
    assert!(ended.expect("it was waited for").success());
    // The server itself waits for four seconds at most; without a limit it would wait for twenty.
    assert!(told.elapsed() < Duration::from_secs(5), "{:?}", told.elapsed());
    drop(deaf);
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_are_json_where_that_is_wanted_and_hold_no_secret() {
    let db = fresh_db("logged");
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"));
    let server = command.args(["--workshop", "--log", "json", "--port", "0", "--db"]).arg(&db);
    let mut child = server.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the server starts");
    let output = child.stdout.take().expect("its output");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let mut told = || {
        let line = lines.next().expect("a line");
        let value: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(value["level"], "INFO", "{line}");
        value["message"].as_str().expect("words").to_owned()
    };
    let first = told();
    let address = first.rsplit("http://").next().and_then(|text| text.parse().ok()).expect("its address");
    assert!(told().starts_with("limits: "), "what is limited is told at the start");
    let (table, cookie) = common::create(address, &wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    drop(Client::join(address, &table.id, &cookie).await);
    // A table that cannot be read is told to the operator.
    let url = format!("sqlite://{}", db.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("the file");
    let broken = "INSERT INTO tables (id, head) VALUES ('broken', '{}');
        INSERT INTO progress (id, version, summary, public, at) VALUES ('broken', 0, '{}', 0, 0)";
    sqlx::raw_sql(broken).execute(&mut connection).await.expect("a table");
    let mut socket = common::connect(address, "broken", &cookie).await;
    text(&mut socket).await.expect("a refusal");
    child.kill().expect("it runs");
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.lines().any(|line| line.contains("cannot be read")), "{errors}");
    for line in errors.lines() {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(value["level"], "ERROR", "{line}");
    }
    let rest = lines.collect::<String>() + &errors;
    let told_once = table.links.iter().filter_map(|link| link.path.split('#').nth(1));
    for secret in told_once.chain(cookie.trim_start_matches("seats=").split('.')) {
        assert!(!rest.contains(secret));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_in_python_plays_a_whole_game() {
    let server = Server::start("python").await;
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/python/play.py");
    let lines = std::fs::read_to_string(example).expect("the example").lines().count();
    assert!(lines <= 100, "{lines} lines");
    let url = format!("http://{}", server.address);
    let played = tokio::task::spawn_blocking(move || Command::new("python3").args([example, &url]).output());
    let output = played.await.expect("it ran").expect("python3 is there");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("the record says: end A"), "{said}");
    server.stop();
}
