//! The woven copy of a crate: a workspace of links in which only this crate is another one, and the programs built there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use super::list::{Mutant, by_file};
use super::weave::{Cause, cause, weave};

/// How often what does not compile is dropped before there must be another reason for it.
const ROUNDS: usize = 20;

/// The lists of what no compiler accepts, and of what cannot be woven.
pub const UNVIABLE: &str = "unviable.txt";
pub const UNWOVEN: &str = "unwoven.txt";

/// A woven copy that compiles.
pub struct Built {
    /// The changes that are in it.
    pub woven: BTreeSet<u32>,
    /// The changes that no compiler accepts.
    pub unviable: BTreeSet<u32>,
    /// The test programs, and the program that goes through files of proofs.
    pub tests: Vec<Program>,
    /// The program that goes through files of proofs.
    pub prove: PathBuf,
}

/// A test program.
pub struct Program {
    /// The package it tests, and the file.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// Where its package is, which is where it expects to be started.
    pub home: PathBuf,
}

/// Weaves, and drops what does not compile until the rest does, beginning with what was dropped before. Then builds what
/// will be run.
pub fn build(root: &Path, folder: &Path, subject: &str, mutants: &[Mutant]) -> Result<Built, String> {
    let copy = folder.join("copy");
    lay_out(root, &copy, subject).map_err(|error| format!("{}: {error}", copy.display()))?;
    let (mut unviable, mut unwoven) = (known(folder, UNVIABLE, mutants), known(folder, UNWOVEN, mutants));
    for round in 1..=ROUNDS {
        let dropped = &unviable | &unwoven;
        let (woven, sites) = write(root, &copy, subject, mutants, &dropped)?;
        println!("round {round}: {} changes woven in, {} do not compile", woven.len(), unviable.len());
        let package = format!("elbowroom-{subject}");
        let faults = messages(cargo(&copy, folder).args(["check", "--package", &package]))?;
        if faults.iter().all(|message| !message.is_error()) {
            let (tests, prove) = programs(&copy, folder, subject)?;
            return Ok(Built { woven, unviable, tests, prove });
        }
        let before = unviable.len() + unwoven.len();
        for fault in faults.iter().filter_map(|message| message.message.as_ref()) {
            for span in fault.spans.iter().filter(|span| span.is_primary && fault.level == "error") {
                let text = fs::read_to_string(copy.join(&span.file_name)).unwrap_or_default();
                match cause(&text, span.byte_start) {
                    Some(Cause::Change(number)) => _ = unviable.insert(number),
                    Some(Cause::Piece(number)) => {
                        let whole = sites.iter().find(|site| site.contains(&number));
                        unwoven.extend(whole.into_iter().flatten());
                    }
                    None => {
                        return Err(format!(
                            "no change is to blame for {}: {}",
                            span.file_name, fault.rendered
                        ));
                    }
                }
            }
        }
        if unviable.len() + unwoven.len() == before {
            let told = faults.iter().filter_map(|message| message.message.as_ref());
            return Err(told.map(|fault| fault.rendered.clone()).collect());
        }
    }
    Err(format!("after {ROUNDS} rounds the woven copy still does not compile"))
}

/// The changes that are in a list of before.
fn known(folder: &Path, list: &str, mutants: &[Mutant]) -> BTreeSet<u32> {
    let text = fs::read_to_string(folder.join(list)).unwrap_or_default();
    let names: BTreeSet<&str> = text.lines().collect();
    (0..).zip(mutants).filter(|(_, mutant)| names.contains(&*mutant.name)).map(|(number, _)| number).collect()
}

/// Cargo in the copy, with a target folder of its own. Warnings and lints are nothing here.
fn cargo(copy: &Path, folder: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("RUSTFLAGS", "--cap-lints=allow");
    command
        .env_remove("CARGO_MANIFEST_DIR")
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env_remove("RUSTC_WRAPPER");
    command
}

/// Links to everything of the workspace but the crate that is woven, whose files are copied.
fn lay_out(root: &Path, copy: &Path, subject: &str) -> io::Result<()> {
    let crates = copy.join("crates");
    fs::create_dir_all(&crates)?;
    link_all(root, copy, &["crates", "target", ".git"])?;
    link_all(&root.join("crates"), &crates, &[subject])?;
    copy_all(&root.join("crates").join(subject), &crates.join(subject))
}

fn link_all(from: &Path, to: &Path, but: &[&str]) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        let link = to.join(&name);
        if !but.iter().any(|but| name == *but) && link.symlink_metadata().is_err() {
            symlink(entry.path().canonicalize()?, link)?;
        }
    }
    Ok(())
}

