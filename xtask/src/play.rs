//! From an empty clone to a table in the browser.

use std::process::Command;
use std::time::Instant;

use crate::page::Size;
use crate::{page, run, setup};

/// Where games are kept unless another file is given.
const DB: [&str; 2] = ["--db", "local/games.db"];

/// Builds page and server quickly, and starts the server. Further arguments are the server's.
pub fn play(rest: &[&str]) -> Result<(), String> {
    setup::for_page()?;
    let start = Instant::now();
    let told = |step: &str| println!("[{:>3} s] {step}", start.elapsed().as_secs());
    told("1 of 3: compiling the server");
    // Both in one go: what they share is compiled once.
    let args = ["build", "--profile", "play", "-p", "elbowroom-server", "-p", "page-builder"];
    run::finish(&mut run::cargo_command(&args), "cargo build -p elbowroom-server")?;
    told("2 of 3: compiling the page");
    page::compile(Size::Quick)?;
    told("3 of 3: putting the page together");
    let programs = run::target().join("play");
    run::finish(&mut Size::Quick.assemble(&programs.join("page-builder")), "page-builder")?;
    told("ready; press Ctrl+C to stop the server, your games are kept");
    let mut server = Command::new(programs.join("elbowroom-server"));
    start_server(server.arg("--page").arg(Size::Quick.folder()), rest)
}

/// The same with debug assertions, for work on page and server.
pub fn serve(rest: &[&str]) -> Result<(), String> {
    let page = page::build(Size::Quick)?;
    let mut server = run::cargo_command(&["run", "-p", "elbowroom-server", "--", "--page"]);
    start_server(server.arg(page), rest)
}

fn start_server(server: &mut Command, rest: &[&str]) -> Result<(), String> {
    let is_given = |name: &str| rest.iter().any(|arg| arg.split('=').next() == Some(name));
    if !is_given("--db") {
        server.args(DB);
    }
    if !is_given("--port") {
        server.arg("--next-port");
    }
    run::finish(server.args(rest).current_dir(run::root()), "elbowroom-server")
}
