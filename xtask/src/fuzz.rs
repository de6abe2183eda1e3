//! Fuzzing by cargo-fuzz, which needs a nightly compiler. Targets are in `fuzz/`; what was found interesting, and what
//! failed, is kept under the target folder.

use std::path::PathBuf;
use std::process::Command;

use crate::run;

/// The targets, each with the folders of files it begins with.
const TARGETS: [(&str, &[&str]); 6] = [
    ("protocol", &["fuzz/seeds/protocol"]),
    ("records", &["golden/replays"]),
    ("boards", &["crates/content/boards"]),
    ("tiles", &["crates/content/tiles"]),
    ("play", &[]),
    ("throw", &[]),
];
/// How long one input may be: longer ones are slow and find little more.
const MAX_BYTES: u32 = 16 * 1024;
/// How long one input may take before that counts as a finding, in seconds.
const MAX_SECONDS: u32 = 20;

/// `fuzz [--minutes N] [TARGET...]`: runs each target for so many minutes, or until it finds something.
pub fn fuzz(words: &[&str]) -> Result<(), String> {
    let (minutes, names) = match words {
        ["--minutes", n, names @ ..] => {
            // No minutes at all would mean to the fuzzer that there is no limit.
            let minutes = n.parse::<u32>().ok().filter(|&n| n > 0);
            (minutes.ok_or_else(|| format!("'{n}' is no number of minutes"))?, names)
        }
        names => (10, names),
    };
    if let Some(unknown) = names.iter().find(|name| !TARGETS.iter().any(|(own, _)| own == *name)) {
        let known: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
        return Err(format!("there is no target '{unknown}'; there are {}", known.join(", ")));
    }
    if run::output(&mut nightly(&["--version"])).is_none() {
        return Err(
            "fuzzing needs a nightly compiler: 'rustup toolchain install nightly' brings it".to_owned()
        );
    }
    if !run::is_installed("cargo-fuzz") && run::output(&mut nightly(&["fuzz", "--version"])).is_none() {
        run::cargo(&["install", "--locked", "cargo-fuzz"])?;
    }
    let wanted = TARGETS.iter().filter(|(name, _)| names.is_empty() || names.contains(name));
    for &(name, seeds) in wanted {
        run_target(name, seeds, minutes)?;
    }
    Ok(())
}

fn run_target(name: &str, seeds: &[&str], minutes: u32) -> Result<(), String> {
    let folder = |kind: &str| -> Result<PathBuf, String> {
        let folder = run::target().join("fuzz").join(kind).join(name);
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(folder)
    };
    let (corpus, findings) = (folder("corpus")?, folder("findings")?);
    println!("> {name}, for {minutes} minutes");
    let mut command = nightly(&["fuzz", "run", "--fuzz-dir", "fuzz", "--target-dir"]);
    command.arg(run::target().join("fuzz/build")).arg(name);
    // New inputs are written to the first folder; the others are only read.
    command.arg(corpus).args(seeds).arg("--");
    command.arg(format!("-max_total_time={}", 60 * minutes)).arg(format!("-timeout={MAX_SECONDS}"));
    command.args([&format!("-max_len={MAX_BYTES}"), "-print_final_stats=1"]);
    command.arg(format!("-artifact_prefix={}/", findings.display()));
    run::finish(&mut command, &format!("fuzzing {name}"))
}

/// Cargo of the nightly compiler, to be started in the root of the workspace.
fn nightly(args: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    // This program was started by a cargo of another version, which has said so to all it starts.
    command.args(["run", "nightly", "cargo"]).args(args).current_dir(run::root()).env_remove("CARGO");
    command
}