/// Copies a folder. What is there alike stays as it is, so that it is not compiled again; sources are written by the weaver.
fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let target = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_all(&path, &target)?;
        } else if path.extension().is_none_or(|ending| ending != "rs") || !target.exists() {
            write_changed(&target, &fs::read(&path)?)?;
        }
    }
    Ok(())
}

fn write_changed(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::read(file).is_ok_and(|old| old == bytes) { Ok(()) } else { fs::write(file, bytes) }
}

/// Writes the sources with their changes: which changes are in, and which of them belong to one piece.
fn write(
    root: &Path,
    copy: &Path,
    subject: &str,
    mutants: &[Mutant],
    dropped: &BTreeSet<u32>,
) -> Result<(BTreeSet<u32>, Vec<Vec<u32>>), String> {
    let files = by_file(mutants);
    let (mut woven, mut sites) = (BTreeSet::new(), Vec::new());
    let home = PathBuf::from("crates").join(subject);
    for file in sources(root, &home.join("src")).map_err(|error| error.to_string())? {
        let explain = |error: String| format!("{}: {error}", file.display());
        let mut text = fs::read_to_string(root.join(&file)).map_err(|error| explain(error.to_string()))?;
        let name = file.to_string_lossy().into_owned();
        if let Some(numbers) = files.get(&*name) {
            let numbered: Vec<_> =
                numbers.iter().map(|&number| (number, &mutants[number as usize])).collect();
            let done = weave(&text, &numbered, dropped).map_err(explain)?;
            text = done.text;
            woven.extend(done.numbers);
            sites.extend(done.sites);
        }
        if file == home.join("src/lib.rs") {
            text += "\nmod woven;\n";
        }
        write_changed(&copy.join(&file), text.as_bytes()).map_err(|error| explain(error.to_string()))?;
    }
    let switch = copy.join(home).join("src/woven.rs");
    write_changed(&switch, include_bytes!("switch.rs"))
        .map_err(|error| format!("{}: {error}", switch.display()))?;
    Ok((woven, sites))
}

/// The files of a folder that hold Rust, from the root on.
fn sources(root: &Path, folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            found.extend(sources(root, &path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

/// What cargo says, a line each.
#[derive(Deserialize)]
struct Line {
    message: Option<Fault>,
    executable: Option<PathBuf>,
    target: Option<Target>,
    manifest_path: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Fault {
    level: String,
    spans: Vec<FaultSpan>,
    rendered: String,
}

#[derive(Deserialize)]
struct FaultSpan {
    file_name: String,
    byte_start: usize,
    is_primary: bool,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

impl Line {
    fn is_error(&self) -> bool {
        self.message.as_ref().is_some_and(|fault| fault.level == "error")
    }
}

fn messages(command: &mut Command) -> Result<Vec<Line>, String> {
    let output = command.arg("--message-format=json").output().map_err(|error| format!("cargo: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Line> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    if output.status.success() || messages.iter().any(Line::is_error) {
        return Ok(messages);
    }
    Err(String::from_utf8_lossy(&output.stderr).into_owned())
}

/// The test programs of the crate and of the kit, and the one that goes through files of proofs.
fn programs(copy: &Path, folder: &Path, subject: &str) -> Result<(Vec<Program>, PathBuf), String> {
    println!("everything woven in compiles; building the tests");
    let package = format!("elbowroom-{subject}");
    let mut command = cargo(copy, folder);
    command.args(["build", "--package", &package, "--package", "elbowroom-kit", "--tests", "--examples"]);
    // The program is built once and run thousands of times, but hardly longer than a second.
    command.args(["--config", "profile.dev.debug=false", "--config", "profile.dev.incremental=false"]);
    command.args(["--config", "profile.dev.package.elbowroom-content.opt-level=1"]);
    command.args(["--config", "profile.dev.package.elbowroom-wire.opt-level=1"]);
    let built = messages(&mut command)?;
    if let Some(fault) =
        built.iter().filter(|message| message.is_error()).find_map(|message| message.message.as_ref())
    {
        return Err(fault.rendered.clone());
    }
    let mut found = BTreeMap::new();
    let mut prove = None;
    for message in built {
        let (Some(path), Some(target), Some(manifest)) =
            (message.executable, message.target, message.manifest_path)
        else {
            continue;
        };
        let home = manifest.parent().unwrap_or(copy).to_owned();
        if target.name == "prove" {
            prove = Some(path);
        } else if target.kind.iter().any(|kind| kind == "lib" || kind == "test") {
            let crate_name = home.file_name().unwrap_or_default().to_string_lossy().into_owned();
            found.insert(format!("{crate_name} {}", target.name), (path, home));
        }
    }
    let tests = found.into_iter().map(|(name, (path, home))| Program { name, path, home }).collect();
    Ok((tests, prove.ok_or("the program 'prove' of the kit was not built")?))
}
