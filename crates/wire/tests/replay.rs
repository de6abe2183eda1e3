//! Whoever looks back sees what they could see then, and not a coin more.

use content::{Set, Setup};
use elbowroom_wire::history::{Fact, History};
use elbowroom_wire::nature::Seed;
use elbowroom_wire::protocol::Entry;
use elbowroom_wire::replay::Replay;
use engine::{Actor, Answer, Answers, Event, Game, MAX_SEATS, Purses, Seat, State, View, legal};

/// A game played at random, with the events and the state after each answer.
struct Played {
    game: Game,
    history: History,
    events: Vec<Vec<Event>>,
    states: Vec<State>,
    seed: Seed,
}

fn played(set: Set, players: u8, number: u64) -> Played {
    let game = Setup { purses: Purses::Strict, ..Setup::new(set, players) }.game().expect("a game");
    let (mut rng, seed) = (fastrand::Rng::with_seed(number), Seed::numbered(number));
    let mut history = History::new(&game);
    let (mut events, mut states) = (Vec::new(), vec![history.state.clone()]);
    let mut answers = Answers::new();
    while !history.state.is_over() {
        legal(&game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who {
            Actor::NATURE => history.nature(&game, &seed),
            _ => answers[rng.usize(..answers.len())],
        };
        let mut told = Vec::new();
        history.append(&game, Fact::Answer(who, answer), &mut told).expect("listed");
        events.push(told);
        states.push(history.state.clone());
    }
    Played { game, history, events, states, seed }
}

impl Played {
    /// The log as a viewer hears it after so many answers.
    fn log(&self, to: usize, viewer: Option<Seat>) -> Vec<Entry> {
        let view = View::new(&self.game, &self.states[to], viewer);
        let said = self.history.standing.iter().zip(&self.events).take(to);
        said.map(|(&(who, answer), events)| Entry::new(&self.game, &view, who, answer, events)).collect()
    }
}

#[test]
fn hid_1_looking_back_shows_what_could_be_seen_then() {
    let (mut compared, mut whispered) = (0, 0);
    for (n, set) in Set::ALL.into_iter().enumerate() {
        for number in 0..4 {
            let played = played(set, 2 + (n as u8 + number as u8) % 4, number);
            let game = &played.game;
            let end = played.states.len() - 1;
            whispered += played.history.standing.iter().filter(|(_, it)| it.is_secret()).count();
            let viewers = [None].into_iter().chain(game.seats().map(Some));
            for viewer in viewers {
                for to in [end / 3, end * 2 / 3, end - 1] {
                    let omen = View::new(game, &played.states[to], viewer).omen;
                    let log = played.log(to, viewer);
                    let replay = Replay::of_log(game, &log, omen).expect("a log of this game");
                    assert_eq!(replay.len(), to);
                    for at in 0..=to {
                        let (shown, true_view) =
                            (replay.view(game, at, viewer), View::new(game, &played.states[at], viewer));
                        assert_eq!(shown, true_view, "{} {number}: {at} of {to} for {viewer:?}", set.key());
                        compared += 1;
                    }
                }
            }
        }
    }
    println!("{compared} views, {whispered} whispers");
    assert!(compared > 10_000 && whispered > 0, "{compared} views, {whispered} whispers");
}

#[test]
fn hid_1_twins_look_back_at_the_same() {
    // Two games that differ in what a viewer has not looked at: the next event. The logs are the same, and so is every view.
    let mut twins = 0;
    for number in 0..40 {
        let played = played(Set::River, 3, number);
        let game = &played.game;
        let Some(at) = played.history.standing.iter().position(|(_, answer)| answer.is_secret()) else {
            continue;
        };
        let state = &played.states[at + 1];
        let Some(viewer) = game.seats().find(|&seat| !state.table().has_looked(seat)) else { continue };
        let log = played.log(at + 1, Some(viewer));
        let replay = Replay::of_log(game, &log, None).expect("a log of this game");
        let coins: [u16; MAX_SEATS] =
            std::array::from_fn(|seat| if seat == usize::from(viewer.0) { state.coins(viewer) } else { 99 });
        for tile in game.events() {
            let twin = State::supposed(state.table(), coins, Some(tile));
            let seen = View::new(game, &twin, Some(viewer));
            assert_eq!(replay.view(game, at + 1, Some(viewer)), seen);
            twins += 1;
        }
    }
    assert!(twins > 8, "{twins} twins");
}

#[test]
fn a_finished_game_is_open_and_its_dice_are_checked() {
    for (n, set) in Set::ALL.into_iter().enumerate() {
        let played = played(set, 3, n as u64);
        let game = &played.game;
        let end = played.states.len() - 1;
        let log = played.log(end, None);
        let replay = Replay::of_log(game, &log, None).expect("a log of this game");
        for (at, state) in played.states.iter().enumerate() {
            assert_eq!(replay.state(at), state, "{} {at}", set.key());
            let coins = replay.view(game, at, None).coins;
            assert!(game.seats().all(|seat| coins[usize::from(seat.0)] == Some(state.coins(seat))));
        }
        let (again, told) = Replay::of_answers(game, &played.history.standing).expect("it was played");
        assert_eq!(told, log);
        assert_eq!(again.lines(game, usize::MAX), replay.lines(game, usize::MAX));
        assert_eq!(replay.unfair(game, &played.seed, 0), None, "{}", set.key());
        // Another seed brings other dice; what was there when the game began owes it nothing.
        let found = replay.unfair(game, &Seed::numbered(999), 0).expect("another seed");
        let later = replay.unfair(game, &Seed::numbered(999), found + 1).expect("another seed");
        assert!(later > found);
        assert_eq!(replay.unfair(game, &Seed::numbered(999), end), None);
    }
}

#[test]
fn what_is_no_log_of_the_game_is_refused() {
    let played = played(Set::Base, 2, 1);
    let mut log = played.log(20, None);
    let at =
        played.history.standing.iter().position(|(_, it)| matches!(it, Answer::Pick { .. })).expect("one");
    log[at].said = Some("A conquer 99".to_owned());
    assert!(Replay::of_log(&played.game, &log, None).is_none());
    log[at].said = Some("B done".to_owned());
    assert!(Replay::of_log(&played.game, &log, None).is_none());
    log[at].said = None;
    assert!(Replay::of_log(&played.game, &log, None).is_none());
}
