//! `elbowroom lab`, as typed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use bots::price::Prices;
use content::words::{Language, Words};
use content::worths::Worths;

/// A table with a home-made race on a board from a file.
fn lab(board: &Path, games: u64, threads: &str, out: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
    command.args(["lab", "--players", "2", "--tile", "beekeepers", "--board"]).arg(board);
    command.args(["--threads", threads, "--games", &games.to_string(), "--out"]).arg(out);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// How many games a report on the disk holds; none if there is no report yet.
fn games_in(folder: &Path) -> u64 {
    let Ok(text) = fs::read_to_string(folder.join("lab.json")) else { return 0 };
    let book: serde_json::Value = serde_json::from_str(&text).expect("a report is never half written");
    book["tally"]["games"].as_u64().expect("a report counts its games")
}

#[test]
fn a_killed_lab_goes_on_where_it_was() {
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab");
    let _ = fs::remove_dir_all(&scratch);
    fs::create_dir_all(&scratch).expect("the scratch folder can be made");
    let [killed, whole] = ["killed", "whole"].map(|name| scratch.join(name));
    let board = scratch.join("mine.board");
    let text = content::board::shipped::ALL.iter().find(|ship| ship.key == "base-2p");
    fs::write(&board, text.expect("a shipped board").text).expect("the scratch folder can be written");

    let mut running = lab(&board, 900_000_000, "2", &killed).spawn().expect("the command was built");
    while games_in(&killed) == 0 {
        assert!(running.try_wait().is_ok_and(|ended| ended.is_none()), "the lab gave up");
        std::thread::sleep(Duration::from_millis(20));
    }
    running.kill().and_then(|()| running.wait()).expect("it can be killed");
    let games = games_in(&killed) + 150;
    assert!(lab(&board, games, "2", &killed).status().is_ok_and(|status| status.success()));
    assert!(lab(&board, games, "1", &whole).status().is_ok_and(|status| status.success()));

    for file in [
        "lab.json",
        "races.csv",
        "powers.csv",
        "combos.csv",
        "finds.csv",
        "rounds.csv",
        "index.html",
        "index.de.html",
    ] {
        let [killed, whole] =
            [&killed, &whole].map(|folder| fs::read_to_string(folder.join(file)).expect("a whole report"));
        assert_eq!(killed, whole, "{file}");
        assert!(["powers.csv", "finds.csv"].contains(&file) || whole.contains("beekeepers"), "{file}");
    }
    // Other games are not mixed in.
    let other = lab(&board, games, "1", &killed).args(["--seed", "2"]).status();
    assert_eq!(other.expect("it runs").code(), Some(2));
}

/// A report as it was written when cells had names and finds were not counted.
fn in_the_old_form(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Array(list) if list.len() == 3 && list.iter().all(serde_json::Value::is_i64) => {
            *value = serde_json::json!({ "n": list[0], "sum": list[1], "squares": list[2] });
        }
        serde_json::Value::Array(list) => list.iter_mut().for_each(in_the_old_form),
        _ => {}
    }
}

#[test]
fn a_report_in_the_old_form_is_taken_up() {
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab-old");
    let _ = fs::remove_dir_all(&scratch);
    let [old, whole] = ["old", "whole"].map(|name| scratch.join(name));
    let lab = |games: &str, out: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
        command.args(["lab", "--players", "3", "--games", games, "--out"]).arg(out);
        assert!(command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success()));
        fs::read_to_string(out.join("lab.json")).expect("a whole report")
    };
    let mut book: serde_json::Value = serde_json::from_str(&lab("60", &old)).expect("a report is JSON");
    let tally = book["tally"].as_object_mut().expect("a report has a tally");
    tally.remove("finds");
    for name in ["bands", "prices", "places", "declines"] {
        in_the_old_form(&mut tally[name]);
    }
    assert!(tally["bands"][0].is_object() && tally["places"][2].is_object());
    fs::write(old.join("lab.json"), book.to_string()).expect("the scratch folder can be written");
    assert_eq!(lab("130", &old), lab("130", &whole));
}

