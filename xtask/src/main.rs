//! `cargo xtask COMMAND`: what people do with this project besides `cargo build`.
//!
//! This program has no dependencies, so that a new machine compiles it at once and hears what it lacks. Chores that need
//! the project's own crates are in `crates/chores`: a new one is an arm there and a line of `HELP` here.

mod built;
mod compiler;
mod dist;
mod fresh;
mod fuzz;
mod mutants;
mod page;
mod play;
mod python;
mod research;
mod run;
mod setup;
mod stress;
mod test;

use std::process::ExitCode;

use python::Compiled;

const HELP: &str = "\
cargo xtask COMMAND
  play [ARGS]      builds page and server, and opens the door (arguments go to 'elbowroom-server')
  test [--quick]   runs every check and test there is; quick without the browser
  serve [ARGS]     plays with a server built for work on it, with debug assertions
  web [--quick]    builds the page into target/page, small as released; quick into target/page-quick
  setup            installs what the tests need
  fresh [--play]   tries play and test (or only play) in an empty Debian that has Rust and nothing else
  dist             makes what operators download into target/dist: a static program with the page in it, and the page
                   alone as a static site
  deny             asks cargo-deny about licenses, known weaknesses and versions that are there twice
  dependencies     the part of that which every test checks, without the network
  python           builds the wheel of the Python package into a fresh environment and runs its tests
  lab-cluster      a lab and a fit on a local cluster of Ray that loses workers, against one process, byte for byte
  research-speed [--azg PATH]  measures games a second in Rust and through Python into docs/research-speed.md
  pictures         takes the pictures of the table in docs/ anew, in Chromium
  weight [--json]  what the front page and the first table fetch, in bytes as they travel; fails over the budgets
  audit            rules without a scenario, tiles without a golden game, numbers that differ from the facts
  soak [N]         N random actions with every invariant checked (100,000,000)
  soak-tiles N     N games with random home-made tiles in every box, with every invariant checked
  fuzz [--minutes N] [TARGET..]  feeds arbitrary bytes to whatever reads files and messages, N minutes a target (10)
  soak-boards [[FROM] TO]  makes fresh boards of every box and number of players for seeds 0 to 1000 and checks each
  mutants [-p CRATE] [--shard K/N]  whether the tests notice changes of the code; goes on where it was stopped
  mutants [-p CRATE] --woven  the same with one build for all changes, in minutes
  bench            measures speed
  load [ARGS]      measures how much a server carries over the real protocol (docs/load.md; --help lists the arguments)
  crash [ARGS]     ends a server in every way there is under load: what was acknowledged is there, once (docs/load.md)
  cluster [ARGS]   kills, pauses and cuts off servers that share a PostgreSQL and a NATS under load (docs/cluster.md)
  shapes           draws the shipped boards anew after a change of one
  sheet            draws all shipped boards on one picture
  docs             writes the pages that are made from code
  golden [BOX]     makes the golden games and perft counts anew; for changes of the rules only";

fn main() -> ExitCode {
    if let Some(code) = python::in_place_of_cargo().or_else(compiler::in_place_of_compiler) {
        return code;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["play", ref rest @ ..] => play::play(rest),
        ["serve", ref rest @ ..] => play::serve(rest),
        ["web"] => page::build(page::Size::Small).map(drop),
        ["web", "--quick"] => page::build(page::Size::Quick).map(drop),
        ["weight"] => page::weight(page::Print::Text),
        ["weight", "--json"] => page::weight(page::Print::Json),
        ["setup"] => setup::for_tests(),
        ["pictures"] => pictures(),
        ["lab-cluster"] => research::lab_cluster(),
        ["research-speed", ref rest @ ..] => research::speed(rest),
        ["python"] => python::all(),
        ["python", "--compiled"] => python::test(Compiled::WithEverything),
        ["dist"] => dist::dist(),
        ["deny"] => deny(),
        ["fresh"] => fresh::fresh(false),
        ["fresh", "--play"] => fresh::fresh(true),
        ["test"] => test::all(),
        ["test", "--quick"] => test::quick(),
        ["load", ..] => stress::load(&words),
        ["crash" | "cluster", ..] => stress::crash(&words),
        ["fuzz", ref rest @ ..] => fuzz::fuzz(rest),
        ["mutants", ref rest @ ..] => mutants::mutants(rest),
        ["bench"] => run::cargo(&["bench", "-p", "elbowroom-kit", "-p", "elbowroom-bots"]),
        [name, ..] if is_chore(name) => {
            run::cargo(&[&["run", "--quiet", "-p", "chores", "--"], &words[..]].concat())
        }
        _ => Err(HELP.to_owned()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The README's pictures are what a browser test has seen.
fn pictures() -> Result<(), String> {
    setup::for_tests()?;
    page::build(page::Size::Small)?;
    let mut test = run::cargo_command(&["test", "-p", "elbowroom-server", "--test", "browser", "pictures"]);
    run::finish(test.env("ELBOWROOM_SHOTS", "1"), "the test that takes them")?;
    for screen in ["desktop", "phone"] {
        let (from, to) =
            (format!("target/shots/readme-table-{screen}.png"), format!("docs/table-{screen}.png"));
        std::fs::copy(run::root().join(&from), run::root().join(to))
            .map_err(|error| format!("{from}: {error}"))?;
    }
    Ok(())
}

/// Cargo-deny fetches its list of known weaknesses, so it is not part of the tests. What works without a network comes
/// first.
fn deny() -> Result<(), String> {
    if !run::is_installed("cargo-deny")
        && run::output(&mut run::cargo_command(&["deny", "--version"])).is_none()
    {
        run::cargo(&["install", "--locked", "cargo-deny"])?;
    }
    run::cargo(&["deny", "--workspace", "check", "bans", "licenses", "sources"])?;
    run::cargo(&["deny", "--workspace", "check", "advisories"])
}

/// Whether the help knows a command of that name.
fn is_chore(name: &str) -> bool {
    HELP.lines().skip(1).any(|line| line.split_whitespace().next() == Some(name))
}
