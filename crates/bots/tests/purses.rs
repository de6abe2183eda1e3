//! A bot that counts coins is shown what its seat could work out by itself, and no more.

use content::{Set, Setup};
use elbowroom_bots::roster::{Kind, Roster};
use elbowroom_bots::{Bot, Nature, counted, step};
use engine::{Actor, Answer, Answers, Game, MAX_SEATS, Seat, State, View, apply, legal};

fn game(set: Set, players: u8) -> Game {
    Setup::new(set, players).game().unwrap_or_else(|why| panic!("{why}"))
}

fn purses(game: &Game, state: &State) -> [u16; MAX_SEATS] {
    let mut coins = [0; MAX_SEATS];
    game.seats().for_each(|seat| coins[usize::from(seat.0)] = state.coins(seat));
    coins
}

/// What a seat knows that saw the beginning and heard the answers since.
struct Listener {
    known: State,
    answers: Answers,
}

impl Listener {
    fn hear(&mut self, game: &Game, who: Actor, heard: Option<Answer>) {
        match heard {
            Some(answer) => {
                apply(game, &mut self.known, who, answer, &mut ()).unwrap_or_else(|why| panic!("{why}"));
            }
            None => {
                // Somebody has seen the next event. Which one, the listener makes up and forgets again.
                legal(game, &self.known, &mut self.answers);
                let made_up = self.answers[0];
                apply(game, &mut self.known, who, made_up, &mut ()).unwrap_or_else(|why| panic!("{why}"));
                self.known = State::supposed(self.known.table(), purses(game, &self.known), None);
            }
        }
    }
}

/// HID-1: purses are hidden, but not from who counts.
#[test]
fn purses_follow_from_what_everybody_hears() {
    let viewer = Seat(0);
    let mut secrets = 0;
    for (set, players) in Set::ALL.into_iter().flat_map(|set| (2..=5).map(move |players| (set, players))) {
        let game = game(set, players);
        let roster = Roster::new(&game);
        let mut bots: Vec<Box<dyn Bot>> = game
            .seats()
            .map(|seat| roster.bot([Kind::Greedy, Kind::Random][usize::from(seat.0 % 2)], u64::from(seat.0)))
            .collect();
        let mut nature = Nature::new(5, u64::from(players));
        let mut answers = Answers::new();
        let mut state = State::new(&game);
        let mut listener = Listener { known: State::new(&game), answers: Answers::new() };
        while !state.is_over() {
            let view = View::new(&game, &state, Some(viewer));
            let who = state.owed().who;
            legal(&game, &state, &mut answers);
            // Whoever may look at the next event does.
            let answer = if answers.contains(&Answer::Peek) {
                apply(&game, &mut state, who, Answer::Peek, &mut ()).unwrap_or_else(|why| panic!("{why}"));
                Answer::Peek
            } else {
                step(&game, &mut state, &mut bots, &mut nature, &mut answers, &mut ())
            };
            let heard = view.hears_answer(&game, who, answer);
            secrets += u32::from(heard.is_none());
            listener.hear(&game, who, heard);
            let shown = counted(&game, &state, viewer);
            let known = purses(&game, &listener.known);
            assert_eq!(&shown.table, listener.known.table());
            for seat in game.seats() {
                assert_eq!(
                    shown.coins[usize::from(seat.0)],
                    Some(known[usize::from(seat.0)]),
                    "{set:?} {answer:?}"
                );
            }
            // Nothing else is shown that the seat may not see.
            assert_eq!(View::new(&game, &state, Some(viewer)).omen, shown.omen);
        }
    }
    assert!(secrets > 5, "{secrets} looks at the next event");
}

#[test]
fn kinds_and_their_bots_agree_on_who_counts() {
    let game = game(Set::Base, 3);
    let roster = Roster::new(&game);
    for kind in Kind::ALL {
        assert_eq!(roster.bot(kind, 1).counts(), kind.counts(), "{kind:?}");
    }
}
