//! Games as numbers: every answer has its place, and rows tell a viewer no secret.

use std::collections::BTreeSet;

use bots::encoding::{Actions, Observation, reward};
use content::{Set, Setup};
use elbowroom_bots as bots;
use engine::{Actor, Answer, Answers, Game, MAX_SEATS, State, View, apply, drawn, legal};
use fastrand::Rng;

/// Calls back before every answer of random games of all boxes and numbers of players, with what was made for the game.
fn watch<T>(games: u64, prepare: impl Fn(&Game) -> T, mut see: impl FnMut(&T, &Game, &State, &Answers)) {
    for set in Set::ALL {
        for players in 2..=5 {
            let game = Setup::new(set, players).game().unwrap_or_else(|why| panic!("{why}"));
            let layout = prepare(&game);
            for number in 0..games {
                let mut rng = Rng::with_seed(number);
                let (mut state, mut answers) = (State::new(&game), Answers::new());
                while !state.is_over() {
                    legal(&game, &state, &mut answers);
                    see(&layout, &game, &state, &answers);
                    let who = state.owed().who;
                    let answer = match who {
                        Actor::NATURE => drawn(&game, state.table(), &answers, rng.u64(..)),
                        _ => answers[rng.usize(..answers.len())],
                    };
                    apply(&game, &mut state, who, answer, &mut ()).expect("it was listed");
                }
            }
        }
    }
}

/// What the place of an answer is called: its line, but all that are left are called all.
fn name(game: &Game, answer: Answer) -> String {
    let line = answer.line(game);
    match answer {
        Answer::Put { n, .. } | Answer::Place { n, .. } if n > 1 => {
            format!("{} all", line.rsplit_once(' ').expect("a number ends it").0)
        }
        _ => line,
    }
}

#[test]
fn every_answer_has_a_place_of_its_own() {
    let list = |game: &Game| {
        let actions = Actions::new(game);
        let names: BTreeSet<&String> = actions.names().iter().collect();
        assert_eq!(names.len(), actions.len(), "a name of {} is there twice", game.board().key);
        assert!(actions.len() < 16_000, "{} has {} places", game.board().key, actions.len());
        actions
    };
    let mut verbs = BTreeSet::new();
    watch(12, list, |actions, game, state, answers| {
        if state.owed().who == Actor::NATURE {
            return;
        }
        let mut places = BTreeSet::new();
        for &answer in answers.iter() {
            let line = answer.line(game);
            let place = actions.place(answer).unwrap_or_else(|| panic!("'{line}' has no place"));
            assert!(places.insert(place), "'{line}' shares its place");
            assert_eq!(actions.names()[place as usize], name(game, answer), "place {place}");
            verbs.insert(answer.verb());
        }
    });
    assert!(verbs.len() >= 25, "only {verbs:?} were seen");
}

/// The same table with other purses for everybody but the viewer, and another next event for those who have not looked.
fn twin(game: &Game, state: &State, viewer: engine::Seat) -> State {
    let mut coins = [0; MAX_SEATS];
    for seat in game.seats() {
        coins[usize::from(seat.0)] = state.coins(seat) + if seat == viewer { 0 } else { 17 };
    }
    let known = View::new(game, state, Some(viewer)).omen;
    let looked = game.seats().any(|seat| state.table().has_looked(seat));
    let other = game.events().last().filter(|_| looked);
    State::supposed(state.table(), coins, known.or(other))
}

#[test]
fn hid_1_rows_of_twins_are_equal() {
    let (mut compared, mut secrets, mut rows) = (0, 0, BTreeSet::new());
    watch(1, Observation::new, |layout, game, state, answers| {
        for viewer in game.seats() {
            let row = |state: &State| {
                let mut row = vec![-99; layout.len()];
                layout.write(game, &View::new(game, state, Some(viewer)), &mut row);
                assert!(!row.contains(&-99), "a number was not written");
                row
            };
            let other = twin(game, state, viewer);
            let real = row(state);
            assert_eq!(real, row(&other), "seat {viewer} of {}", game.board().key);
            if state.owed().who == Actor::seat(viewer) {
                let mut theirs = Answers::new();
                legal(game, &other, &mut theirs);
                assert_eq!(**answers, *theirs, "what {viewer} may answer");
            }
            compared += 1;
            secrets += usize::from(*state != other);
            rows.insert(real);
        }
    });
    assert!(
        compared > 5_000 && secrets > compared * 9 / 10 && rows.len() > compared / 2,
        "{compared} {secrets}"
    );
}

#[test]
fn rows_tell_the_viewer_what_is_on_the_table() {
    watch(1, Observation::new, |layout, game, state, _| {
        let board = game.board();
        for viewer in game.seats() {
            let mut row = vec![0; layout.len()];
            layout.write(game, &View::new(game, state, Some(viewer)), &mut row);
            let plane = |name: &str| layout.planes().iter().position(|own| own == name).expect("a plane");
            let number = |name: &str| {
                let at = layout.numbers().iter().position(|own| own == name).expect("a number");
                row[layout.planes().len() * board.len() + at]
            };
            assert_eq!(number("coins[0]"), state.coins(viewer) as i16);
            assert_eq!(number("coins[1]"), if state.is_over() { number("coins[1]") } else { -1 });
            assert_eq!(number("round"), i16::from(state.table().round()));
            for region in board.all() {
                let at = |name: &str| row[plane(name) * board.len() + usize::from(region.0)];
                let holder = state.table().holder(region).map(|id| state.table().band(id).owner);
                let seen = (at("holder") > 0)
                    .then(|| engine::Seat(((at("holder") - 1) as u8 + viewer.0) % game.players()));
                assert_eq!(seen, holder);
                assert_eq!(at("tokens"), i16::from(state.table().tokens(region)));
                assert_eq!(at("natives"), i16::from(state.table().natives(region)));
            }
        }
    });
}

#[test]
fn rewards_of_a_table_sum_to_nothing() {
    for players in 2..=5 {
        let game = Setup::new(Set::Base, players).game().expect("a shipped board");
        let mut coins = [0; MAX_SEATS];
        coins[1] = 50;
        let end = State::supposed(State::new(&game).table(), coins, None);
        let rewards: Vec<f32> = game.seats().map(|seat| reward(&game, &end, seat)).collect();
        assert!((rewards[1] - 1.0).abs() < 1e-6 && rewards.iter().sum::<f32>().abs() < 1e-5, "{rewards:?}");
    }
}
