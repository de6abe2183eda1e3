//! How the server starts, and what it says when it cannot.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn store(name: &str) -> PathBuf {
    // A folder with a space in its name is a folder like any other.
    let folder =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("start here {name} {}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder.join("games.db")
}

fn program(db: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"));
    command.arg("--db").arg(db);
    command
}

/// A port that is taken, as long as the listener lives.
fn taken() -> (TcpListener, u16) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
    let port = listener.local_addr().expect("it has an address").port();
    (listener, port)
}

#[test]
fn a_taken_port_is_told_with_what_to_do() {
    let (_listener, port) = taken();
    let output =
        program(&store("taken")).args(["--port", &port.to_string()]).output().expect("the server starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    assert!(
        said.contains(&format!("port {port} of 127.0.0.1 is taken: choose another with --port")),
        "{said}"
    );
}

#[test]
fn the_next_port_is_taken_by_who_asked_for_it() {
    let (_listener, port) = taken();
    let db = store("next");
    let mut server = program(&db)
        .args(["--next-port", "--port", &port.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let first = lines.next().expect("it says that the port is taken");
    assert!(first.starts_with(&format!("Port {port} is taken")), "{first}");
    let place =
        lines.find_map(|line| line.strip_prefix("Elbowroom is at http://127.0.0.1:").map(str::to_owned));
    let place: u16 = place.and_then(|text| text.parse().ok()).expect("it says where it is");
    assert!(place > port && place <= port + 20, "{place}");
    assert!(db.exists());
    server.kill().expect("it runs");
    server.wait().expect("it ends");
}

#[test]
fn the_environment_says_what_arguments_do_not() {
    let db = store("environment");
    let mut server = Command::new(env!("CARGO_BIN_EXE_elbowroom-server"))
        .envs([("ELBOWROOM_PORT", "0"), ("ELBOWROOM_HOST", "127.0.0.2")])
        .env("ELBOWROOM_DB", &db)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let place = lines.next().expect("it says where it is");
    assert!(place.starts_with("Elbowroom is at http://127.0.0.2:"), "{place}");
    assert!(db.exists());
    // The system asks it to end, as it does when it goes down itself.
    let asked = Command::new("kill").arg(server.id().to_string()).status().expect("kill is everywhere");
    assert!(asked.success());
    assert!(server.wait().expect("it ends").success(), "it ends by itself");
}

#[test]
fn licenses_are_told() {
    let output = program(&store("licenses")).arg("--licenses").output().expect("the server starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success());
    assert!(said.contains("MIT License") && said.contains("Apache License"), "{said}");
}
