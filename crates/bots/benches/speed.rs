//! How fast bots play: games a second on one core.

use content::{Set, Setup};
use divan::Bencher;
use divan::counter::ItemsCount;
use elbowroom_bots::roster::{Kind, Roster};
use elbowroom_bots::{Bot, Nature, play};
use engine::Game;

fn main() {
    divan::main();
}

fn base(players: u8) -> Game {
    Setup::new(Set::Base, players).game().unwrap_or_else(|why| panic!("{why}"))
}

/// Whole games among greedy bots; items are games.
#[divan::bench(args = [2, 3, 4, 5])]
fn greedy_games(bencher: Bencher<'_, '_>, players: u8) {
    let game = base(players);
    let roster = Roster::new(&game);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 0)).collect();
    let mut number = 0;
    bencher.counter(ItemsCount::new(20_usize)).bench_local(|| {
        for _ in 0..20 {
            number += 1;
            play(&game, &mut bots, &mut Nature::new(7, number));
        }
    });
}
