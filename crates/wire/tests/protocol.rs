//! What travels is what one may see, and enough to play on with.

use content::board::shipped;
use content::{Set, Setup};
use elbowroom_wire::history::{Fact, History};
use elbowroom_wire::nature::Seed;
use elbowroom_wire::protocol::{
    Entry, Options, Policy, Problem, Seen, Sheet, TableCard, ToClient, ToServer, Turning, Undo, VERSION,
    read, write,
};
use elbowroom_wire::record::Record;
use engine::{Actor, Answers, Game, MAX_SEATS, Purses, Seat, State, Table, View, legal};

/// A table of each box as a client gets it.
fn cards() -> Vec<TableCard> {
    let card = |set: Set| {
        let options = Options::new(set, 3);
        let key = options.usual_board(0).expect("a known box");
        let board = shipped::find(&key).expect("shipped");
        let shape = shipped::find_shape(&key).expect("shipped").to_text(&board);
        let sheet = Sheet { board, shape };
        let commitment = String::new();
        TableCard { id: "x".to_owned(), title: String::new(), options, sheet, commitment, rules: 1, begun: 0 }
    };
    Set::ALL.into_iter().map(card).collect()
}

/// Plays a game at random and shows every position to the visitor, with the answer just given and its events.
fn random_game(game: &Game, seed: u64, mut visit: impl FnMut(&History, usize, &[engine::Event])) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let seed = Seed::numbered(seed);
    let mut history = History::new(game);
    let mut answers = Answers::new();
    while !history.state.is_over() {
        let at = history.standing.len();
        let mut events = Vec::new();
        legal(game, &history.state, &mut answers);
        let who = history.state.owed().who;
        let answer = match who {
            Actor::NATURE => seed.answer(game, history.state.table(), &answers, history.drawn),
            _ => answers[rng.usize(..answers.len())],
        };
        history.append(game, Fact::Answer(who, answer), &mut events).expect("listed");
        visit(&history, at, &events);
    }
}

/// A page of another version must not take one layout of a table for another. Whoever sees this fail has changed the
/// engine's state, the list of tiles or a rule: for the first two, raise `VERSION`; then write the new number here.
#[test]
fn another_layout_of_packed_tables_is_another_version() {
    let games = [
        include_str!("../../../golden/replays/base+underground-5p-1.txt"),
        include_str!("../../../golden/replays/river-3p-1.txt"),
        include_str!("../../../golden/replays/warcraft-4p-1.txt"),
    ];
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for text in games {
        let (game, history) =
            Record::read(text).and_then(|record| record.replay(None)).expect("a golden game");
        let view = View::new(&game, &history.state, None);
        for byte in view.table.pack() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    assert_eq!((VERSION, format!("{sum:016x}")), (3, "d7177fe00e311f48".to_owned()));
}

#[test]
fn a_client_builds_the_same_game_and_the_same_choices() {
    for card in cards() {
        let card: TableCard = read(&write(&card)).expect("it travels");
        let game = card.game().expect("it can be played");
        random_game(&game, 5, |history, _, _| {
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                let view = View::new(&game, &history.state, viewer);
                let seen: Seen = read(&write(&Seen::new(&game, &view))).expect("it travels");
                assert_eq!(seen.view(), Some(view));
            }
            if let Some(seat) = history.state.owed().who.player() {
                let view = View::new(&game, &history.state, Some(seat));
                let supposed = Seen::new(&game, &view).state().expect("a table");
                let (mut here, mut there) = (Answers::new(), Answers::new());
                legal(&game, &history.state, &mut here);
                legal(&game, &supposed, &mut there);
                assert_eq!(here[..], there[..]);
            }
        });
    }
}

#[test]
fn hid_1_nobody_hears_of_other_peoples_coins() {
    let strict = Setup { purses: Purses::Strict, ..Setup::new(Set::Mixed, 3) }.game().expect("a game");
    let open = Setup { purses: Purses::Open, ..Setup::new(Set::Mixed, 3) }.game().expect("a game");
    let mut masked = 0;
    random_game(&strict, 8, |history, at, events| {
        let (who, answer) = history.standing[at];
        for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
            let view = View::new(&strict, &history.state, viewer);
            let entry = Entry::new(&strict, &view, who, answer, events);
            for (event, line) in events.iter().zip(&entry.events) {
                let truth = event.line(&strict);
                let foreign = *event != event.coinless() && !viewer.is_some_and(|seat| event.names(seat));
                assert_eq!(*line == truth, !foreign || history.state.is_over(), "{viewer:?} hears {line}");
                masked += usize::from(line.contains('?'));
                let all = View::new(&open, &history.state, viewer);
                assert_eq!(all.hears(&open, *event).line(&open), truth);
            }
        }
    });
    assert!(masked > 100);
}

