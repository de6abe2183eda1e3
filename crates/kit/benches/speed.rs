//! How fast the engine plays: random games a second on one core.

use content::{Set, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Answers, Game, State, legal};
use fastrand::Rng;

fn main() {
    divan::main();
}

fn base(players: u8) -> Game {
    Setup::new(Set::Base, players).game().unwrap_or_else(|why| panic!("{why}"))
}

/// Whole random games; items are games.
#[divan::bench(args = [2, 3, 4, 5])]
fn games(bencher: Bencher<'_, '_>, players: u8) {
    let game = base(players);
    let fresh = State::new(&game);
    let mut answers = Answers::new();
    let mut rng = Rng::with_seed(7);
    bencher.counter(ItemsCount::new(100_usize)).bench_local(|| {
        for _ in 0..100 {
            let mut state = fresh.clone();
            elbowroom_kit::random::play_out(&game, &mut state, &mut answers, &mut rng, &mut ());
        }
    });
}

/// Listing and playing one answer; items are steps.
#[divan::bench(args = [2, 3, 4, 5])]
fn steps(bencher: Bencher<'_, '_>, players: u8) {
    let game = base(players);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    let mut rng = Rng::with_seed(7);
    bencher.counter(ItemsCount::new(1000_usize)).bench_local(|| {
        for _ in 0..1000 {
            if state.is_over() {
                state = State::new(&game);
            }
            elbowroom_kit::random::step(&game, &mut state, &mut answers, &mut rng, &mut ());
        }
    });
}

/// Listing alone; items are lists.
#[divan::bench(args = [2, 5])]
fn lists(bencher: Bencher<'_, '_>, players: u8) {
    let game = base(players);
    let mut state = State::new(&game);
    let mut answers = Answers::new();
    let mut rng = Rng::with_seed(7);
    let mut seen = Vec::new();
    while !state.is_over() {
        seen.push(state.clone());
        elbowroom_kit::random::step(&game, &mut state, &mut answers, &mut rng, &mut ());
    }
    bencher.counter(ItemsCount::new(seen.len())).bench_local(|| {
        seen.iter().for_each(|state| legal(&game, divan::black_box(state), &mut answers));
    });
}
