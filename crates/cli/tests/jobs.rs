//! `elbowroom lab` and `fit` in several jobs, as typed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const GAMES: &str = "25";

fn run(arguments: &[&str], out: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
    command.args(arguments).args(["--games", GAMES, "--out"]).arg(out);
    command.output().expect("the command was built")
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("parts")).expect("the scratch folder can be made");
    folder
}

/// Plays a run as a whole and in parts, merges the parts, and sees that whatever is wrong with them is noticed.
fn same_in_parts(name: &str, command: &[&str], files: &[&str]) {
    let folder = scratch(name);
    let (parts, whole, merged) = (folder.join("parts"), folder.join("whole"), folder.join("merged"));
    let parts_name = parts.to_str().expect("the folder has a plain name");
    let merge = |options: &[&str]| run(&[command, &["--merge", parts_name], options].concat(), &merged);
    let play = |part: &str, options: &[&str]| {
        let file = parts.join(format!("{part}.part"));
        let done = run(&[command, &["--part", part], options].concat(), &file);
        assert!(done.status.success(), "{done:?}");
        file
    };
    assert!(run(command, &whole).status.success());
    play("9..25", &["--threads", "2"]);
    refused(&merge(&[]), "no part has the games 0..9");
    let double = play("0..10", &[]);
    refused(&merge(&[]), "another part has as well");
    fs::remove_file(double).expect("it is there");
    let other = play("0..9", &["--seed", "2"]);
    refused(&merge(&[]), "a part of another run");
    fs::remove_file(other).expect("it is there");
    play("0..9", &[]);
    assert!(merge(&[]).status.success());
    for file in files {
        let read = |result: &Path| fs::read(result.join(file)).expect("the result was written");
        assert!(read(&whole) == read(&merged), "{name}: parts say something else than the whole in '{file}'");
    }
    if files.is_empty() {
        assert_eq!(fs::read_to_string(&whole).ok(), fs::read_to_string(&merged).ok(), "{name}");
        assert!(fs::metadata(&merged).is_ok_and(|file| file.len() > 0));
    }
    refused(&run(&[command, &["--part", "20..26"]].concat(), &merged), "there are 25 games");
}

fn refused(done: &Output, why: &str) {
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.code() == Some(2) && said.contains(why), "{done:?}");
}

#[test]
fn parts_of_a_lab_are_the_lab() {
    let files = [
        "lab.json",
        "races.csv",
        "powers.csv",
        "combos.csv",
        "finds.csv",
        "rounds.csv",
        "index.html",
        "index.de.html",
    ];
    same_in_parts("lab-in-parts", &["lab", "--box", "underground", "--bot", "greedy"], &files);
}

#[test]
fn parts_of_a_fit_are_the_fit() {
    same_in_parts("fit-in-parts", &["fit", "--box", "base+underground", "--bot", "greedy"], &[]);
}
