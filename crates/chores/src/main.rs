//! Chores that need the rules, the boxes or the boards: `cargo xtask CHORE` builds this program and hands them over.
//!
//! To add one: an arm in `main`, and a line in the help of `xtask`.

mod audit;
mod dependencies;
mod golden;
mod mutants;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        ["audit"] => audit::run(&root()),
        ["dependencies"] => dependencies::check(&root()),
        ["licenses", file] => dependencies::write_licenses(&root(), Path::new(file)),
        ["soak"] => soak(100_000_000),
        ["soak", n] => n.parse().map_err(|_| format!("'{n}' is not a number of actions")).and_then(soak),
        ["soak-tiles", n] => {
            n.parse().map_err(|_| format!("'{n}' is not a number of games")).and_then(soak_tiles)
        }
        ["soak-boards"] => soak_boards("0", "1000"),
        ["soak-boards", to] => soak_boards("0", to),
        ["soak-boards", from, to] => soak_boards(from, to),
        ["shapes"] => atlas::chore::write_shapes(&root().join("crates/content"))
            .map(|changed| println!("{} shapes written anew {}", changed.len(), changed.join(" "))),
        ["sheet"] => sheet(),
        ["docs"] => docs(),
        ["mutants", subject, list] => mutants::run(&root(), subject, Path::new(list)),
        ["golden"] => golden::write(&root(), &content::Set::ALL),
        ["golden", key] => content::Set::from_key(key).and_then(|set| golden::write(&root(), &[set])),
        _ => Err(format!("'{}' is no chore, or wants other arguments: see cargo xtask", words.join(" "))),
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
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn soak(actions: u64) -> Result<(), String> {
    for set in content::Set::ALL {
        let soaked = kit::soak::run(set, actions, 1)?;
        println!("{}: {} actions in {} games, every invariant held", set.key(), soaked.actions, soaked.games);
    }
    Ok(())
}

/// Plays games with random home-made tiles.
fn soak_tiles(games: u64) -> Result<(), String> {
    let seen = kit::home::soak(games)?;
    println!("{} games and {} actions with random tiles, every invariant held", seen.games, seen.actions);
    let faults: u64 = seen.faults.values().sum();
    println!("{faults} faults found in tiles: {:?}", seen.faults);
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
