//! Random games and nothing else, for counting instructions (`docs/speed.md`): `instructions BOX PLAYERS GAMES`.

use content::{Set, Setup};
use engine::{Answers, State};
use fastrand::Rng;

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [set, players, games] = args.as_slice() else {
        return Err("instructions BOX PLAYERS GAMES".to_owned());
    };
    let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
    let game = Setup::new(Set::from_key(set)?, number(players)? as u8).game()?;
    let fresh = State::new(&game);
    let mut answers = Answers::new();
    let mut rng = Rng::with_seed(7);
    let (mut actions, mut coins) = (0, 0);
    for _ in 0..number(games)? {
        let mut state = fresh.clone();
        actions += elbowroom_kit::random::play_out(&game, &mut state, &mut answers, &mut rng, &mut ());
        coins += game.seats().map(|seat| u64::from(state.coins(seat))).sum::<u64>();
    }
    println!("{actions} actions, {coins} coins");
    Ok(())
}
