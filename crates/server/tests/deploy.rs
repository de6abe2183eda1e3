//! What whoever runs several nodes relies on: the compose file (as far as it can be tried without containers), backups to a
//! moment, encryption, a move from a file that is killed, and one clear sentence for everything that is set wrong.

#![cfg(target_os = "linux")]

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{create, fresh_db, wanted};
use elbowroom_server::store::{Postgres, Sqlite, Store};
use elbowroom_server::{Hub, Nats};
use stress::process::Process;
use stress::services::{self, Stop};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use wire::protocol::NewKind;

const PROGRAM: &str = env!("CARGO_BIN_EXE_elbowroom-server");
const COMPOSE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../packaging/compose.yaml");

/// A folder of this test that everybody may write to.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("elbowroom-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o777)).expect("its mode");
    folder
}

/// The command of every service in the compose file, and the settings of its servers.
fn composed() -> (BTreeMap<String, Vec<String>>, BTreeMap<String, String>) {
    let text = fs::read_to_string(COMPOSE).expect("it is there");
    let (mut commands, mut settings, mut service) = (BTreeMap::new(), BTreeMap::new(), String::new());
    for line in text.lines() {
        let named = line.strip_prefix("  ").filter(|rest| !rest.starts_with([' ', '#']));
        if let Some((name, _)) = named.and_then(|rest| rest.split_once(':')) {
            name.clone_into(&mut service);
        }
        if let Some(list) = line.trim().strip_prefix("command: ") {
            commands.insert(service.clone(), serde_json::from_str(list).expect("a list"));
        }
        if let Some((name, value)) =
            line.trim().split_once(": ").filter(|(name, _)| name.starts_with("ELBOWROOM_"))
        {
            settings.insert(name.to_owned(), value.trim_matches('"').to_owned());
        }
    }
    (commands, settings)
}

