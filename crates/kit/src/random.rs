//! Games between players who choose at random, as fast as the engine goes.

use engine::{Actor, Answer, Answers, Ask, Game, Log, State, carry_out, drawn, legal};
use fastrand::Rng;

/// Chooses one of the listed answers: nature by its odds, anybody else evenly.
#[inline]
pub fn choose(game: &Game, state: &State, answers: &Answers, rng: &mut Rng) -> Answer {
    choose_for(state.owed().ask, game, state, answers, rng)
}

#[inline]
fn choose_for(ask: Ask, game: &Game, state: &State, answers: &Answers, rng: &mut Rng) -> Answer {
    match ask {
        Ask::Event | Ask::Omen | Ask::Draw => drawn(game, state.table(), answers, rng.u64(..)),
        Ask::AttemptDie | Ask::RollDie | Ask::GambleDie | Ask::AssaultDie => {
            Answer::Die { face: game.die()[rng.usize(..6)] }
        }
        _ => answers[rng.usize(..answers.len())],
    }
}

/// Plays a game to its end; returns how many answers that took.
pub fn play_out(
    game: &Game,
    state: &mut State,
    answers: &mut Answers,
    rng: &mut Rng,
    log: &mut impl Log,
) -> u64 {
    let mut steps = 0;
    while !state.is_over() {
        step(game, state, answers, rng, log);
        steps += 1;
    }
    steps
}

/// Plays one answer and returns who gave it and what it was.
pub fn step(
    game: &Game,
    state: &mut State,
    answers: &mut Answers,
    rng: &mut Rng,
    log: &mut impl Log,
) -> (Actor, Answer) {
    let owed = state.owed();
    legal(game, state, answers);
    let answer = choose_for(owed.ask, game, state, answers, rng);
    carry_out(game, state, answer, log);
    (owed.who, answer)
}
