//! What fuzzers feed: bytes that choose answers, and bytes that are answers.

use content::{Set, Setup};
use engine::{Actor, Answer, Answers, Game, Mark, Region, Seat, State, Tile, apply, check, legal};

use crate::invariants;

/// A game chosen by a byte.
fn game(byte: u8) -> Game {
    // Both boxes exist for two to five players.
    let set = if byte % 8 < 4 { Set::Base } else { Set::River };
    Setup::new(set, 2 + byte % 4).game().unwrap_or_else(|why| panic!("{why}"))
}

/// Plays: each byte chooses one of the listed answers. Every invariant must hold after each.
pub fn play(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = game(*first);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    for byte in rest {
        legal(&game, &state, &mut answers);
        if answers.is_empty() {
            return assert!(state.is_over(), "nothing can be answered but the game goes on");
        }
        let answer = answers[*byte as usize % answers.len()];
        let who = state.owed().who;
        let done = apply(&game, &mut state, who, answer, &mut ());
        assert_eq!(done, Ok(()), "a listed answer was refused");
        assert_eq!(invariants::of_state(&game, &state), Ok(()));
    }
}

/// Throws: bytes are answers of whatever shape from whomever. Refused means untouched, accepted means listed.
pub fn throw(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = game(*first);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    for &[who, verb, a, b, n] in rest.as_chunks::<5>().0 {
        let who = if who % 4 == 0 { Actor::seat(Seat(a % 5)) } else { state.owed().who };
        let answer = answer(verb, a, b, n);
        legal(&game, &state, &mut answers);
        let listed = who == state.owed().who && answers.contains(&answer);
        assert_eq!(check(&game, &state, who, answer).is_ok(), listed, "{answer:?}");
        let before = state.clone();
        if apply(&game, &mut state, who, answer, &mut ()).is_err() {
            assert_eq!(before, state, "a refused answer changed the state");
            if let Some(&fallback) = answers.get(n as usize % answers.len().max(1)) {
                let who = state.owed().who;
                assert_eq!(apply(&game, &mut state, who, fallback, &mut ()), Ok(()));
            }
        }
        assert_eq!(invariants::of_state(&game, &state), Ok(()));
    }
}

fn answer(verb: u8, a: u8, b: u8, n: u8) -> Answer {
    let (region, tile, seat) = (Region(a), Tile(b), Seat(a));
    match verb % 22 {
        0 => Answer::First { seat },
        1 => Answer::Banner { tile },
        2 => Answer::Badge { tile },
        3 => Answer::Die { face: n },
        4 => Answer::Pick { slot: n },
        5 => Answer::Expand,
        6 => Answer::Decline,
        7 => Answer::Abandon { region },
        8 => Answer::Conquer { region },
        9 => Answer::Use { tile, region },
        10 => Answer::Attempt { region },
        11 => Answer::Roll,
        12 => Answer::Put { region, n },
        13 => Answer::Empty { region },
        14 => Answer::Place { mark: Mark(b), region, n },
        15 => Answer::ChooseSeat { tile, seat },
        16 => Answer::Gamble { region },
        17 => Answer::Find { tile },
        18 => Answer::Event { tile },
        19 => Answer::Omen { tile },
        20 => Answer::Peek,
        _ => Answer::Done,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(seed: u64, n: usize) -> Vec<u8> {
        let mut rng = fastrand::Rng::with_seed(seed);
        (0..n).map(|_| rng.u8(..)).collect()
    }

    #[test]
    fn bytes_that_choose_never_break_anything() {
        (0..400).for_each(|seed| play(&bytes(seed, 600)));
    }

    #[test]
    fn bytes_that_are_answers_never_break_anything() {
        (0..400).for_each(|seed| throw(&bytes(seed, 3000)));
        // Small numbers, so that many answers are nearly right.
        (0..400).for_each(|seed| throw(&bytes(seed, 3000).iter().map(|byte| byte % 40).collect::<Vec<u8>>()));
    }
}