#[test]
fn hid_2_what_one_has_looked_at_only_that_one_is_told() {
    let game = Setup::new(Set::River, 3).game().expect("a game");
    let (mut looked, mut whispers) = (0, 0);
    for seed in 0..5 {
        random_game(&game, seed, |history, at, events| {
            let (who, answer) = history.standing[at];
            let table = history.state.table();
            whispers += usize::from(answer.is_secret());
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                let view = View::new(&game, &history.state, viewer);
                let entry = Entry::new(&game, &view, who, answer, events);
                assert_eq!(entry.said.is_none(), answer.is_secret());
                let knows = viewer.is_some_and(|seat| table.has_looked(seat));
                assert_eq!(view.omen.is_some(), knows);
                looked += usize::from(knows);
                // Whatever comes next, those who have not looked are shown the same.
                let coins = game.seats().map(|seat| history.state.coins(seat)).chain([0; MAX_SEATS]);
                let mut purses = [0; MAX_SEATS];
                purses.iter_mut().zip(coins).for_each(|(purse, coins)| *purse = coins);
                for omen in game.events().map(Some).chain([None]).filter(|_| !knows) {
                    let other = View::new(&game, &State::supposed(table, purses, omen), viewer);
                    assert_eq!(write(&Seen::new(&game, &other)), write(&Seen::new(&game, &view)));
                }
            }
        });
    }
    assert!(looked > 100 && whispers > 10, "{looked} {whispers}");
}

#[test]
fn bytes_that_are_no_table_give_nothing() {
    let game = Setup::new(Set::Base, 2).game().expect("a game");
    let state = State::new(&game);
    let bytes = state.table().pack();
    assert_eq!(bytes.len(), 1 + size_of::<Table>());
    assert_eq!(Table::unpack(&[]), None);
    assert_eq!(Table::unpack(&bytes[..bytes.len() - 1]), None);
    assert_eq!(Table::unpack(&[&bytes[..], &[0]].concat()), None);
    let mut refused = 0;
    for at in 0..bytes.len() {
        let mut other = bytes.clone();
        other[at] ^= 0x80;
        // Whatever one byte becomes, it ends with a table or without one.
        refused += usize::from(Table::unpack(&other).is_none());
    }
    assert!(refused > 200, "only {refused} changes were noticed");
    assert_eq!(
        State::supposed(&Table::unpack(&bytes).expect("a table"), [5; MAX_SEATS], None).table(),
        state.table()
    );
}

#[test]
fn messages_look_like_this() {
    let turning = Turning { id: u64::MAX, version: 3, seat: Seat(1) };
    let said = [
        (
            ToServer::Answer { id: 1, version: 2, seat: Seat(0), lines: vec!["conquer 7".to_owned()] },
            r#"{"answer":{"id":1,"version":2,"seat":"A","lines":["conquer 7"]}}"#,
        ),
        (ToServer::Undo(turning), r#"{"undo":{"id":18446744073709551615,"version":3,"seat":"B"}}"#),
        (
            ToServer::Policy {
                id: 4,
                version: 6,
                policy: Policy::Bot { level: "veteran".to_owned(), after: 60 },
            },
            r#"{"policy":{"id":4,"version":6,"policy":{"bot":{"level":"veteran","after":60}}}}"#,
        ),
        (
            ToServer::StandIn { id: 5, version: 7, seat: Seat(2), bot: None },
            r#"{"stand-in":{"id":5,"version":7,"seat":"C","bot":null}}"#,
        ),
    ];
    for (message, text) in said {
        assert_eq!(write(&message), text);
        assert_eq!(read::<ToServer>(text), Ok(message));
    }
    let problem = Problem::new("problem-stale");
    let refused = ToClient::Refused { id: 1, version: 9, problem };
    let text = r#"{"refused":{"id":1,"version":9,"problem":{"key":"problem-stale"}}}"#;
    assert_eq!(write(&refused), text);
    assert_eq!(read::<ToServer>("{}"), Err(Problem::new("problem-message")));
}

#[test]
fn the_barrier_has_a_name() {
    let setup = Setup { first: Some(Seat(0)), ..Setup::new(Set::Base, 2) };
    let game = setup.game().expect("a game");
    let mut history = History::new(&game);
    assert_eq!(Undo::new(&history).barrier, "barrier-start");
    history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
    let say = |history: &mut History, line: &str| {
        history.append(&game, Fact::read(&game, line).expect("notation"), &mut Vec::new()).expect("legal");
    };
    say(&mut history, "A pick 1");
    history.let_nature_answer(&game, &Seed::numbered(1), &mut Vec::new());
    say(&mut history, "A conquer 1");
    let undo = Undo::new(&history);
    assert_eq!((undo.back, undo.steps, undo.forth, &*undo.barrier), (Some('A'), 1, None, "barrier-draw"));
    say(&mut history, "A undo");
    let undo = Undo::new(&history);
    assert_eq!((undo.back, undo.steps, undo.forth), (None, 0, Some('A')));
}
