//! Hints teach: they differ, they say why, and what they say is true.

use content::{Set, Setup};
use elbowroom_bots::hint::{BEHIND, Hint, Reason, hints};
use elbowroom_bots::price::Prices;
use elbowroom_bots::roster::{Kind, Roster};
use elbowroom_bots::{Bot, Nature, step};
use engine::{Actor, Answer, Answers, Ask, Game, Query, RegionSet, Seat, State, View, apply, check, legal};

fn game(set: Set, players: u8) -> Game {
    let mut setup = Setup::new(set, players);
    let key = set.drawn_board(players, u64::from(players));
    setup.board = Some(content::board::shipped::find(&key).unwrap_or_else(|why| panic!("{why}")));
    setup.game().unwrap_or_else(|why| panic!("{why}"))
}

/// Positions of a game in which a player has a choice: so many of each decision, the first of them after the round.
fn positions(game: &Game, from: u8, wanted: &[(Ask, usize)]) -> Vec<State> {
    let roster = Roster::new(game);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Novice, 1)).collect();
    let mut nature = Nature::new(3, u64::from(from));
    let mut answers = Answers::new();
    let mut state = State::new(game);
    let mut found: Vec<State> = Vec::new();
    while !state.is_over() {
        legal(game, &state, &mut answers);
        let ask = state.owed().ask;
        let seen = found.iter().filter(|state| state.owed().ask == ask).count();
        let more = wanted.iter().any(|&(which, n)| which == ask && seen < n);
        if more && answers.len() > 1 && state.table().round() >= from {
            found.push(state.clone());
        }
        step(game, &mut state, &mut bots, &mut nature, &mut answers, &mut ());
    }
    found
}

fn shown(game: &Game, roster: &Roster, state: &State) -> Vec<Hint> {
    hints(game, roster, &View::new(game, state, state.owed().who.player()), 3)
}

#[test]
fn plans_differ_and_what_they_say_is_true() {
    let (mut several, mut alone, mut recounted) = (0, 0, 0);
    for set in Set::ALL {
        for players in 2..=5 {
            let game = game(set, players);
            let roster = Roster::new(&game);
            // With an odd number of players whether to decline, otherwise which combo to take.
            let first = if players % 2 == 1 { Ask::Choose } else { Ask::Pick };
            for state in positions(&game, players - 1, &[(first, 1), (Ask::Act, 1)]) {
                let hints = shown(&game, &roster, &state);
                assert!((1..=3).contains(&hints.len()), "{set:?}: {} hints", hints.len());
                for (n, hint) in hints.iter().enumerate() {
                    assert_eq!(check(&game, &state, state.owed().who, hint.answers[0]), Ok(()));
                    assert!((0.0..=BEHIND).contains(&hint.behind), "{set:?}: {hint:?}");
                    for other in &hints[..n] {
                        assert!(differ(&game, &state, hint, other), "{set:?}: {hint:?} and {other:?}");
                    }
                    recounted += u32::from(recount(&game, &roster, &state, hint));
                }
                several += u32::from(hints.len() > 1);
                alone += u32::from(hints.len() == 1);
            }
        }
    }
    assert!(several >= 8 && alone >= 1 && recounted >= 10, "{several} {alone} {recounted}");
}

/// What the lab says a combo may cost that a hint takes.
fn fair_price(game: &Game, state: &State, hint: &Hint) -> Option<f32> {
    let Some(Answer::Pick { slot }) = hint.answers.first() else { return None };
    let (race, power, _) = state.table().offer().nth(usize::from(*slot) - 1)?;
    Prices::shipped(game)?.of(game, race, power?)
}

#[test]
fn a_combo_has_its_fair_price_where_the_lab_has_one() {
    let game = game(Set::Base, 2);
    let roster = Roster::new(&game);
    let mut told = 0;
    for state in positions(&game, 1, &[(Ask::Pick, 3)]) {
        for hint in shown(&game, &roster, &state) {
            let fair =
                fair_price(&game, &state, &hint).expect("the lab has seen all combos of the first box");
            assert!(hint.reasons.contains(&Reason::FairPrice(fair)), "{hint:?}");
            let key = if fair.round() < 1.0 { "hint-fair-none" } else { "hint-fair" };
            let said = hint.said();
            let said = said.iter().find(|sentence| sentence.key == key);
            assert!(said.is_some_and(|it| it.numbers == [("n", (fair.round() as i64).max(0))]), "{hint:?}");
            told += 1;
        }
    }
    assert!(told >= 3, "{told}");
}

