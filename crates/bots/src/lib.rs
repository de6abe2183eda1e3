//! Players that are programs, and what measures them.
//!
//! A bot sees a [`View`] and nothing else, so it cannot use what its seat may not know; one that counts coins is shown
//! what it would remember ([`counted`]). Whatever it assumes about
//! hidden things follows from the view, and its chance follows from its own seed, so equal views of equal bots
//! get equal answers. Bots work for every box: what tiles do is read from their rules, never from their names.
//!
//! `content` is the crate `elbowroom-content` here.
//!
//! ```
//! use content::{Set, Setup};
//! use elbowroom_bots::roster::{Kind, Roster};
//! use elbowroom_bots::{Nature, play};
//!
//! let game = Setup::new(Set::Base, 2).game().expect("the board is shipped");
//! let roster = Roster::new(&game);
//! let mut bots = [roster.bot(Kind::Veteran, 1), roster.bot(Kind::Greedy, 2)];
//! let end = play(&game, &mut bots, &mut Nature::new(3, 0));
//! assert!(end.is_over());
//! ```

mod acts;
pub mod arena;
pub mod dataset;
pub mod encoding;
pub mod expert;
pub mod fit;
mod garrison;
pub mod goal;
mod greedy;
pub mod hint;
pub mod lab;
mod lore;
mod nature;
pub mod net;
pub mod planner;
pub mod price;
pub mod puzzle;
mod random;
pub mod rating;
pub mod review;
pub mod roster;
pub mod sanity;
pub mod search;
pub mod selfplay;
mod sense;
pub mod stats;
mod trial;
pub mod value;

use engine::{Answer, Answers, Game, Log, MAX_SEATS, Seat, State, View, apply, legal};

pub use greedy::Greedy;
pub use lore::Lore;
pub use nature::Nature;
pub use planner::Planner;
pub use random::Random;

/// A player that is a program.
pub trait Bot: Send {
    /// The answer to the decision the viewer owes; it is one of those listed, which are never none.
    fn answer(&mut self, game: &Game, view: &View, answers: &Answers) -> Answer;

    /// Whether it counts the others' coins from the beginning of the game, so that it is to be shown what [`counted`] shows.
    fn counts(&self) -> bool {
        false
    }

    /// What the combos on offer are worth to the bot when it picks, in coins ahead, what they cost and what lies on
    /// them included; nothing if it does not count in coins.
    fn appraise(&self, _game: &Game, _view: &View) -> Vec<(Answer, f32)> {
        Vec::new()
    }
}

/// The state a viewer may take for real: purses not shown are taken to hold what the viewer's own does.
pub fn suppose(view: &View) -> State {
    let own = view.viewer.and_then(|seat| view.coins[usize::from(seat.0)]).unwrap_or(0);
    let mut coins = [0; MAX_SEATS];
    coins.iter_mut().zip(view.coins).for_each(|(coins, shown)| *coins = shown.unwrap_or(own));
    State::supposed(&view.table, coins, view.omen)
}

/// The view of a seat that has counted coins since the game began. Coins move only by answers that all players see, so
/// whoever remembers those knows every purse, even where purses are hidden.
pub fn counted(game: &Game, state: &State, seat: Seat) -> View {
    let mut view = View::new(game, state, Some(seat));
    game.seats().for_each(|other| view.coins[usize::from(other.0)] = Some(state.coins(other)));
    view
}

/// Plays a game to its end: each seat by its bot, chance by nature. Returns the last state.
pub fn play(game: &Game, bots: &mut [Box<dyn Bot>], nature: &mut Nature) -> State {
    let mut state = State::new(game);
    let mut answers = Answers::new();
    while !state.is_over() {
        step(game, &mut state, bots, nature, &mut answers, &mut ());
    }
    state
}

/// Plays one answer and returns it; events go to the log.
pub fn step(
    game: &Game,
    state: &mut State,
    bots: &mut [Box<dyn Bot>],
    nature: &mut Nature,
    answers: &mut Answers,
    log: &mut impl Log,
) -> Answer {
    legal(game, state, answers);
    let who = state.owed().who;
    let answer = match who.player() {
        None => nature.answer(game, state.table(), answers),
        Some(_) if answers.len() == 1 => answers[0],
        Some(seat) => {
            let bot = &mut bots[usize::from(seat.0)];
            let view =
                if bot.counts() { counted(game, state, seat) } else { View::new(game, state, Some(seat)) };
            bot.answer(game, &view, answers)
        }
    };
    let done = apply(game, state, who, answer, log);
    debug_assert!(done.is_ok(), "an answer was refused: {answer:?} {done:?}");
    answer
}
