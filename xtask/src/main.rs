//! Chores: `cargo xtask CHORE`.

mod audit;
mod front;
mod golden;
mod page;
mod short;
mod squeeze;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask CHORE
  play [ARGS]   builds page and server, and opens the door (arguments go to 'elbowroom-server')
  serve [ARGS]  the same, built quickly, for work on page and server
  web [--quick] builds the page into target/page; quick for work on it
  axe           fetches axe-core, which judges in tests whether everybody can use the page, into target/axe
  test          runs every check and test there is
  audit         rules without a scenario, tiles without a golden game, numbers that differ from the facts
  soak [N]      N random actions with every invariant checked (100,000,000)
  soak-boards [[FROM] TO]  makes fresh boards of every box and number of players for seeds 0 to 1000 and checks each
  bench         measures speed
  shapes        draws the shipped boards anew after a change of one
  sheet         draws all shipped boards on one picture
  docs          writes the pages that are made from code
  golden [BOX]  makes the golden games and perft counts anew; for changes of the rules only";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["play", ref rest @ ..] => play(rest),
        ["serve", ref rest @ ..] => serve(rest),
        ["web"] => page::build(&root(), false),
        ["web", "--quick"] => page::build(&root(), true),
        ["axe"] => axe(&root()),
        ["test"] => test(),
        ["audit"] => audit::run(&root()),
        ["soak"] => soak(100_000_000),
        ["soak", n] => n.parse().map_err(|_| format!("'{n}' is not a number of actions")).and_then(soak),
        ["soak-boards"] => soak_boards("0", "1000"),
        ["soak-boards", to] => soak_boards("0", to),
        ["soak-boards", from, to] => soak_boards(from, to),
        ["shapes"] => atlas::chore::write_shapes(&root().join("crates/content"))
            .map(|changed| println!("{} shapes written anew {}", changed.len(), changed.join(" "))),
        ["sheet"] => sheet(),
        ["bench"] => cargo(&["bench", "-p", "kit", "-p", "bots"]),
        ["docs"] => docs(),
        ["golden"] => golden::write(&root(), &content::Set::ALL),
        ["golden", key] => content::Set::from_key(key).and_then(|set| golden::write(&root(), &[set])),
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

/// The version of axe-core that tests use.
const AXE: &str = "axe-core@4.11.0";

/// Fetches axe-core from npm, unless it is there. It is a tool of the tests and no part of what we ship.
fn axe(root: &Path) -> Result<(), String> {
    let folder = root.join("target/axe");
    if folder.join("axe.min.js").exists() && folder.join(AXE).exists() {
        return Ok(());
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let run = |program: &str, args: &[&str]| {
        let output = Command::new(program).args(args).current_dir(&folder).output();
        match output {
            Ok(output) if output.status.success() => {
                Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
            }
            Ok(output) => {
                Err(format!("{program} failed: {}", String::from_utf8_lossy(&output.stderr).trim()))
            }
            Err(error) => {
                Err(format!("{program}, which fetches {AXE} for the tests, cannot be started: {error}"))
            }
        }
    };
    let archive = run("npm", &["pack", AXE, "--silent"])?;
    run("tar", &["-xzf", &archive, "--strip-components=1", "package/axe.min.js"])?;
    std::fs::write(folder.join(AXE), "").map_err(|error| format!("{}: {error}", folder.display()))
}

/// Where games are kept unless another file is given.
const DB: [&str; 2] = ["--db", "local/games.db"];

fn play(rest: &[&str]) -> Result<(), String> {
    page::build(&root(), false)?;
    let args = ["run", "--release", "-p", "server", "--"];
    cargo(&[&args[..], if rest.contains(&"--db") { &[] } else { &DB }, rest].concat())
}

fn serve(rest: &[&str]) -> Result<(), String> {
    page::build(&root(), true)?;
    let args = ["run", "-p", "server", "--", "--page", "target/page"];
    cargo(&[&args[..], if rest.contains(&"--db") { &[] } else { &DB }, rest].concat())
}

fn test() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    // The server holds the page, and its tests open it in a browser.
    page::build(&root(), false)?;
    axe(&root())?;
    cargo(&["test", "--workspace", "--exclude", "server"])?;
    // One browser at a time: two on a small machine make each other late.
    cargo(&["test", "-p", "server", "--", "--test-threads=1"])?;
    audit::run(&root())
}

fn soak(actions: u64) -> Result<(), String> {
    for set in content::Set::ALL {
        let soaked = kit::soak::run(set, actions, 1)?;
        println!("{}: {} actions in {} games, every invariant held", set.key(), soaked.actions, soaked.games);
    }
    Ok(())
}

fn soak_boards(from: &str, to: &str) -> Result<(), String> {
    let seed = |word: &str| word.parse::<u64>().map_err(|_| format!("'{word}' is not a seed"));
    let seeds = seed(from)?..seed(to)?;
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let found = atlas::soak::soak(seeds, threads);
    println!("{} boards made and checked, {} thrown away on the way", found.boards, found.rejected);
    if found.failures.is_empty() { Ok(()) } else { Err(found.failures.join("\n")) }
}

fn sheet() -> Result<(), String> {
    let file = root().join("docs/boards.png");
    std::fs::write(&file, atlas::chore::contact_sheet()?)
        .map_err(|error| format!("{}: {error}", file.display()))
}

fn docs() -> Result<(), String> {
    let file = root().join("docs/tiles.md");
    std::fs::write(&file, content::blank::manual()).map_err(|error| format!("{}: {error}", file.display()))
}
