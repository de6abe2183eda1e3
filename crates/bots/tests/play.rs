//! Bots at whole games: they keep to the rules, to what they may know, and to their rank.

use bots::arena::{in_order, outcome};
use bots::expert::Depth;
use bots::hint::hints;
use bots::lab::Tally;
use bots::roster::{EXPERT, Kind, Roster};
use bots::stats::wilson;
use bots::value::{Value, traits};
use bots::{Bot, Lore, Nature, play, step};
use content::{Set, Setup};
use engine::{Answers, Ask, Event, Game, MAX_SEATS, Query, State, View, check, legal};

fn base(players: u8) -> Game {
    Setup::new(Set::Base, players).game().unwrap_or_else(|why| panic!("{why}"))
}

fn wins(game: &Game, a: Kind, b: Kind, games: u64) -> f64 {
    let roster = Roster::new(game);
    let mut points = 0.0;
    let job = |number| outcome(game, 5, number, |who, seed| roster.bot([a, b][who], seed));
    in_order(0..games, 2, job, |_, outcome| {
        points += outcome.points;
        true
    });
    wilson(points, games as f64).share
}

#[test]
fn greedy_beats_random() {
    assert!(wins(&base(2), Kind::Greedy, Kind::Random, 200) >= 0.98);
}

#[test]
fn planner_beats_greedy() {
    assert!(wins(&base(2), Kind::Planner, Kind::Greedy, 60) >= 0.75);
}

#[test]
fn planner_beats_three_greedies() {
    assert!(wins(&base(4), Kind::Planner, Kind::Greedy, 24) >= 0.35);
}

/// Every bot answers by the rules, whatever the number of players; `step` checks that.
#[test]
fn every_bot_plays_to_the_end() {
    let rivers = |players| Setup::new(Set::River, players).game().unwrap_or_else(|why| panic!("{why}"));
    for (players, game) in (2..=5).map(|players| (players, base(players))).chain([(3, rivers(3))]) {
        let roster = Roster::new(&game);
        for kind in Kind::ALL {
            // The expert thinks long, so it plays the shortest game only; the master is the same bot.
            if kind == Kind::Master || (kind == Kind::Expert && players > 2) {
                continue;
            }
            let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(kind, 3)).collect();
            assert!(
                play(&game, &mut bots, &mut Nature::new(1, u64::from(players))).is_over(),
                "{}",
                kind.key()
            );
        }
    }
}

/// HID-1: purses of others are hidden, and stacks have no order to know. HID-2: what others have looked at is hidden.
#[test]
fn no_bot_uses_what_is_hidden() {
    for set in [Set::Base, Set::River] {
        let game = Setup::new(set, 3).game().unwrap_or_else(|why| panic!("{why}"));
        uses_nothing_hidden(&game);
    }
}

fn uses_nothing_hidden(game: &Game) {
    let roster = Roster::new(game);
    // Some look ahead now and then.
    let kinds = [Kind::Greedy, Kind::Random, Kind::Greedy];
    let mut bots: Vec<Box<dyn Bot>> = kinds.iter().map(|&kind| roster.bot(kind, 1)).collect();
    let mut nature = Nature::new(11, 1);
    let mut answers = Answers::new();
    let mut state = State::new(game);
    let mut asked = 0;
    while !state.is_over() {
        legal(game, &state, &mut answers);
        if let Some(seat) = state.owed().who.player().filter(|_| answers.len() > 1) {
            asked += 1;
            let mut hidden = [0; MAX_SEATS];
            for other in game.seats() {
                let own = state.coins(other);
                hidden[usize::from(other.0)] =
                    if other == seat { own } else { 7 * u16::from(other.0) + 200 - own };
            }
            // What comes next is another event, unless the seat has seen it.
            let omen = View::new(game, &state, Some(seat)).omen;
            let another = game.events().find(|&event| state.table().events_left(game, event) > 0);
            let otherwise = State::supposed(state.table(), hidden, omen.or(another));
            for kind in Kind::ALL {
                // The expert thinks long, so it is asked at some decisions only.
                if matches!(kind, Kind::Expert | Kind::Master) && asked % 40 != 1 {
                    continue;
                }
                let [here, there] = [&state, &otherwise].map(|state| {
                    roster.bot(kind, 9).answer(game, &View::new(game, state, Some(seat)), &answers)
                });
                assert_eq!(here, there, "{} knows too much", kind.key());
            }
        }
        step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
    }
    assert!(asked > 100);
}

