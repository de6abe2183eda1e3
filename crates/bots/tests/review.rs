//! Reviews find what was planted, say the right cause, and leave good play in peace.

use content::words::{Language, Words, keys};
use content::{Set, Setup};
use elbowroom_bots::review::{Cause, Grade, Judgement, Reason, Review, Sentence, Sight};
use elbowroom_bots::roster::{Kind, Roster};
use elbowroom_bots::{Bot, Nature, step};
use engine::{Actor, Answer, Answers, Ask, Game, Region, Seat, State, apply, legal};

/// The seat that errs.
const ERRS: Seat = Seat(0);

fn game(set: Set, players: u8, rounds: u8) -> Game {
    let mut setup = Setup::new(set, players);
    let key = set.drawn_board(players, 0);
    let mut board = content::board::shipped::find(&key).unwrap_or_else(|why| panic!("{why}"));
    board.rounds = rounds;
    setup.first = Some(ERRS);
    setup.board = Some(board);
    setup.game().unwrap_or_else(|why| panic!("{why}"))
}

/// What somebody does against their better judgement: an answer, or what the bot would say.
type Whim<'a> = dyn FnMut(&Game, &State, &Answers) -> Option<Answer> + 'a;

/// A game among bots, in which some answers are given otherwise.
fn played(game: &Game, kind: Kind, seed: u64, whim: &mut Whim<'_>) -> Vec<(Actor, Answer)> {
    let roster = Roster::new(game);
    let mut bots: Vec<Box<dyn Bot>> = game.seats().map(|_| roster.bot(kind, seed)).collect();
    let mut nature = Nature::new(seed, 0);
    let (mut answers, mut list) = (Vec::new(), Answers::new());
    let mut state = State::new(game);
    while !state.is_over() {
        legal(game, &state, &mut list);
        let who = state.owed().who;
        match whim(game, &state, &list) {
            Some(answer) => {
                apply(game, &mut state, who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
                answers.push((who, answer));
            }
            None => {
                let answer = step(game, &mut state, &mut bots, &mut nature, &mut list, &mut ());
                answers.push((who, answer));
            }
        }
    }
    answers
}

/// What is said of the decision in which the answer at that place was given.
fn judged(game: &Game, answers: &[(Actor, Answer)], at: usize) -> Judgement {
    let mut review = Review::new(game, answers, ERRS, Sight::Seat).expect("these are answers of the game");
    let number = review.decisions().iter().position(|it| (it.at..it.until).contains(&at));
    let judgement = review.judge(game, &Roster::new(game), number.expect("it is a decision"));
    judgement.expect("there are as many")
}

fn errs(state: &State, ask: Ask) -> bool {
    state.owed().who == Actor::seat(ERRS) && state.owed().ask == ask
}

/// Where the answer was given first by the seat that errs, in that round or later.
fn place(game: &Game, answers: &[(Actor, Answer)], round: u8, is: impl Fn(Answer) -> bool) -> usize {
    let mut state = State::new(game);
    for (at, &(who, answer)) in answers.iter().enumerate() {
        if who == Actor::seat(ERRS) && state.table().round() >= round && is(answer) {
            return at;
        }
        apply(game, &mut state, who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
    }
    panic!("nobody said so")
}

#[test]
fn a_needless_decline_is_found() {
    let game = game(Set::Base, 2, 8);
    let answers = played(&game, Kind::Veteran, 6, &mut |_, state, _| {
        (errs(state, Ask::Choose) && state.table().round() == 2).then_some(Answer::Decline)
    });
    let found = judged(&game, &answers, place(&game, &answers, 2, |answer| answer == Answer::Decline));
    assert_eq!((found.grade, found.cause), (Grade::Blunder, Some(Cause::EarlyDecline)), "{found:?}");
    assert!(
        matches!(found.reasons[0], Reason::StillStrong { coins, regions } if coins >= 6.0 && regions >= 1.0),
        "{found:?}"
    );
}

#[test]
fn stopping_with_tokens_that_could_conquer_is_found() {
    let game = game(Set::Base, 2, 6);
    let mut taken = 0;
    let answers = played(&game, Kind::Veteran, 2, &mut |_, state, list| {
        if !errs(state, Ask::Act) || state.table().round() > 1 {
            return None;
        }
        taken += 1;
        (taken > 2 && list.contains(&Answer::Done)).then_some(Answer::Done)
    });
    let found = judged(&game, &answers, place(&game, &answers, 1, |answer| answer == Answer::Done));
    assert!(found.grade >= Grade::Mistake, "{found:?}");
    assert_eq!(found.cause, Some(Cause::Unused));
    let Reason::Unused { tokens, regions } = &found.reasons[0] else { panic!("{found:?}") };
    assert!(*tokens >= 3 && !regions.is_empty(), "{found:?}");
}

#[test]
fn a_combo_given_away_with_its_coins_is_found() {
    let game = game(Set::Base, 3, 6);
    // Everybody else passes over as many combos as they can pay for, and so does the seat that errs, though coins lie there.
    let answers = played(&game, Kind::Veteran, 4, &mut |_, state, list| {
        let picks = state.owed().ask == Ask::Pick && state.owed().who.player().is_some();
        let last = list.iter().copied().rfind(|answer| matches!(answer, Answer::Pick { .. }));
        last.filter(|_| picks)
    });
    let mut state = State::new(&game);
    let mut worst = None;
    for (at, &(who, answer)) in answers.iter().enumerate() {
        if let (true, Answer::Pick { .. }) = (who == Actor::seat(ERRS), answer) {
            let most = state.table().offer().map(|(_, _, coins)| coins).max();
            worst = worst.max(Some((most, at)));
        }
        apply(&game, &mut state, who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
    }
    let (_, at) = worst.expect("it picks");
    let found = judged(&game, &answers, at);
    assert!(found.grade >= Grade::Mistake, "{found:?}");
    assert_eq!(found.cause, Some(Cause::Combo));
    assert!(
        found.reasons.iter().any(|it| matches!(it, Reason::CoinsLay { coins, .. } if *coins >= 2)),
        "{found:?}"
    );
}

#[test]
fn a_border_left_with_one_token_is_found() {
    let game = game(Set::Base, 2, 6);
    // All tokens go where they are needed least.
    let answers = played(&game, Kind::Veteran, 1, &mut |game, state, list| {
        if !errs(state, Ask::Redeploy) {
            return None;
        }
        let own = state.table().held(state.owed().band);
        let open = |region: Region| (game.board().borders(region) - own).len();
        let inner = own.min_by_key(|&region| (open(region), state.table().tokens(region)))?;
        list.iter().copied().find(|answer| matches!(answer, Answer::Put { region, .. } if *region == inner))
    });
    let is_put = |answer: Answer| matches!(answer, Answer::Put { .. });
    // Somebody is there who takes it, or may come.
    let found = judged(&game, &answers, place(&game, &answers, 3, is_put));
    assert_eq!((found.grade, found.cause), (Grade::Blunder, Some(Cause::Border)), "{found:?}");
    let Reason::Open { region, tokens: 1, better: 3.., peoples: 1 } = found.reasons[0] else {
        panic!("{found:?}")
    };
    assert!(matches!(found.reasons[1], Reason::Falls { region: own, .. } if own == region), "{found:?}");
    assert!(found.reasons.contains(&Reason::Fell { region, to: Seat(1), round: 3 }), "{found:?}");
    let found = judged(&game, &answers, place(&game, &answers, 1, is_put));
    assert!(found.grade >= Grade::Mistake && found.cause == Some(Cause::Border), "{found:?}");
    assert!(
        matches!(found.reasons[0], Reason::Cheap { tokens: 1, cost, better, .. } if cost < better),
        "{found:?}"
    );
}

#[test]
fn the_best_play_gets_no_complaint() {
    for (set, players, rounds) in [(Set::Base, 2, 5), (Set::River, 2, 4), (Set::Warcraft, 3, 2)] {
        let game = game(set, players, rounds);
        let answers = played(&game, Kind::Grandmaster, 1, &mut |_, _, _| None);
        let roster = Roster::new(&game);
        for seat in game.seats() {
            let mut review = Review::new(&game, &answers, seat, Sight::Seat).expect("a game");
            assert!(review.len() > 5, "{}", review.len());
            for number in 0..review.len() {
                let it = review.judge(&game, &roster, number).expect("there are as many");
                assert!(it.grade <= Grade::Inaccuracy, "{set:?}: {it:?}");
            }
        }
    }
}

/// What is said of all decisions of a seat.
fn all(game: &Game, answers: &[(Actor, Answer)], seat: Seat, sight: Sight) -> Vec<Judgement> {
    let mut review = Review::new(game, answers, seat, sight).expect("these are answers of the game");
    let roster = Roster::new(game);
    (0..review.len()).filter_map(|number| review.judge(game, &roster, number)).collect()
}

#[test]
fn equal_views_get_equal_reviews() {
    let mut setup = Setup { first: Some(Seat(1)), ..Setup::new(Set::River, 2) };
    let key = Set::River.drawn_board(2, 0);
    let mut board = content::board::shipped::find(&key).unwrap_or_else(|why| panic!("{why}"));
    board.rounds = 4;
    setup.board = Some(board);
    let game = setup.game().unwrap_or_else(|why| panic!("{why}"));
    // The other player looks at every event, and only they know it, until the game is broken off.
    let looks = |seed| {
        let answers = played(&game, Kind::Novice, seed, &mut |_, state, list| {
            let other = state.owed().who == Actor::seat(Seat(1));
            (other && list.contains(&Answer::Peek)).then_some(Answer::Peek)
        });
        let looked = answers.iter().position(|(_, answer)| matches!(answer, Answer::Omen { .. }))?;
        Some((answers, looked))
    };
    let (mut answers, looked) = (1..50).find_map(looks).expect("somebody can look");
    let told = answers[looked..].iter().position(|(_, answer)| matches!(answer, Answer::Event { .. }));
    answers.truncate(looked + told.expect("the event comes"));
    let mut state = State::new(&game);
    for &(who, answer) in &answers[..looked] {
        apply(&game, &mut state, who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
    }
    let mut list = Answers::new();
    legal(&game, &state, &mut list);
    let seen = all(&game, &answers, ERRS, Sight::Seat);
    assert!(!seen.is_empty());
    let mut others = 0;
    for &omen in list.iter().filter(|&&omen| omen != answers[looked].1).take(3) {
        let mut other = answers.clone();
        other[looked].1 = omen;
        assert_eq!(all(&game, &other, ERRS, Sight::Seat), seen);
        others += 1;
    }
    assert!(others > 1);
}

#[test]
fn reviews_have_words_in_every_language() {
    let own = |place: &str| matches!(place, "regions" | "region" | "who" | "taken");
    for language in Language::ALL {
        let words = Words::new(language);
        let known = keys(language).expect("the files are sound");
        for key in Sentence::KEYS {
            let places = &known.iter().find(|it| it.name == key).expect("there are words").places;
            // Nothing is said without a number.
            assert!(places.iter().any(|place| !own(place)), "{key} {language:?}");
        }
        let one_of =
            |start: &str, end: &str| assert!(words.get(&format!("coach-{start}-{end}")).is_some(), "{end}");
        Grade::ALL.iter().for_each(|it| one_of("grade", it.key()));
        Cause::ALL.iter().for_each(|it| one_of("habit", it.key()));
        ["decline", "combo", "conquests", "redeployment", "other"].iter().for_each(|it| one_of("kind", it));
    }
}
