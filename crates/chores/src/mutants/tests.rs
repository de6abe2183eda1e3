//! A small program with changes of every kind, woven, compiled and run.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use super::list::{Genre, Mutant, Place, Span};
use super::weave::{Cause, cause, weave};

const PROGRAM: &str = "\
struct Purse { coins: i32, debt: i32 }

fn left(coins: i32, cost: i32, free: bool) -> i32 {
    if free || coins < cost && !free {
        return coins;
    }
    let mut left = coins * 10;
    left -= cost;
    match left {
        95 if coins == 10 => 1,
        88 => 2,
        other => other,
    }
}

fn purse(coins: i32) -> Purse {
    Purse { coins, ..Purse { coins: 1, debt: 2 } }
}

fn main() {
    let purse = purse(3);
    let all = [left(5, 9, false), left(5, 9, true), left(10, 5, false), left(9, 2, false), left(4, 1, false)];
    println!(\"{all:?} {} {}\", purse.coins, purse.debt);
}
";

/// A change of the code at the first place that begins with a text.
fn change(at: &str, skip: &str, genre: Genre, replacement: &str) -> Mutant {
    let byte = PROGRAM.find(at).expect("it is there") + skip.len();
    let before = &PROGRAM[..byte];
    let line = before.lines().count();
    let column = byte - before.rfind('\n').map_or(0, |end| end + 1) + 1;
    Mutant {
        file: "main.rs".to_owned(),
        name: format!("main.rs:{line}:{column}: {replacement}"),
        genre,
        replacement: replacement.to_owned(),
        span: Span { start: Place { line, column } },
    }
}

#[test]
fn a_woven_program_does_what_each_change_says() {
    let changes = [
        (change("if free ||", "", Genre::FnValue, "0"), "[0, 0, 0, 0, 0] 3 2"),
        (change("if free ||", "", Genre::FnValue, "\"no number\""), "does not compile"),
        (change("if free ||", "if free ", Genre::BinaryOperator, "&&"), "[41, 41, 1, 2, 39] 3 2"),
        (change("coins < cost", "coins ", Genre::BinaryOperator, ">"), "[41, 5, 10, 9, 4] 3 2"),
        (change("coins < cost &&", "coins < cost ", Genre::BinaryOperator, "||"), "[5, 5, 10, 9, 4] 3 2"),
        (change("!free {", "", Genre::UnaryOperator, ""), "[41, 5, 1, 2, 39] 3 2"),
        (change("coins * 10", "coins ", Genre::BinaryOperator, "+"), "[5, 5, 15, 17, 13] 3 2"),
        (change("coins * 10", "coins ", Genre::BinaryOperator, "/"), "[5, 5, -4, -2, -1] 3 2"),
        (change("left -= cost", "left ", Genre::BinaryOperator, "+="), "[5, 5, 105, 92, 41] 3 2"),
        (change("95 if", "", Genre::MatchArm, ""), "[5, 5, 95, 2, 39] 3 2"),
        (change("coins == 10", "", Genre::MatchArmGuard, "false"), "[5, 5, 95, 2, 39] 3 2"),
        (change("coins == 10", "coins ", Genre::BinaryOperator, "!="), "[5, 5, 95, 2, 39] 3 2"),
        (change("88 =>", "", Genre::MatchArm, ""), "[5, 5, 1, 88, 39] 3 2"),
        (change("coins, ..Purse", "", Genre::StructField, ""), "[5, 5, 1, 2, 39] 1 2"),
    ];
    let numbered: Vec<_> = (0..).zip(changes.iter().map(|(mutant, _)| mutant)).collect();
    let all = weave(PROGRAM, &numbered, &BTreeSet::new()).expect("it is Rust");
    assert_eq!(all.numbers.len(), changes.len());
    let bad = all.text.find("no number").expect("it was put in");
    assert_eq!(cause(&all.text, bad), Some(Cause::Change(1)));
    let piece = all.text.find("woven_l < woven_r").or_else(|| all.text.find("*woven_l < *woven_r"));
    assert_eq!(cause(&all.text, piece.expect("it is compared")), Some(Cause::Piece(3)));

    let woven = weave(PROGRAM, &numbered, &BTreeSet::from([1])).expect("it is Rust");
    let folder = std::env::temp_dir().join(format!("elbowroom-woven-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("main.rs"), woven.text + "\nmod woven;\n").expect("it can be written");
    fs::write(folder.join("woven.rs"), include_str!("switch.rs")).expect("it can be written");
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut compile = Command::new(compiler);
    compile.args(["--edition=2024", "--cap-lints=allow", "main.rs"]).current_dir(&folder);
    assert!(compile.status().expect("the compiler is there").success());
    let says = |change: Option<u32>| {
        let mut program = Command::new(folder.join("main"));
        change.into_iter().for_each(|number| _ = program.env("ELBOWROOM_MUTANT", number.to_string()));
        let output = program.output().expect("it can be started");
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    };
    assert_eq!(says(None), "[5, 5, 1, 2, 39] 3 2");
    for (number, (mutant, expected)) in (0..).zip(&changes).filter(|(number, _)| *number != 1) {
        assert_eq!(says(Some(number)), *expected, "{}", mutant.name);
    }

    // Places are written down, and a program whose steps are used up ends.
    let file = folder.join("reached");
    let written = Command::new(folder.join("main")).env("ELBOWROOM_REACHED", &file).status();
    assert!(written.expect("it can be started").success());
    let reached = fs::read_to_string(&file).expect("it was written");
    assert!(reached.lines().any(|line| line == "13") && reached.contains("steps 4\n"), "{reached}");
    let ended = Command::new(folder.join("main")).env("ELBOWROOM_STEPS", "3").status();
    assert_eq!(ended.expect("it can be started").code(), Some(97));
    fs::remove_dir_all(&folder).expect("it can be removed");
}