#[test]
fn hints_are_plans_that_can_be_played() {
    let game = base(2);
    let roster = Roster::new(&game);
    let depth = Depth { samples: 8, ..EXPERT };
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
    let mut nature = Nature::new(2, 1);
    let mut answers = Answers::new();
    let mut state = State::new(&game);
    let mut seen = 0;
    while !state.is_over() && seen < 12 {
        let owed = state.owed();
        if matches!(owed.ask, Ask::Pick | Ask::Choose | Ask::Act) {
            let seat = owed.who.player();
            let hints = hints(&game, roster.mind(), &View::new(&game, &state, seat), depth, 3);
            seen += 1;
            assert!(!hints.is_empty() && hints.len() <= 3 && hints[0].behind == 0.0);
            for hint in &hints {
                assert_eq!(check(&game, &state, owed.who, hint.answers[0]), Ok(()));
                assert!(hint.behind >= 0.0 && !hint.reasons.is_empty());
                assert!(hint.odds.is_none_or(|odds| (0.0..=1.0).contains(&odds)));
            }
            let other = View::new(&game, &state, game.seats().find(|&other| Some(other) != seat));
            assert!(bots::hint::hints(&game, roster.mind(), &other, depth, 3).is_empty());
        }
        step(&game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
    }
}

#[test]
fn shipped_values_are_whole() {
    for players in 2..=5 {
        let game = base(players);
        let value = Value::shipped(&game);
        let again = Value::parse(&game, &value.text(&game, "again"));
        assert_eq!(again, Ok(value.clone()));
        // Before the first turn everybody has the whole game to come.
        let lore = Lore::new(&game);
        let mut state = State::new(&game);
        let mut answers = Answers::new();
        while state.owed().ask != Ask::Pick {
            step(&game, &mut state, &mut [], &mut Nature::new(1, 1), &mut answers, &mut ());
        }
        for seat in game.seats() {
            let to_come = value.future(&traits(&lore, Query { game: &game, table: state.table() }, seat));
            assert!((40.0..140.0).contains(&to_come), "{players} players, {seat}: {to_come}");
        }
    }
}

#[test]
fn a_value_file_with_a_fault_is_refused() {
    let game = base(2);
    assert!(Value::parse(&game, "elbowroom-value 2\n").is_err());
    assert!(Value::parse(&game, "elbowroom-value 1\ncourage 1 2\n").is_err());
    assert!(Value::parse(&game, "elbowroom-value 1\nregions 1 x\n").is_err());
}

#[test]
fn a_lab_tally_can_be_put_aside() {
    let game = base(3);
    let roster = Roster::new(&game);
    let watch = |tally: &mut Tally, number| {
        let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
        tally.watch(&game, &mut bots, &mut Nature::new(3, number));
    };
    let mut whole = Tally::new(&game);
    (0..20).for_each(|number| watch(&mut whole, number));
    let [mut first, mut second] = [Tally::new(&game), Tally::new(&game)];
    (0..7).for_each(|number| watch(&mut first, number));
    (7..20).for_each(|number| watch(&mut second, number));
    first.merge(&second);
    assert_eq!(first, whole);
}

/// Whatever the bank paid is some band's.
#[test]
fn a_lab_tally_misses_no_coin() {
    for set in [Set::Base, Set::River] {
        misses_no_coin(&Setup::new(set, 2).game().unwrap_or_else(|why| panic!("{why}")));
    }
}

fn misses_no_coin(game: &Game) {
    let roster = Roster::new(game);
    let mut tally = Tally::new(game);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
    let mut paid = 0;
    for number in 0..50 {
        tally.watch(game, &mut bots, &mut Nature::new(3, number));
        let mut answers = Answers::new();
        let mut state = State::new(game);
        let mut nature = Nature::new(3, number);
        while !state.is_over() {
            let mut events: Vec<Event> = Vec::new();
            step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut events);
            let coins = |event: &Event| match *event {
                Event::Scored { coins, .. } => i64::from(coins),
                Event::Withheld { coins, .. } => -i64::from(coins),
                _ => 0,
            };
            paid += events.iter().map(coins).sum::<i64>();
        }
    }
    assert_eq!(tally.bands.iter().map(|cell| cell.sum).sum::<i64>(), paid);
}
