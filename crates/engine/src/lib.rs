//! The rules machine: a pure function from a state and an answer to the next state.
//!
//! It promises: no clock, no file, no random source, no float, and no heap while a game is played. `legal` lists
//! every answer to the decision owed now; `apply` accepts exactly those and refuses others with the rule they
//! break, the state untouched. Chance is a decision owed by nature. No tile is named here: the engine asks, content
//! answers in the vocabulary of [`ability`], and what only one tile does is a [`procedure`] in that tile's own file.
//!
//! ```
//! use elbowroom_content::{Set, Setup};
//! use elbowroom_engine::{Answers, State, apply, legal};
//!
//! let game = Setup::new(Set::Base, 2).game().expect("the board is shipped");
//! let mut state = State::new(&game);
//! let mut answers = Answers::new();
//! let mut given = 0;
//! while !state.is_over() {
//!     legal(&game, &state, &mut answers);
//!     let who = state.owed().who;
//!     let last = answers[answers.len() - 1];
//!     apply(&game, &mut state, who, last, &mut ()).expect("what is listed is accepted");
//!     given += 1;
//! }
//! assert!(given > 20, "ten rounds of two players");
//! ```

pub mod ability;
mod acts;
mod answer;
mod ask;
pub mod bill;
pub mod board;
mod compiled;
mod conquest;
mod decline;
mod event;
mod expulsion;
mod followers;
pub mod game;
mod ids;
mod illegal;
pub mod notation;
mod offer;
mod pack;
mod play;

mod price;
pub mod procedure;
mod query;
mod redeploy;
pub mod region;
mod relics;
mod round_events;
pub mod setup;
mod sink;
pub mod state;
mod turn;
mod view;
mod war;

pub use answer::{Answer, Answers, MAX_ANSWERS};
pub use event::{Erased, Event, Log};
pub use game::{Game, GameSpec, Purses, RuleRef, Unplayable};
pub use ids::{Actor, BandId, MAX_BANDS, MAX_SEATS, Mark, Seat, Tile};
pub use illegal::{Cite, Illegal};
pub use play::{apply, carry_out, check, drawn, legal, puts, redeploy, steps, weight};
pub use query::Query;
pub use region::{MAX_REGIONS, Region, RegionSet};
pub use state::{Ask, Band, Owed, State, Table};
pub use view::{UNSEEN, View};
