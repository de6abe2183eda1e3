//! Everything that leaves the program: records of games, what server and client say to each other, and JSON for
//! machines.
//!
//! `content` is the crate `elbowroom-content` here.
//!
//! ```
//! use content::{Set, Setup};
//! use elbowroom_wire::history::History;
//! use elbowroom_wire::nature::Seed;
//! use elbowroom_wire::record::Record;
//!
//! let setup = Setup::new(Set::River, 3);
//! let game = setup.game().expect("the board is shipped");
//! let record = Record::new(setup, Some(Seed::numbered(7)), &History::new(&game));
//! let text = record.text().expect("the setup is whole");
//! let read = Record::read(&text).expect("it was just written");
//! assert_eq!(read.text(), record.text());
//! ```

pub mod book;
pub mod history;
pub mod nature;
pub mod protocol;
pub mod puzzle;
pub mod record;
pub mod replay;
pub mod report;

/// The version of the rules of this program. It is one more whenever an answer that was legal is so no more, or means
/// something else, so that whoever reads an old game knows why it cannot go on.
pub const RULES: u32 = 1;
