//! `cargo xtask mutants`: whether the tests notice when code is wrong. Cargo-mutants changes one thing after the other in
//! a crate and runs the tests that should find out.
//!
//! This takes hours, so it is no part of the tests. It can be stopped at any time and goes on where it was, and several
//! machines can share it. With `--woven` all changes of a crate are in one build, each behind its number, and it takes
//! minutes (`crates/chores/src/mutants`). What no test can notice stands in `mutants.txt` with the reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run;

const USAGE: &str = "cargo xtask mutants [-p engine|content|wire|server] [--shard K/N | --woven]";

/// A crate whose code is changed.
struct Subject {
    name: &'static str,
    /// Arguments that say which tests are run for each change.
    tests: &'static [&'static str],
    /// How many changes of a hundred must be noticed.
    least: usize,
}

/// Long random games are left out: what they would find, scenarios and golden games find much sooner.
const SUBJECTS: [Subject; 4] = [
    Subject {
        name: "engine",
        tests: &[
            "--test-package=elbowroom-engine,elbowroom-kit",
            "--",
            "--lib",
            "--test=files",
            "--",
            "--skip=random",
        ],
        least: 95,
    },
    Subject {
        name: "content",
        tests: &["--test-package=elbowroom-content,elbowroom-kit", "--", "--tests", "--", "--skip=random"],
        least: 0,
    },
    Subject { name: "wire", tests: &["--test-package=elbowroom-wire", "--", "--tests"], least: 95 },
    Subject {
        name: "server",
        tests: &[
            "--test-package=elbowroom-server",
            "--",
            "--lib",
            "--test=headers",
            "--test=limits",
            "--test=play",
            "--test=store",
        ],
        least: 0,
    },
];

/// How the changes are tried.
#[derive(Copy, Clone)]
enum How<'a> {
    /// One build each, all of them or a share.
    OneByOne { shard: Option<&'a str> },
    /// One build for all.
    Woven,
}

/// Changes the code of the crates that are named, or of all, and says how much of it was noticed. `--shard K/N` takes one
/// share of many; `--woven` builds once for all changes.
pub fn mutants(args: &[&str]) -> Result<(), String> {
    let (mut wanted, mut how) = (Vec::new(), How::OneByOne { shard: None });
    let mut words = args.iter();
    while let Some(&word) = words.next() {
        match (word, &mut how) {
            ("--woven", _) => how = How::Woven,
            ("--shard", How::OneByOne { shard }) if words.len() > 0 => *shard = words.next().copied(),
            ("-p", _) => match words.next() {
                Some(&name) if SUBJECTS.iter().any(|subject| subject.name == name) => wanted.push(name),
                _ => return Err(USAGE.to_owned()),
            },
            _ => return Err(USAGE.to_owned()),
        }
    }
    if run::output(&mut run::cargo_command(&["mutants", "--version"])).is_none() {
        run::cargo(&["install", "--locked", "cargo-mutants"])?;
    }
    let mut bad = Vec::new();
    for subject in SUBJECTS.iter().filter(|subject| wanted.is_empty() || wanted.contains(&subject.name)) {
        let lists = match how {
            How::OneByOne { shard } => one_by_one(subject, shard)?,
            How::Woven => woven(subject)?,
        };
        if !summary(subject, &lists)? {
            bad.push(subject.name);
        }
    }
    if bad.is_empty() { Ok(()) } else { Err(format!("too much goes unnoticed in {}", bad.join(", "))) }
}

/// The folder for what is tried in a crate.
fn folder(name: &str) -> Result<PathBuf, String> {
    let folder = run::target().join("mutants").join(name);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Has cargo-mutants build and test every change; the folder with its lists.
fn one_by_one(subject: &Subject, shard: Option<&str>) -> Result<PathBuf, String> {
    let folder = folder(subject.name)?;
    let mut command = run::cargo_command(&["mutants", "--iterate", "--minimum-test-timeout=60"]);
    command.args(["--package", &format!("elbowroom-{}", subject.name)]).arg("--output").arg(&folder);
    if let Some(part) = shard {
        command.args(["--shard", part]);
    }
    // It fails when a test has noticed nothing; the lists say what.
    let _ = command.args(subject.tests).status();
    Ok(folder.join("mutants.out"))
}

/// Has cargo-mutants say what it would change, and tries all of it with one build; the folder with the lists.
fn woven(subject: &Subject) -> Result<PathBuf, String> {
    let folder = folder(&format!("{}-woven", subject.name))?;
    let list = folder.join("list.json");
    let package = format!("elbowroom-{}", subject.name);
    let listed =
        run::output(&mut run::cargo_command(&["mutants", "--list", "--json", "--package", &package]));
    fs::write(&list, listed.ok_or("cargo-mutants lists nothing")?)
        .map_err(|error| format!("{}: {error}", list.display()))?;
    run::cargo(&["run", "--quiet", "-p", "chores", "--", "mutants", subject.name, &list.to_string_lossy()])?;
    Ok(folder)
}

/// Says how much was noticed and what was not. Whether it was enough.
fn summary(subject: &Subject, folder: &Path) -> Result<bool, String> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_default();
    let known = run::root().join("mutants.txt");
    let known = fs::read_to_string(&known).map_err(|error| format!("{}: {error}", known.display()))?;
    let known = accepted(&known)?;
    // A change that makes the program run forever is noticed too.
    let noticed: BTreeSet<String> = ["caught.txt", "previously_caught.txt", "timeout.txt"]
        .into_iter()
        .flat_map(|name| read(name).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let missed = read("missed.txt");
    let missed: Vec<&str> = missed.lines().filter(|line| !known.contains(&without_place(line))).collect();
    missed.iter().for_each(|line| println!("not noticed: {line}"));
    let unwoven = read("unwoven.txt").lines().count();
    if unwoven > 0 {
        println!("{}: {unwoven} changes were not tried: they can only be built one by one", subject.name);
    }
    let all = noticed.len() + missed.len();
    if all == 0 {
        return Err(format!("{}: cargo-mutants has tried nothing", subject.name));
    }
    let share = noticed.len() * 100 / all;
    println!(
        "{}: {} of {all} changes noticed, {share} %; {} % wanted",
        subject.name,
        noticed.len(),
        subject.least
    );
    Ok(share >= subject.least)
}

/// What need not be noticed: a line for each change, as cargo-mutants calls it without the place, and the reason behind
/// `because`.
fn accepted(text: &str) -> Result<BTreeSet<String>, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split_once(" because ") {
            Some((change, reason)) if !reason.trim().is_empty() => Ok(change.to_owned()),
            _ => Err(format!("mutants.txt: '{line}' has no reason")),
        })
        .collect()
}

/// `src/bill.rs:12:5: replace …` without line and column, which every edit moves.
fn without_place(line: &str) -> String {
    let mut parts = line.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(_), Some(_), Some(change)) => format!("{file}:{change}"),
        _ => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_known_wherever_they_stand_now() {
        let text = "# a comment\n\ncrates/a.rs: replace f -> u8 with 0 because it is only a guess\n";
        let known = accepted(text).expect("it has a reason");
        assert!(known.contains(&without_place("crates/a.rs:12:5: replace f -> u8 with 0")));
        assert!(!known.contains(&without_place("crates/a.rs:12:5: replace f -> u8 with 1")));
    }

    #[test]
    fn a_change_needs_a_reason() {
        assert!(accepted("crates/a.rs: replace f -> u8 with 0").is_err());
        assert!(accepted("crates/a.rs: replace f -> u8 with 0 because ").is_err());
    }
}