/// Waits until something is so.
async fn until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_mins(2), "not within two minutes: {what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// What follows each `-c`.
fn settings_of(command: &[String]) -> Vec<String> {
    command.iter().filter(|word| *word != "-c").cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_compose_files_commands_serve_and_a_backup_goes_back_to_a_moment() {
    let (commands, settings) = composed();
    assert_eq!(commands.keys().collect::<Vec<_>>(), ["a", "b", "c", "db", "nats", "proxy", "worker"]);
    let archive = folder("archive");
    let kept = archive.display().to_string();
    let archiving =
        settings_of(&commands["db"]).iter().map(|setting| setting.replace("/archive", &kept)).collect();
    let mut database = services::Postgres::start_with("compose", archiving).expect("a database");
    let nats = services::Nats::start(&[]).expect("a NATS");
    let start = |service: &str| {
        let mut command = Command::new(PROGRAM);
        // All are on one machine here, and this test is the proxy.
        command.args(
            commands[service]
                .iter()
                .map(|word| word.replace("172.30.0.2", "127.0.0.1").replace("0.0.0.0", "127.0.0.1")),
        );
        for (name, value) in &settings {
            let db = "postgres://elbowroom:${PASSWORD}@db/elbowroom";
            command.env(name, value.replace(db, &database.url()).replace("nats://nats:4222", &nats.url()));
        }
        command.env("ELBOWROOM_PORT", "0").env("ELBOWROOM_HOST", "127.0.0.1").stderr(Stdio::null());
        command
    };
    let nodes: Vec<Process> = ["a", "b", "c"].iter().map(|name| Process::spawn(&mut start(name))).collect();
    let mut worker = start("worker").stdout(Stdio::null()).spawn().expect("it starts");
    let ask = async |node: &Process, request: &str, body: &str| {
        // As the proxy would: by the name people know, and with where they are.
        let head = format!(
            "{request} HTTP/1.1\r\nHost: games.example.org\r\nX-Forwarded-Proto: https\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut stream = tokio::net::TcpStream::connect(node.address).await.expect("it listens");
        stream.write_all(head.as_bytes()).await.expect("it is heard");
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.expect("a reply");
        String::from_utf8_lossy(&bytes).into_owned()
    };
    for node in &nodes {
        let ready = ask(node, "GET /readyz", "").await;
        assert!(ready.starts_with("HTTP/1.1 200"), "{ready}");
    }
    let plan = wire::protocol::write(&wanted("base", &[NewKind::Me, NewKind::Me]));
    let before = ask(&nodes[0], "POST /api/tables", &plan).await;
    assert!(before.starts_with("HTTP/1.1 200") && before.contains("Secure"), "{before}");

    // A copy, then another table, a moment, and an accident after it.
    let mut copy = database.base_backup("compose-copy").expect("a copy");
    let later = ask(&nodes[1], "POST /api/tables", &plan).await;
    assert!(later.starts_with("HTTP/1.1 200"), "{later}");
    let moment = database.ask_text("SELECT now()").expect("a time");
    database.ask_text("DELETE FROM tables").expect("an accident");
    // The nodes go on writing into the next file, so it is the one that was just ended that is waited for.
    let ended = database.ask_text("SELECT pg_walfile_name(pg_switch_wal())").expect("the name of a file");
    let archived =
        format!("SELECT count(*) FROM pg_stat_archiver WHERE last_archived_wal >= '{}'", ended.trim());
    until("what was written is archived", || database.ask(&archived).expect("a number") > 0).await;
    worker.kill().expect("it runs");
    worker.wait().expect("it ends");
    nodes.into_iter().for_each(Process::kill);
    database.stop(Stop::Fast);
    copy.recover(&archive, &moment).expect("it recovers");
    until("the copy is recovered", || {
        copy.ask_text("SELECT pg_is_in_recovery()").expect("it answers").trim() == "f"
    })
    .await;
    assert_eq!(copy.ask("SELECT count(*) FROM tables"), Ok(2), "both tables, as they were at that moment");
    fs::remove_dir_all(archive).expect("it was ours");
}

/// Runs openssl in a folder.
fn openssl(folder: &Path, line: &str) {
    let made = Command::new("openssl").args(line.split(' ')).current_dir(folder).output().expect("openssl");
    assert!(made.status.success(), "openssl {line}: {}", String::from_utf8_lossy(&made.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn both_connections_are_encrypted_where_that_is_asked_for() {
    let keys = folder("keys");
    for name in ["ca", "stranger"] {
        openssl(
            &keys,
            &format!(
                "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN={name} -keyout {name}.key -out {name}.pem"
            ),
        );
    }
    openssl(
        &keys,
        "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=server -addext subjectAltName=IP:127.0.0.1 -keyout server.key -out server.csr",
    );
    openssl(
        &keys,
        "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -copy_extensions copy -out server.pem",
    );
    let file = |name: &str| keys.join(name).display().to_string();
    let nats =
        services::Nats::start(&["--tls", "--tlscert", &file("server.pem"), "--tlskey", &file("server.key")]);
    let server = nats.expect("a NATS");
    let nats = server.url().replace("nats://", "tls://");
    // PostgreSQL reads keys that are its own.
    if Command::new("id").arg("-u").output().is_ok_and(|user| user.stdout.starts_with(b"0\n")) {
        let given = Command::new("chown").args(["nobody:nogroup", &file("server.key")]).status();
        assert!(given.is_ok_and(|status| status.success()));
    }
    let settings = [
        "ssl=on".to_owned(),
        format!("ssl_cert_file={}", file("server.pem")),
        format!("ssl_key_file={}", file("server.key")),
    ];
    let database = services::Postgres::start_with("encrypted", settings.to_vec()).expect("a database");
    let url =
        |authority: &str| format!("{}?sslmode=verify-full&sslrootcert={}", database.url(), file(authority));

    let store = Postgres::open(&url("ca.pem"), "a").await.expect("it is vouched for");
    let carrier = Nats::connect(&nats, "a", Some(&keys.join("ca.pem"))).await.expect("it is vouched for");
    drop(Hub::among(store, carrier, common::config()));
    assert!(
        database.ask("SELECT count(*) FROM pg_stat_ssl WHERE ssl").expect("a number") > 0,
        "it is encrypted"
    );
    let wrong = "the connection cannot be encrypted as it should be";
    let strange = Postgres::open(&url("stranger.pem"), "a").await.err().expect("nobody vouches for it");
    assert!(strange.contains(wrong), "{strange}");
    let strange =
        Nats::connect(&nats, "a", Some(&keys.join("stranger.pem"))).await.err().expect("nobody does");
    assert!(strange.contains(wrong), "{strange}");
    let missing =
        Nats::connect(&nats, "a", Some(Path::new("nowhere.pem"))).await.err().expect("it is missing");
    assert!(missing.contains("there is no such file"), "{missing}");
    let plain = services::Postgres::start("plain").expect("a database");
    let refused = Postgres::open(&format!("{}?sslmode=require", plain.url()), "a").await.err();
    assert!(refused.as_ref().is_some_and(|why| why.contains(wrong)), "{refused:?}");
    fs::remove_dir_all(keys).expect("it was ours");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_killed_and_repeated_ends_the_same() {
    let file = fresh_db("killed-move");
    let server = common::Server::with(file.clone(), common::config()).await;
    for _ in 0..60 {
        create(server.address, &wanted("base", &[NewKind::Me, NewKind::Friend])).await;
    }
    server.hub.close().await;
    server.stop();
    let database = services::Postgres::start("killed-move").expect("a database");
    let moving = || {
        let mut command = Command::new(PROGRAM);
        command.arg("migrate").arg("--from").arg(&file).args(["--to", &database.url()]);
        command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("it starts")
    };
    let mut seen = Vec::new();
    for wait in [20, 60, 100, 140, 180] {
        let mut child = moving();
        tokio::time::sleep(Duration::from_millis(wait)).await;
        let _ = child.kill();
        child.wait().expect("it ends");
        seen.push(
            database
                .ask("SELECT count(*) FROM tables JOIN progress USING (id) JOIN owners USING (id)")
                .unwrap_or(0),
        );
    }
    let done = moving().wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    assert!(done.status.success() && said.contains("tables are moved"), "{said} after {seen:?}");
    assert_eq!(database.ask("SELECT count(*) FROM tables"), Ok(60), "after {seen:?}");
    let (old, new) =
        (Sqlite::open(&file).await.expect("it opens"), Postgres::open(&database.url(), "a").await);
    let new = new.expect("it opens");
    for id in database.ask_text("SELECT string_agg(id, ' ') FROM tables").expect("a list").split(' ') {
        let [before, after] = [old.load(id).await, new.load(id).await].map(|it| it.expect("it is there"));
        assert_eq!(format!("{:?}", (before.head, before.facts)), format!("{:?}", (after.head, after.facts)));
    }
}

#[test]
fn what_is_set_wrong_is_said_in_one_sentence_and_nothing_is_begun() {
    let nothing = "postgres://someone:secret@127.0.0.1:1/games";
    let (no_file, no_games) = (folder("no-file"), fresh_db("no-games"));
    fs::write(&no_games, "A letter to somebody, and no game in it.").expect("it is written");
    fs::set_permissions(&no_games, fs::Permissions::from_mode(0o644)).expect("its mode");
    let (in_folder, in_letter) = (no_file.display().to_string(), no_games.display().to_string());
    let cases: [(&[&str], &str); 8] = [
        (&["--db", &in_folder], "this is no file"),
        (&["--db", &in_letter], "this is no file of games"),
        (&["--db", nothing], "nothing answers"),
        (&["--db", nothing, "--nats", "nats://127.0.0.1:1"], "nothing answers"),
        (&["--db", "postgres://["], "no address"),
        (&["--db", "games-that-are-not-there.db", "--nats", "nats://127.0.0.1:1"], "share a database"),
        (&["worker"], "--nats"),
        (&["worker", "--nats", "nats://someone:secret@127.0.0.1:1"], "nothing answers"),
    ];
    for (args, sentence) in cases {
        let output = Command::new(PROGRAM).args(args).args(["--port", "0"]).output();
        let output = if args[0] == "worker" { Command::new(PROGRAM).args(args).output() } else { output };
        let output = output.expect("it ends");
        let said =
            String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        assert!(!output.status.success() && said.contains(sentence), "{args:?}: {said}");
        assert!(said.trim().lines().count() == 1 && !said.contains("secret"), "{args:?}: {said}");
        // Words, not how the program writes down its own errors.
        assert!(!said.contains("Broken("), "{args:?}: {said}");
    }
    // What is not ours is as it was, and those who could read it still can.
    let mode = |path: &Path| fs::metadata(path).map(|it| it.permissions().mode() & 0o777).ok();
    assert_eq!((mode(&no_file), mode(&no_games)), (Some(0o777), Some(0o644)));
    assert_eq!(fs::read(&no_games).ok().map(|text| text.len()), Some(40));
    let named = Command::new(PROGRAM).args(["--node", "a.b", "--db", nothing]).output().expect("it ends");
    assert!(!named.status.success() && String::from_utf8_lossy(&named.stderr).contains("letters, digits"));
    assert!(!Path::new("games-that-are-not-there.db").exists());
}