/// Whether two plans differ in what they lead to, which is the combo where one is picked, or in their first step where they
/// lead to nothing yet.
fn differ(game: &Game, state: &State, one: &Hint, other: &Hint) -> bool {
    let combo = |hint: &Hint| hint.answers.iter().copied().find(|it| matches!(it, Answer::Pick { .. }));
    let declines = |hint: &Hint| hint.answers.contains(&Answer::Decline);
    let seat = state.owed().who.player().unwrap_or(Seat(0));
    let regions = |hint: &Hint| {
        let mut end = state.clone();
        carry_out(game, &mut end, &hint.answers, Some(6));
        held(&end, seat)
    };
    let (a, b) = (regions(one), regions(other));
    let nothing = a == held(state, seat) && b == a;
    if combo(one).is_some() || combo(other).is_some() {
        return combo(one) != combo(other);
    }
    declines(one) != declines(other) || a != b || (nothing && one.answers[0] != other.answers[0])
}

fn held(state: &State, seat: Seat) -> RegionSet {
    let table = state.table();
    let bands = table.bands().filter(|&id| table.band(id).owner == seat);
    bands.fold(RegionSet::EMPTY, |set, id| set | table.held(id))
}

/// Gives the answers one after the other as far as they are legal. Returns whether no die was rolled and nothing drawn but
/// new combos; with a face, the die shows that or its largest.
fn carry_out(game: &Game, state: &mut State, plan: &[Answer], face: Option<u8>) -> bool {
    let who = state.owed().who;
    let mut sure = true;
    let mut plan = plan.iter().copied();
    let mut answers = Answers::new();
    loop {
        if state.is_over() {
            return sure;
        }
        let owed = state.owed();
        let answer = if owed.who == Actor::NATURE {
            legal(game, state, &mut answers);
            sure &= matches!(owed.ask, Ask::Banner | Ask::Badge);
            let die = answers.iter().copied().filter(|answer| matches!(answer, Answer::Die { .. }));
            let most = die.max_by_key(|answer| if let Answer::Die { face } = *answer { face } else { 0 });
            face.and(most).unwrap_or_else(|| Nature::new(9, 9).answer(game, state.table(), &answers))
        } else {
            match plan.find(|&answer| check(game, state, who, answer).is_ok()) {
                Some(answer) => answer,
                None => return sure,
            }
        };
        apply(game, state, owed.who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
    }
}

/// Plays the hint to the end of the turn and counts again what it says; only where nothing is left to chance.
fn recount(game: &Game, roster: &Roster, state: &State, hint: &Hint) -> bool {
    let Some(seat) = state.owed().who.player().filter(|&seat| seat == state.table().seat()) else {
        return false;
    };
    let turn = |state: &State| (state.table().round(), state.table().seat());
    let mut end = state.clone();
    if !carry_out(game, &mut end, &hint.answers, None) {
        return false;
    }
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(Kind::Greedy, 1)).collect();
    let mut nature = Nature::new(9, 9);
    let mut answers = Answers::new();
    while !end.is_over() && turn(&end) == turn(state) {
        let chance = end.owed().who == Actor::NATURE && !matches!(end.owed().ask, Ask::Banner | Ask::Badge);
        if chance {
            return false;
        }
        // A plan ends where it says so, whatever a bot would go on to conquer; who rolls first goes on by the die.
        if end.owed().ask == Ask::Act {
            let who = end.owed().who;
            if check(game, &end, who, Answer::Roll).is_ok() {
                return false;
            }
            apply(game, &mut end, who, Answer::Done, &mut ()).unwrap_or_else(|why| panic!("{why}"));
            continue;
        }
        step(game, &mut end, &mut bots, &mut nature, &mut answers, &mut ());
    }
    let coins = f32::from(end.coins(seat)) - f32::from(state.coins(seat));
    assert!((hint.coins - coins).abs() < 0.01, "{} coins said, {coins} earned: {hint:?}", hint.coins);
    let more = f32::from(held(&end, seat).len()) - f32::from(held(state, seat).len());
    let q = Query { game, table: end.table() };
    for reason in &hint.reasons {
        match *reason {
            Reason::Regions(n) => {
                assert!((n - more).abs() < 0.01, "{n} regions said, {more} gained: {hint:?}");
            }
            Reason::Price(price) => {
                let Some(Answer::Pick { slot }) = hint.answers.first() else { panic!("a price for nothing") };
                let lying =
                    state.table().offer().nth(usize::from(*slot) - 1).map_or(0, |(_, _, coins)| coins);
                assert_eq!(price, i16::from(*slot) - 1 - i16::from(lying));
            }
            Reason::FairPrice(coins) => assert_eq!(Some(coins), fair_price(game, state, hint)),
            Reason::MakesRoom => assert!(end.table().active(seat).is_none()),
            Reason::Hurts(other, coins) => assert!(other != seat && coins > 0.0),
            Reason::Exposed(n) => {
                let own = held(&end, seat);
                assert!(n <= f32::from(own.len()));
                // If nobody can attack, no opponent has the tokens for any of the regions.
                let attacked = game.others(seat).filter_map(|other| q.table.active(other)).any(|id| {
                    let spare = q.table.on_board(id) - q.table.held(id).len() + q.table.band(id).hand;
                    (q.targets(id) & own).any(|region| q.cost(id, region) <= spare)
                });
                assert!(n > 0.0 || !attacked || end.is_over(), "{hint:?}");
            }
        }
    }
    true
}
