//! How well a puzzle was solved.

use elbowroom_host::puzzles::verdict;
use wire::protocol::{PuzzleRequest, PuzzleVerdict};
use wire::puzzle::Puzzle;

/// The first shipped puzzle of the base game.
fn puzzle() -> Puzzle {
    let all = Puzzle::read_all(include_str!("../../content/puzzles/base.txt")).expect("it is whole");
    all.into_iter().next().expect("there are some")
}

fn asked(puzzle: &Puzzle, lines: &[String]) -> Result<PuzzleVerdict, String> {
    let text = Puzzle::write_all(std::slice::from_ref(puzzle));
    verdict(&PuzzleRequest { puzzle: text, lines: lines.to_vec() }).map_err(|problem| problem.key)
}

#[test]
fn the_best_plan_solves_it_and_the_tempting_one_does_not() {
    let puzzle = puzzle();
    let best = asked(&puzzle, &puzzle.best).expect("a verdict");
    assert!(best.solved && best.lost.n == 0, "{best:?}");
    let tempting = asked(&puzzle, &puzzle.tempting).expect("a verdict");
    assert!(!tempting.solved && tempting.lost.n >= 20, "{tempting:?}");
}

#[test]
fn what_is_no_puzzle_and_no_answer_is_refused() {
    let puzzle = puzzle();
    let lines = |text: &str| vec![text.to_owned()];
    assert_eq!(asked(&puzzle, &[]), Err("problem-message".to_owned()));
    assert_eq!(asked(&puzzle, &vec!["done".to_owned(); 81]), Err("problem-message".to_owned()));
    assert_eq!(asked(&puzzle, &lines("dance")), Err("problem-line".to_owned()));
    // It is not that player's turn to put tokens down.
    assert!(asked(&puzzle, &lines("put 4 1")).is_err());
    let cut = Puzzle { record: puzzle.record.replace("---", ""), ..puzzle.clone() };
    assert_eq!(asked(&cut, &puzzle.best), Err("problem-record".to_owned()));
    let two =
        PuzzleRequest { puzzle: Puzzle::write_all(&[puzzle.clone(), puzzle.clone()]), lines: puzzle.best };
    assert_eq!(verdict(&two).map_err(|problem| problem.key), Err("problem-message".to_owned()));
}
