//! Chores: `cargo xtask CHORE`.

mod audit;
mod golden;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask CHORE
  play [ARGS]   builds and starts a game in the terminal (arguments go to 'elbowroom play')
  test          runs every check and test there is
  audit         rules without a scenario, tiles without a golden game, numbers that differ from the facts
  soak [N]      N random actions with every invariant checked (100,000,000)
  bench         measures speed
  docs          writes the pages that are made from code
  golden        makes the golden games and perft counts anew; for changes of the rules only";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["play", ref rest @ ..] => play(rest),
        ["test"] => test(),
        ["audit"] => audit::run(&root()),
        ["soak"] => soak(100_000_000),
        ["soak", n] => n.parse().map_err(|_| format!("'{n}' is not a number of actions")).and_then(soak),
        ["bench"] => cargo(&["bench", "-p", "kit"]),
        ["docs"] => docs(),
        ["golden"] => golden::write(&root()),
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

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}

fn cargo(args: &[&str]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    println!("> cargo {}", args.join(" "));
    let status = Command::new(cargo).args(args).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("'cargo {}' failed", args.join(" "))),
        Err(error) => Err(format!("cargo cannot be started: {error}")),
    }
}

fn play(rest: &[&str]) -> Result<(), String> {
    let args = ["run", "--quiet", "--release", "-p", "elbowroom", "--", "play"];
    cargo(&[&args, rest].concat())
}

fn test() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    cargo(&["test", "--workspace"])?;
    audit::run(&root())
}

fn soak(actions: u64) -> Result<(), String> {
    for set in content::Set::ALL {
        let soaked = kit::soak::run(set, actions, 1)?;
        println!("{}: {} actions in {} games, every invariant held", set.key(), soaked.actions, soaked.games);
    }
    Ok(())
}

fn docs() -> Result<(), String> {
    let file = root().join("docs/tiles.md");
    std::fs::write(&file, content::blank::manual()).map_err(|error| format!("{}: {error}", file.display()))
}
