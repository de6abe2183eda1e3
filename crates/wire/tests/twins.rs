//! Two games that differ only in what a viewer may not know look the same to that viewer, byte for byte.

use content::{Set, Setup};
use elbowroom_wire::nature::Seed;
use elbowroom_wire::protocol::{Entry, Problem, Seen, write};
use engine::{Actor, Answer, Answers, Event, Game, Region, Seat, State, View, apply, check, legal};

/// The same table with other purses for everybody but the viewer, and another next event for those who have not looked.
fn twin(game: &Game, state: &State, viewer: Option<Seat>, rng: &mut fastrand::Rng) -> State {
    let mut coins = [0; engine::MAX_SEATS];
    for seat in game.seats() {
        let own = state.coins(seat);
        coins[usize::from(seat.0)] = if viewer == Some(seat) { own } else { own + rng.u16(1..90) };
    }
    let known = View::new(game, state, viewer).omen;
    let other =
        game.events().nth(rng.usize(..8)).filter(|_| game.seats().any(|it| state.table().has_looked(it)));
    State::supposed(state.table(), coins, known.or(other))
}

/// Everything that is made for a viewer of a state, and of an answer with its events.
fn stream(
    game: &Game,
    state: &State,
    viewer: Option<Seat>,
    said: Option<(Actor, Answer, &[Event])>,
) -> String {
    let view = View::new(game, state, viewer);
    let entry = said.map(|(who, answer, events)| Entry::new(game, &view, who, answer, events));
    // What is refused is told too: a few answers that are mostly wrong.
    let wrong = [Answer::Conquer { region: Region(3) }, Answer::Done, Answer::Pick { slot: 5 }];
    let refusals = wrong.iter().filter_map(|&answer| {
        let who = Actor::seat(viewer?);
        check(game, state, who, answer).err().map(|illegal| Problem::illegal(game, illegal))
    });
    let refusals: Vec<Problem> = refusals.collect();
    [write(&Seen::new(game, &view)), write(&Seen::plain(game, &view)), write(&entry), write(&refusals)]
        .join("\n")
}

#[test]
fn hid_1_twins_look_the_same() {
    let (mut compared, mut differing) = (0, 0);
    for (n, set) in Set::ALL.into_iter().enumerate() {
        let game = Setup::new(set, 3).game().unwrap_or_else(|why| panic!("{why}"));
        let mut rng = fastrand::Rng::with_seed(n as u64);
        let seed = Seed::numbered(n as u64);
        let mut state = State::new(&game);
        let (mut answers, mut drawn) = (Answers::new(), 0);
        while !state.is_over() {
            legal(&game, &state, &mut answers);
            let who = state.owed().who;
            let answer = match who {
                Actor::NATURE => {
                    drawn += 1;
                    seed.answer(&game, state.table(), &answers, drawn)
                }
                _ => answers[rng.usize(..answers.len())],
            };
            let mut next = state.clone();
            let mut events = Vec::new();
            apply(&game, &mut next, who, answer, &mut events).expect("listed");
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                let mut other = twin(&game, &state, viewer, &mut rng);
                assert_eq!(
                    stream(&game, &state, viewer, None),
                    stream(&game, &other, viewer, None),
                    "{viewer:?} tells them apart in {}",
                    set.key()
                );
                // What nature whispers to somebody else is another thing in the twin.
                let mut heard = Vec::new();
                if apply(&game, &mut other, who, answer, &mut heard).is_err() || next.is_over() {
                    continue;
                }
                assert_eq!(
                    stream(&game, &next, viewer, Some((who, answer, &events))),
                    stream(&game, &other, viewer, Some((who, answer, &heard))),
                    "{viewer:?} tells them apart in {} after {}",
                    set.key(),
                    answer.line(&game)
                );
                compared += 1;
                differing += usize::from(next != other);
            }
            state = next;
        }
    }
    println!("{compared} pairs, {differing} of them different games");
    assert!(compared > 2_000 && differing * 10 > compared * 9, "{compared} pairs, {differing} different");
}