#[test]
fn what_reports_say_is_what_the_page_and_hints_read() {
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab-data");
    let _ = fs::remove_dir_all(&scratch);
    let (worths, prices) = (scratch.join("worths"), scratch.join("prices.txt"));
    let elbowroom = |arguments: &[&str], last: &[&Path]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
        command.args(arguments).args(last).stdout(Stdio::null()).stderr(Stdio::null());
        assert!(command.status().is_ok_and(|it| it.success()), "{arguments:?}");
    };
    let [below, base] = ["below", "base"].map(|name| scratch.join(name));
    let novices = ["lab", "--bot", "novice", "--games", "40", "--players"];
    elbowroom(&[&novices[..], &["3", "--box", "underground", "--out"]].concat(), &[&below]);
    elbowroom(&[&novices[..], &["2", "--out"]].concat(), &[&base]);
    // One after the other: the second leaves what the first has written.
    for folder in [&below, &base] {
        elbowroom(&["lab-data", "--worths"], &[&worths, Path::new("--prices"), &prices, folder]);
    }
    let read = |file: &Path| fs::read_to_string(file).expect("it was written");
    let below = Worths::read(&read(&worths.join(Worths::file("underground", 3)))).expect("a file of worths");
    assert_eq!((below.games, below.players, below.wins.len()), (40, 3, 3));
    assert_eq!(below.combos.len(), 15 * 21);
    let kinds = |kind: &str| below.tiles.iter().filter(|tile| tile.kind() == kind).count();
    assert_eq!((kinds("race"), kinds("relic"), kinds("place")), (15, 6, 9));
    let won: i32 = below.wins.iter().map(|share| share.mean).sum();
    assert!((9_990..=10_010).contains(&won), "{won}");
    // A band is worth as much as bands of its race are on average, and all races together nothing.
    let races = || below.tiles.iter().filter(|tile| tile.kind() == "race");
    let total: f64 = races().map(|tile| f64::from(tile.worth.mean) * f64::from(tile.seen)).sum();
    let seen: u32 = races().map(|tile| tile.seen).sum();
    assert!((total / f64::from(seen)).abs() < 0.5, "{total} of {seen}");
    let all = Prices::read(&read(&prices)).expect("a file of prices");
    let tables: Vec<(&str, u8)> = all.iter().map(|prices| (&*prices.set, prices.players)).collect();
    assert_eq!(tables, [("base", 2), ("underground", 3)]);
    let first = below.combos.first().and_then(|combo| combo.price).map(|price| price.mean);
    assert_eq!(first, all[1].races[0].1.first().copied());
}

#[test]
fn a_report_is_written_in_three_languages_with_the_names_people_use() {
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab-pages");
    let _ = fs::remove_dir_all(&out);
    let mut command = Command::new(env!("CARGO_BIN_EXE_elbowroom"));
    command.args(["lab", "--box", "underground", "--players", "2", "--games", "60", "--out"]).arg(&out);
    assert!(command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|it| it.success()));
    for language in Language::ALL {
        let file =
            if language == Language::En { "index.html" } else { &format!("index.{}.html", language.key()) };
        let page = fs::read_to_string(out.join(file)).expect("a page");
        let words = Words::new(language);
        for key in ["race-drow", "power-mining", "relic-shiny_orb", "place-diamond_fields", "lab-places"] {
            let name = words.get(key).expect(key).replace('\'', "&#39;");
            assert!(page.contains(&name), "{name} in {file}");
        }
        assert!(!page.contains("terminal-lab") && !page.contains("{ $") && !page.contains("{$"), "{file}");
        assert!(!page.contains("shiny_orb") && !page.contains("NaN") && !page.contains("inf"), "{file}");
    }
}
