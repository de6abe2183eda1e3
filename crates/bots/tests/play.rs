//! Bots at whole games: they keep to the rules, to what they may know, and to their rank.

use content::words::{Language, Words};
use content::{Set, Setup};
use elbowroom_bots::arena::{in_order, outcome};
use elbowroom_bots::hint::{Sentence, hints};
use elbowroom_bots::lab::{Tally, moved};
use elbowroom_bots::roster::{Kind, Roster};
use elbowroom_bots::stats::wilson;
use elbowroom_bots::value::{Value, traits};
use elbowroom_bots::{Bot, Lore, Nature, step};
use engine::{Answer, Answers, Ask, Event, Game, MAX_SEATS, Purses, Query, State, View, apply, check, legal};

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

fn game(set: Set, players: u8, board: u64) -> Game {
    let mut setup = Setup::new(set, players);
    let key = set.drawn_board(players, board);
    setup.board = Some(content::board::shipped::find(&key).unwrap_or_else(|why| panic!("{why}")));
    setup.game().unwrap_or_else(|why| panic!("{why}"))
}

/// Plays a game and wants an end to every turn; `step` checks that answers keep to the rules.
fn plays_to_the_end(game: &Game, kinds: &[Kind], number: u64) {
    let roster = Roster::new(game);
    let of = |seat: u64| kinds[(seat + number) as usize % kinds.len()];
    let mut bots: Vec<Box<dyn Bot>> =
        (0..u64::from(game.players())).map(|seat| roster.bot(of(seat), seat)).collect();
    let mut nature = Nature::new(number, 1);
    let mut state = State::new(game);
    let mut answers = Answers::new();
    let mut turn = (0, 0);
    let mut given = 0;
    while !state.is_over() {
        step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
        let now = (state.table().round(), state.table().seat().0);
        given = if now == turn { given + 1 } else { 0 };
        turn = now;
        assert!(given < 250, "a turn on {} does not end: {:?}", game.board().key, state.owed());
    }
}

#[test]
fn greedy_ends_every_turn_in_every_box() {
    for set in Set::ALL {
        for players in 2..=5 {
            for number in 0..12 {
                plays_to_the_end(
                    &game(set, players, number),
                    &[Kind::Greedy, Kind::Greedy, Kind::Random],
                    number,
                );
            }
        }
    }
}

#[test]
fn every_bot_ends_every_turn_in_every_box() {
    // The expert thinks long, so it plays the shortest games only; the master and the grandmaster are the same bot.
    let quick: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| !kind.dreams()).collect();
    for set in Set::ALL {
        for players in 2..=5 {
            for number in 0..2 {
                plays_to_the_end(&game(set, players, number), &quick, number + u64::from(players));
            }
        }
        plays_to_the_end(&game(set, 2, 5), &[Kind::Expert, Kind::Random], 3);
    }
}

/// HID-1: purses of others are hidden, and so are the events to come and the order of every stack.
#[test]
fn no_bot_uses_what_is_hidden() {
    for set in Set::ALL {
        let (game, roster) = with_roster(game(set, 3, 7));
        let asked = ask_twice(&game, 11, &every_bot(&roster));
        assert!(asked.decisions > 100 && asked.peeked.is_empty(), "{set:?}: {:?}", asked.peeked);
    }
}

/// HID-2: what others have looked at is hidden.
#[test]
fn no_bot_knows_what_another_has_looked_at() {
    let (game, roster) = with_roster(game(Set::River, 3, 0));
    let mut secrets = 0;
    for number in 1..=4 {
        let asked = ask_twice(&game, number, &every_bot(&roster));
        assert!(asked.peeked.is_empty(), "{:?}", asked.peeked);
        secrets += asked.secrets;
    }
    assert!(secrets > 20, "{secrets}");
}

/// The two tests above can fail: somebody who uses all a view says is found out as soon as views say too much.
#[test]
fn a_bot_that_peeks_is_found_out() {
    let peeker = |_| Some(("peeker", Box::new(Peeker) as Box<dyn Bot>));
    let makers = [Box::new(peeker) as Maker<'_>];
    for set in Set::ALL {
        let strict = game(set, 3, 7);
        assert!(ask_twice(&strict, 11, &makers).peeked.is_empty(), "{set:?}");
        let mut setup = Setup::new(set, 3);
        setup.board = content::board::shipped::find(&strict.board().key).ok();
        setup.purses = Purses::Open;
        let open = setup.game().unwrap_or_else(|why| panic!("{why}"));
        assert!(ask_twice(&open, 11, &makers).peeked.len() > 50, "{set:?}");
    }
}

/// Lets everything a view says decide.
struct Peeker;

impl Bot for Peeker {
    fn answer(&mut self, _: &Game, view: &View, answers: &Answers) -> Answer {
        let coins: usize = view.coins.iter().flatten().map(|&coins| usize::from(coins)).sum();
        answers[(coins + view.omen.map_or(0, |event| usize::from(event.0) + 1)) % answers.len()]
    }
}

/// Makes a bot for a decision, by the decision's number, if it is to be asked.
type Maker<'a> = Box<dyn Fn(u32) -> Option<(&'static str, Box<dyn Bot>)> + 'a>;

fn with_roster(game: Game) -> (Game, Roster) {
    let roster = Roster::new(&game);
    (game, roster)
}

/// All bots; those who think long are asked at some decisions only.
fn every_bot(roster: &Roster) -> Vec<Maker<'_>> {
    let maker = |kind: Kind| {
        let often = match kind {
            Kind::Expert | Kind::Grandmaster | Kind::Master => 40,
            Kind::Random | Kind::Greedy => 1,
            _ => 5,
        };
        Box::new(move |asked: u32| asked.is_multiple_of(often).then(|| (kind.key(), roster.bot(kind, 9))))
            as Maker<'_>
    };
    Kind::ALL.into_iter().map(maker).collect()
}

