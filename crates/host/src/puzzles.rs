//! Puzzles, for whoever is asked how well one was solved.

use std::sync::Arc;

use bots::puzzle::lost;
use engine::{Answer, Game, State, check};
use wire::protocol::{Problem, PuzzleRequest, PuzzleVerdict, Tenths};
use wire::puzzle::Puzzle;

use crate::boards;
use crate::experts::Experts;

/// How many answers are judged together; the longest turn has fewer.
const MAX_LINES: usize = 80;

/// So many tenths of a coin behind the plan of the puzzle, a plan still solves it: less is a matter of taste. What may be
/// nothing solves it too.
const CLOSE: i32 = 10;

/// How far what was answered ends behind the plan of the puzzle.
pub fn verdict(wanted: &PuzzleRequest) -> Result<PuzzleVerdict, Problem> {
    let puzzles = Puzzle::read_all(&wanted.puzzle).unwrap_or_default();
    let [puzzle] = &puzzles[..] else { return Err(Problem::new("problem-message")) };
    let record = boards::record(&puzzle.record)?;
    let broken = |line: usize| Problem::new("problem-record").with("line", line.to_string());
    let (game, history) = record.replay(None).map_err(|why| broken(why.line))?;
    let [best, played] = [&puzzle.best, &wanted.lines].map(|lines| plan(&game, &history.state, lines));
    let (best, played) = (best?, played?);
    let experts = Experts::new(Arc::new(game));
    let lost = lost(&experts.game, experts.roster(), &history.state, &best, &played);
    let lost = Tenths { n: (10.0 * lost.mean).round() as i32, error: (10.0 * lost.error).round() as i32 };
    Ok(PuzzleVerdict { lost, solved: lost.n <= CLOSE.max(lost.error) })
}

/// Answers that begin here. Those after the first depend on what chance answers between them.
fn plan(game: &Game, state: &State, lines: &[String]) -> Result<Vec<Answer>, Problem> {
    if state.is_over() || state.owed().who.player().is_none() || lines.len() > MAX_LINES {
        return Err(Problem::new("problem-message"));
    }
    let unreadable = |line: &String| Problem::new("problem-line").with("line", line.clone());
    let read = |line: &String| Answer::read(game, line).map_err(|_| unreadable(line));
    let answers: Vec<Answer> = lines.iter().map(read).collect::<Result<_, _>>()?;
    let first = *answers.first().ok_or_else(|| Problem::new("problem-message"))?;
    check(game, state, state.owed().who, first).map_err(|illegal| Problem::illegal(game, illegal))?;
    Ok(answers)
}
