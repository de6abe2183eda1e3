//! `elbowroom board`, as typed.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

fn elbowroom(words: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_elbowroom")).args(words).output();
    command.expect("the command was built with this test")
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder.join(name)
}

fn words(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn list_names_every_shipped_board() {
    let output = elbowroom(&["board", "list"]);
    assert!(output.status.success());
    let text = words(&output.stdout);
    for ship in content::board::shipped::ALL {
        assert!(text.lines().any(|line| line.starts_with(ship.key)), "{} is missing", ship.key);
    }
}

#[test]
fn check_passes_all_shipped_boards() {
    let output = elbowroom(&["board", "check"]);
    assert!(output.status.success(), "{}", words(&output.stderr));
}

#[test]
fn check_names_file_region_and_reason_and_fails() {
    let path = scratch("wrong.board");
    let good = content::board::shipped::ALL[0].text;
    let wrong = good.replacen("borders = [\"0\", \"2\", \"5\", \"6\"]", "borders = [\"0\", \"5\", \"6\"]", 1);
    assert_ne!(good, wrong);
    fs::write(&path, wrong).expect("the scratch folder can be written");
    let name = path.display().to_string();
    let output = elbowroom(&["board", "check", "base-3p", &name]);
    assert!(!output.status.success());
    let reason = format!("{name}: region 2: borders: it borders 1, but 1 does not border it");
    assert!(words(&output.stderr).contains(&reason), "{}", words(&output.stderr));
    assert!(words(&output.stdout).contains("base-3p: good"));
}

#[test]
fn new_boards_are_checked_and_drawn_like_shipped_ones() {
    for (set, players) in [("base", "2"), ("underground", "3"), ("river-world", "2"), ("wow", "2")] {
        let board = scratch(&format!("fresh-{set}.board")).display().to_string();
        let made =
            elbowroom(&["board", "new", "--box", set, "--players", players, "--seed", "9", "--out", &board]);
        assert!(made.status.success(), "{}", words(&made.stderr));
        let checked = elbowroom(&["board", "check", &board]);
        assert!(checked.status.success(), "{}", words(&checked.stderr));
        let svg = scratch(&format!("fresh-{set}.svg")).display().to_string();
        let drawn = elbowroom(&["board", "render", &board, "--out", &svg]);
        assert!(drawn.status.success(), "{}", words(&drawn.stderr));
        let text = fs::read_to_string(&svg).expect("the picture was written");
        assert!(text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"));
    }
}

#[test]
fn render_makes_a_png_as_wide_as_asked() {
    let png = scratch("islands.png").display().to_string();
    let output =
        elbowroom(&["board", "render", "wow-large-1a+wow-small-2b", "--out", &png, "--width", "360"]);
    assert!(output.status.success(), "{}", words(&output.stderr));
    let bytes = fs::read(&png).expect("the picture was written");
    assert_eq!(&bytes[1..4], b"PNG");
    assert_eq!(bytes[16..20], 360_u32.to_be_bytes());
}

#[test]
fn a_board_that_is_not_there_is_named() {
    let output = elbowroom(&["board", "render", "base-9p", "--out", "x.svg"]);
    assert!(!output.status.success());
    assert!(words(&output.stderr).contains("no board has the key “base-9p”"), "{}", words(&output.stderr));
}
