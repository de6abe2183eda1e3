//! Tables in the middle of a game, found by playing at random: one for every kind of answer a box has.

use std::collections::BTreeMap;

use content::{Set, Setup};
use engine::{Actor, Answer, Answers, Game, Seat, legal};
use fastrand::Rng;
use wire::history::{Fact, History};
use wire::nature::Seed;

/// A table where an answer can be given.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// What was said before.
    pub facts: Vec<String>,
    /// Who is asked.
    pub seat: Seat,
    /// The answer, in notation.
    pub line: String,
}

/// What kind of answer it is: the question, the verb, and the tile or piece it names. Where it is given to is left out.
fn kind(game: &Game, history: &History, answer: Answer) -> String {
    let line = answer.line(game);
    let mut words = line.split(' ');
    let verb = words.next().unwrap_or_default();
    let named = matches!(verb, "use" | "place" | "lay" | "wield" | "copy");
    let what = words.next().filter(|_| named).unwrap_or_default();
    format!("{:?} {verb} {what}", history.state.owed().ask).trim_end().to_owned()
}

/// One table for every kind of answer that so many random games of a box have, by kind.
pub fn kinds(played: Set, players: u8, games: u64) -> BTreeMap<String, Prepared> {
    let mut found = BTreeMap::new();
    let game = Setup::new(played, players).game().expect("a game");
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let seed = Seed::numbered(seed);
        let mut history = History::new(&game);
        let mut answers = Answers::new();
        while !history.state.is_over() {
            legal(&game, &history.state, &mut answers);
            let who = history.state.owed().who;
            let answer = match who.player() {
                None => history.nature(&game, &seed),
                Some(seat) => {
                    for &answer in answers.iter() {
                        found.entry(kind(&game, &history, answer)).or_insert_with(|| Prepared {
                            facts: history.facts.iter().map(|fact| fact.line(&game)).collect(),
                            seat,
                            line: answer.line(&game),
                        });
                    }
                    // Whoever stops early sees little, so stopping is rare.
                    let stops = |answer: &Answer| matches!(answer, Answer::Done | Answer::Decline);
                    let mut choice = answers[rng.usize(..answers.len())];
                    if stops(&choice) && rng.u8(..3) > 0 {
                        choice = answers[rng.usize(..answers.len())];
                    }
                    choice
                }
            };
            history.say(&game, Fact::Answer(who, answer), &mut Vec::new()).expect("listed");
        }
    }
    debug_assert!(!found.keys().any(|kind| kind.contains(&Actor::NATURE.to_string())));
    found
}

#[test]
fn kinds_are_found() {
    for set in Set::ALL {
        let start = std::time::Instant::now();
        let found = kinds(set, 3, 150);
        println!("{}: {} in {:?}: {:?}", set.key(), found.len(), start.elapsed(), found.keys());
    }
}
