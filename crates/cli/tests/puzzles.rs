//! The puzzles that are shipped, and the command that finds them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bots::puzzle::{lost, may_begin};
use bots::roster::Roster;
use content::Set;
use engine::notation::read_answer;
use engine::{Answer, Game};
use wire::history::History;
use wire::puzzle::Puzzle;
use wire::record::Record;

/// How many puzzles a box has at least.
const EACH: usize = 60;

/// The puzzles of each box.
fn shipped() -> Vec<Vec<Puzzle>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../content/puzzles");
    let of_box = |set: &Set| {
        let file = folder.join(format!("{}.txt", set.key()));
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        Puzzle::read_all(&text).unwrap_or_else(|| panic!("{} is damaged", file.display()))
    };
    Set::ALL.iter().map(of_box).collect()
}

/// The position of a puzzle.
fn position(puzzle: &Puzzle) -> (Game, History) {
    let record = Record::read(&puzzle.record).unwrap_or_else(|why| panic!("{}: {why}", puzzle.name));
    record.replay(None).unwrap_or_else(|why| panic!("{}: {why}", puzzle.name))
}

/// A plan, read as the player would type it.
fn plan(game: &Game, history: &History, lines: &[String]) -> Vec<Answer> {
    let seat = history.state.table().seat();
    let read = |line: &String| {
        read_answer(game, &format!("{seat} {line}")).unwrap_or_else(|why| panic!("{line}: {why}"))
    };
    lines.iter().map(|line| read(line).1).collect()
}

#[test]
fn shipped_puzzles_are_whole() {
    let mut names = BTreeSet::new();
    for puzzles in shipped() {
        assert!(puzzles.len() >= EACH, "{} puzzles like {:?}", puzzles.len(), puzzles.first());
        for puzzle in puzzles {
            let (game, history) = position(&puzzle);
            assert!(may_begin(&game, &history.state), "{}: no turn begins", puzzle.name);
            for lines in [&puzzle.best, &puzzle.tempting] {
                let first = plan(&game, &history, lines)[0];
                let who = history.state.owed().who;
                assert_eq!(
                    engine::check(&game, &history.state, who, first),
                    Ok(()),
                    "{}: {lines:?}",
                    puzzle.name
                );
            }
            // Far better than all others, and than what tempts, whatever the dice say; figures are rounded.
            for coins in [puzzle.lead, puzzle.cost] {
                assert!(coins.mean - coins.error >= 19, "{}: {coins}", puzzle.name);
            }
            assert!(names.insert(puzzle.name.clone()), "{} twice", puzzle.name);
        }
    }
}

/// What the files say is what is found again: the tempting plan of one puzzle of each box is played on.
#[test]
fn what_tempts_costs_what_the_puzzle_says() {
    for puzzles in shipped() {
        let puzzle = &puzzles[0];
        let (game, history) = position(puzzle);
        let [best, tempting] = [&puzzle.best, &puzzle.tempting].map(|lines| plan(&game, &history, lines));
        let cost = lost(&game, &Roster::new(&game), &history.state, &best, &tempting);
        assert_eq!((10.0 * cost.mean).round() as i32, puzzle.cost.mean, "{}", puzzle.name);
        let none = lost(&game, &Roster::new(&game), &history.state, &best, &best);
        assert_eq!((none.mean, none.error), (0.0, 0.0));
    }
}

#[test]
fn puzzles_are_found_and_the_same_every_time() {
    let find = |name: &str, threads: &str| {
        let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let status = std::process::Command::new(env!("CARGO_BIN_EXE_elbowroom"))
            .args(["puzzles", "--wanted", "2", "--threads", threads, "--out"])
            .arg(&out)
            .stdout(std::process::Stdio::null())
            .status();
        assert!(status.expect("it starts").success());
        std::fs::read_to_string(out).expect("it was written")
    };
    let one = find("puzzles-1.txt", "1");
    assert_eq!(Puzzle::read_all(&one).map(|puzzles| puzzles.len()), Some(2));
    assert_eq!(one, find("puzzles-2.txt", "2"));
}
