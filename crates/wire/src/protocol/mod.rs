//! What server and client say to each other, in JSON.
//!
//! A table is reached at `GET /api/tables/ID/live` (WebSocket; the cookie says which seats the browser has). The
//! server begins with [`ToClient::Welcome`], which holds everything needed to draw the table and to build the same
//! [`Game`](engine::Game) the server plays; then one [`Update`] for each change. The client never changes anything by
//! itself: it sends a command that carries an id of its own making and the version it was made on, gets
//! [`ToClient::Ack`] or [`ToClient::Refused`] and, like everybody, an update. A command sent twice is applied once and
//! acknowledged twice, so a client that has lost its connection sends what was not acknowledged again.
//!
//! Who sits there and how the table is run has a version of its own, [`Presence::version`]. A command that changes it
//! says on which it was made, and is refused as stale if the same thing was changed since: nobody overwrites what they
//! have not seen.
//!
//! The only way from a game to the wire is a [`View`](engine::View): [`Seen`] and [`Entry`] are made from one and from
//! nothing else.

use serde::Serialize;
use serde::de::DeserializeOwned;

mod hint;
mod letter;
mod lobby;
mod made;
mod opened;
mod plain;
mod problem;
mod review;
mod seen;
mod to_client;
mod to_server;

pub use hint::{Plan, Sentence};
pub use lobby::{
    BOTS, BoardCard, BoardChoice, Created, DEFAULT_BOT, NewKind, NewSeat, NewTable, Opened, Options, Policy,
    Reach, SeatCard, SeatKind, SeatLink, Seated, Sheet, Summary, TableCard, Told, first_version,
};
pub use made::{
    BoardTrial, Earned, FreshRequest, OpenedBoard, OpenedPack, OpenedTile, PackCard, Trial, TrialRequest,
    Worth,
};
pub use opened::OpenedRecord;
pub use plain::{PlainBand, PlainCombo, PlainTable};
pub use problem::Problem;
pub use review::{
    Ease, Habit, Judged, Named, PuzzleRequest, PuzzleVerdict, Review, ReviewRequest, Rolled, Said, Stand,
    Tenths, VerdictRequest, WhyRequest, habits, plan_text, signed_tenths,
};
pub use seen::{Entry, Seen, Undo};
pub use to_client::{ChatLine, Now, Presence, ToClient, Update, Welcome};
pub use to_server::{ToServer, Turning};

/// The version of everything here. A client says in the address of the WebSocket which one it speaks (`?v=3`). Packed
/// tables are read by clients of this very version only: they are the engine's own bytes, so a change of the engine's
/// state or of the list of tiles needs a new version. A test notices.
pub const VERSION: u32 = 3;
/// The oldest version that is still spoken with clients that ask for plain tables; those that say nothing speak 1. Who
/// speaks an older one hears `problem-version`, and loads itself anew.
pub const OLDEST_VERSION: u32 = 1;
/// How the id of every table begins that a browser keeps and no server. No server makes such ids.
pub const HERE: &str = "here-";

/// Whether a browser keeps the table with that id, and no server.
pub fn is_here(id: &str) -> bool {
    id.starts_with(HERE)
}

/// How long a message from a client may be, in bytes.
pub const MAX_MESSAGE: usize = 16 * 1024;
/// How long a chat line may be, in characters.
pub const MAX_CHAT: usize = 500;
/// How many chat lines are told at once.
pub const CHAT_PAGE: usize = 50;
/// How long a name may be, in characters.
pub const MAX_NAME: usize = 24;

/// How much is told of what is wrong with a message, in characters: it may quote all of it.
const MAX_WHY: usize = 200;

/// A message as it travels.
pub fn write<T: Serialize>(message: &T) -> String {
    // Nothing in our messages is without a JSON form.
    serde_json::to_string(message).unwrap_or_default()
}

/// Reads a message.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|_| Problem::new("problem-message"))
}

/// Reads a message of a client. Whoever writes clients is told what is wrong with it.
pub fn read_or_say_why<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let why: String = error.to_string().chars().take(MAX_WHY).collect();
        Problem::new("problem-message").with("why", why)
    })
}
