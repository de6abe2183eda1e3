//! What is said of single turns while a game goes on: what a player's answers are worth against bots, and why a bot has done
//! what it has done. Both know no more than anybody at the table.

use std::sync::Arc;

use axum::extract::{Path, State};
use engine::{Actor, Answer as Said, Game, MAX_SEATS, Seat, State as Position, View, apply, check};
use host::experts::Experts;
use wire::protocol::{Problem, PuzzleRequest, VerdictRequest, WhyRequest};

use super::asked::Asked;
use super::reviews::Played;
use super::{Answer, Shared, json};
use crate::hub::{fault, problem};
use crate::secret::Hashed;
use crate::store::{Head, Stored};
use crate::table::open;
use crate::turns::Work;

/// How many answers are judged together; a redeployment is the longest that is one decision.
const MAX_LINES: usize = 80;
/// The coins everybody is taken to have: enough for any combo.
const PURSE: u16 = 100;

/// What answers of a seat are worth, of which the table has heard or not. Only where all others are bots: nobody is helped
/// against people.
pub(super) async fn verdict(
    State(hub): Shared,
    Path(id): Path<String>,
    Asked { told: wanted, asker, shown }: Asked<VerdictRequest>,
) -> Answer {
    let stored = hub.services().store.load(&id).await.map_err(problem)?;
    let own = seats(&stored.head, &shown);
    let alone = stored.head.each().all(|(seat, chair)| seat == wanted.seat || chair.bot.is_some());
    if !own.contains(&wanted.seat) || !alone {
        return Err(Problem::new("problem-not-your-seat").into());
    }
    if wanted.lines.is_empty() || wanted.lines.len() > MAX_LINES {
        return Err(Problem::new("problem-message").into());
    }
    let judge = move || {
        let Played { game, answers } = played(&stored)?;
        let state = position(&game, &answers, wanted.at as usize)?;
        let unreadable = |line: &String| Problem::new("problem-line").with("line", line.clone());
        let read = |line: &String| Said::read(&game, line).map_err(|_| unreadable(line));
        let lines: Vec<Said> = wanted.lines.iter().map(read).collect::<Result<_, _>>()?;
        // What follows upon chance is judged as far as it fits.
        if let Err(illegal) = check(&game, &state, Actor::seat(wanted.seat), lines[0]) {
            return Err(Problem::illegal(&game, illegal));
        }
        let view = View::new(&game, &state, Some(wanted.seat));
        Ok(Experts::new(game).verdict(&view, &lines))
    };
    Ok(json(&hub.services().drawings.turn(Work::Review, &asker, judge).await?))
}

/// What speaks for what a bot has done in a turn.
pub(super) async fn why(
    State(hub): Shared,
    Path(id): Path<String>,
    Asked { told: wanted, asker, shown }: Asked<WhyRequest>,
) -> Answer {
    let stored = hub.services().store.load(&id).await.map_err(problem)?;
    if !stored.head.public && seats(&stored.head, &shown).is_empty() {
        return Err(Problem::new("problem-not-your-seat").into());
    }
    let tell = move || {
        let Played { game, answers } = played(&stored)?;
        let seat = wanted.seat;
        if stored.head.chair(seat).is_none_or(|chair| chair.bot.is_none()) {
            return Err(Problem::new("problem-not-found"));
        }
        let (begun, said) = turn(&game, &answers, wanted.round, seat)?;
        // What is in the purses and what the seat has looked at are left out: whoever asks may not know them.
        let coins = [Some(PURSE); MAX_SEATS];
        let view = View { viewer: Some(seat), coins, ..View::new(&game, &begun, None) };
        Ok(Experts::new(game).why(&view, said))
    };
    Ok(json(&hub.services().drawings.turn(Work::Review, &asker, tell).await?))
}

/// How well a puzzle was solved. It belongs to no table, and whoever has it knows all of it.
pub(super) async fn puzzle(
    State(hub): Shared,
    Asked { told: wanted, asker, .. }: Asked<PuzzleRequest>,
) -> Answer {
    let judge = move || host::puzzles::verdict(&wanted);
    Ok(json(&hub.services().drawings.turn(Work::Review, &asker, judge).await?))
}

/// The seats a browser has.
fn seats(head: &Head, shown: &[Hashed]) -> Vec<Seat> {
    head.opened(shown).into_iter().map(|(seat, _)| seat).collect()
}

fn played(stored: &Stored) -> Result<Played, Problem> {
    let book = open(&stored.head, &stored.facts).map_err(|why| fault(&why))?.book;
    Ok(Played { game: book.game().clone(), answers: book.history().standing.clone() })
}

/// How things were after so many answers.
fn position(game: &Game, answers: &[(Actor, Said)], at: usize) -> Result<Position, Problem> {
    let answers = answers.get(..at).ok_or_else(|| Problem::new("problem-stale"))?;
    let mut state = Position::new(game);
    for &(who, answer) in answers {
        apply(game, &mut state, who, answer, &mut ())
            .map_err(|_| fault("a game that cannot be played again"))?;
    }
    Ok(state)
}

/// How things were when the seat's turn of that round began, and all it has answered in it.
fn turn(
    game: &Arc<Game>,
    answers: &[(Actor, Said)],
    round: u8,
    seat: Seat,
) -> Result<(Position, Vec<Said>), Problem> {
    let mut state = Position::new(game);
    let (mut begun, mut said) = (None, Vec::new());
    for &(who, answer) in answers {
        let own = (state.table().round(), state.table().seat()) == (round, seat);
        if own && who == Actor::seat(seat) {
            begun.get_or_insert_with(|| state.clone());
            said.push(answer);
        } else if !own && begun.is_some() {
            break;
        }
        let played = apply(game, &mut state, who, answer, &mut ());
        played.map_err(|_| fault("a game that cannot be played again"))?;
    }
    begun.map(|begun| (begun, said)).ok_or_else(|| Problem::new("problem-not-found"))
}