/// What came of asking twice.
#[derive(Default)]
struct Asked {
    decisions: u32,
    /// Who answered otherwise when only hidden things were otherwise, and in which round.
    peeked: Vec<(&'static str, u8)>,
    /// How often somebody else knew the next event.
    secrets: u32,
}

/// Asks bots at decisions of a game, and again with everything hidden from them changed: the purses of others, and the
/// event that comes next. Stacks have no order before they are drawn from, so there is none to know.
fn ask_twice(game: &Game, number: u64, makers: &[Maker<'_>]) -> Asked {
    let roster = Roster::new(game);
    let kinds = [Kind::Greedy, Kind::Random, Kind::Greedy];
    let mut bots: Vec<Box<dyn Bot>> = kinds.iter().map(|&kind| roster.bot(kind, number)).collect();
    let mut nature = Nature::new(number, 1);
    let mut answers = Answers::new();
    let mut state = State::new(game);
    let mut found = Asked::default();
    while !state.is_over() {
        legal(game, &state, &mut answers);
        if let Some(seat) = state.owed().who.player().filter(|_| answers.len() > 1) {
            found.decisions += 1;
            let mut hidden = [0; MAX_SEATS];
            for other in game.seats() {
                let own = state.coins(other);
                hidden[usize::from(other.0)] =
                    if other == seat { own } else { 7 * u16::from(other.0) + 200 - own };
            }
            // What comes next is another event, unless the seat has seen it.
            let omen = View::new(game, &state, Some(seat)).omen;
            let known = game.seats().find_map(|other| View::new(game, &state, Some(other)).omen);
            let left = |event: &engine::Tile| state.table().events_left(game, *event) > 0;
            let another = game.events().filter(left).find(|&event| Some(event) != known);
            found.secrets += u32::from(known.is_some() && omen.is_none() && another.is_some());
            let otherwise = State::supposed(state.table(), hidden, omen.or(another));
            let views = [&state, &otherwise].map(|state| View::new(game, state, Some(seat)));
            for maker in makers {
                let mut asked = views.iter().filter_map(|view| {
                    let (name, mut bot) = maker(found.decisions)?;
                    Some((name, bot.answer(game, view, &answers)))
                });
                if let (Some((name, here)), Some((_, there))) = (asked.next(), asked.next())
                    && here != there
                {
                    found.peeked.push((name, state.table().round()));
                }
            }
        }
        // Whoever may look at the next event does.
        if answers.contains(&Answer::Peek) {
            let who = state.owed().who;
            apply(game, &mut state, who, Answer::Peek, &mut ()).unwrap_or_else(|why| panic!("{why}"));
        } else {
            step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
        }
    }
    found
}

#[test]
fn hints_are_plans_that_can_be_played() {
    let game = base(2);
    let roster = Roster::new(&game);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
    let mut nature = Nature::new(2, 1);
    let mut answers = Answers::new();
    let mut state = State::new(&game);
    let mut seen = 0;
    while !state.is_over() && seen < 12 {
        let owed = state.owed();
        if matches!(owed.ask, Ask::Pick | Ask::Choose | Ask::Act) {
            let seat = owed.who.player();
            let hints = hints(&game, &roster, &View::new(&game, &state, seat), 3);
            seen += 1;
            assert!(!hints.is_empty() && hints.len() <= 3 && hints[0].behind == 0.0);
            for hint in &hints {
                assert_eq!(check(&game, &state, owed.who, hint.answers[0]), Ok(()));
                assert!(hint.behind >= 0.0 && !hint.reasons.is_empty());
                assert!(hint.odds.is_none_or(|odds| (0.0..=1.0).contains(&odds)));
                let said = hint.said();
                assert!(said[0].key == "hint-coins" && said.len() > 1, "{said:?}");
            }
            let other = View::new(&game, &state, game.seats().find(|&other| Some(other) != seat));
            assert!(elbowroom_bots::hint::hints(&game, &roster, &other, 3).is_empty());
        }
        step(&game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
    }
}

#[test]
fn hints_have_words_in_every_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for key in Sentence::KEYS {
            let text = words.fill(key, &[("n", 2_u8.into()), ("who", "B".into())]);
            assert!(text.as_ref().is_some_and(|text| !text.contains('$')), "{key} {language:?}: {text:?}");
        }
    }
}

#[test]
fn shipped_values_are_whole() {
    for (set, players) in Set::ALL.into_iter().flat_map(|set| (2..=5).map(move |players| (set, players))) {
        let game = game(set, players, 0);
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
            assert!((40.0..140.0).contains(&to_come), "{set:?}, {players} players, {seat}: {to_come}");
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
    for set in Set::ALL {
        misses_no_coin(&game(set, 2, 3));
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
            let turn = state.table().seat();
            let coins = |event: &Event| match *event {
                Event::Scored { coins, .. } => i64::from(coins),
                Event::Withheld { coins, .. } => -i64::from(coins),
                _ => moved(event, turn).into_iter().flatten().map(|(_, coins)| coins).sum(),
            };
            paid += events.iter().map(coins).sum::<i64>();
        }
    }
    assert_eq!(tally.bands.iter().map(|cell| cell.sum).sum::<i64>(), paid);
    // Somebody asked for a price at every pick, and the free combo costs as much as itself.
    let picks: i64 = tally.bands.iter().map(|cell| cell.n).sum();
    assert!(tally.prices.iter().map(|cell| cell.n).sum::<i64>() >= 2 * picks);
}
