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

use engine::Seat;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

mod hint;
mod letter;
mod lobby;
mod made;
mod opened;
mod plain;
mod problem;
mod review;
mod seen;

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
    Ease, Habit, Judged, Named, Review, ReviewRequest, Rolled, Said, Stand, Tenths, VerdictRequest,
    WhyRequest, habits, plan_text, signed_tenths,
};
pub use seen::{Entry, Seen, Undo};

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

/// What a client says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ToServer {
    /// Answers to what the seat is asked, in notation, without its letter: `conquer 7`. Several are given together, all
    /// or none: a whole redeployment is one command.
    Answer {
        /// Chosen by the client at random; the same for every repetition of the command.
        id: u64,
        /// The version of the table it was made on.
        version: u64,
        /// Who answers.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
        /// The answers.
        lines: Vec<String>,
    },
    /// Takes the last answer of the seat back.
    Undo(Turning),
    /// Gives an answer taken back again.
    Redo(Turning),
    /// Takes back everything since the last barrier.
    Restart(Turning),
    /// Shows the table as another seat of this browser sees it; behind the curtain between players at one device.
    Look {
        /// Which.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
    },
    /// Says something to everybody.
    Chat {
        /// The command's id.
        id: u64,
        /// Which of the browser's seats says it.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
        /// The words.
        text: String,
    },
    /// Asks for what was said before a line. Answered by [`ToClient::ChatPage`].
    ChatBefore {
        /// The number of the line.
        n: u64,
    },
    /// Says what happens when somebody is away; for the host.
    Policy {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on. If the policy was changed since, the command is refused.
        version: u64,
        /// What happens.
        policy: Policy,
    },
    /// Says how long bots wait before each answer; for the host.
    Pace {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on.
        version: u64,
        /// How many milliseconds.
        millis: u16,
    },
    /// Lets a bot play for a seat, or ends that: always for a seat of one's own, for others as the policy says.
    StandIn {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on. If the seat was changed since, the command is refused.
        version: u64,
        /// For whom.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
        /// The level of the bot; none to let the human play again.
        bot: Option<String>,
    },
    /// Gives a seat to somebody else: asks for a new link to it, and whoever has it only looks on from then on. Always for
    /// a seat of one's own, for others as the policy says. Answered by [`ToClient::Link`].
    HandOn {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on.
        version: u64,
        /// Which.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
    },
    /// Asks for a new secret for a seat of one's own: every other browser that has opened the seat only looks on from then
    /// on. Answered by [`ToClient::Link`]; the client sits down by that link (`POST /api/tables/ID/sit`) to keep the seat
    /// when it connects again.
    Rekey {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on.
        version: u64,
        /// Which.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
    },
    /// Gives a seat of one's own another name.
    Rename {
        /// The command's id.
        id: u64,
        /// The [`Presence::version`] it was made on.
        version: u64,
        /// Which.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
        /// The name.
        name: String,
    },
    /// Asks what a good player would do for a seat that must answer. Answered by [`ToClient::Hint`], unless the table goes
    /// on before; who may not ask hears [`ToClient::Trouble`].
    Hint {
        /// The version of the table it is asked on.
        version: u64,
        /// For whom.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
    },
    /// Invites those who played here to another table, when the game is over: each is told the link to their own seat there,
    /// by [`ToClient::Rematch`], as long as the table is awake.
    Rematch {
        /// Which of the browser's seats invites.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        seat: Seat,
        /// The links to the other table, for the seats of this one.
        links: Vec<SeatLink>,
    },
    /// Asks whether the server is there.
    Ping {
        /// Comes back.
        n: u64,
    },
}

/// A command that goes back or forth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Turning {
    /// The command's id.
    pub id: u64,
    /// The version of the table it was made on.
    pub version: u64,
    /// Who.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
}

impl ToServer {
    /// The id of the command, if it is one.
    pub fn id(&self) -> Option<u64> {
        match *self {
            ToServer::Answer { id, .. }
            | ToServer::Chat { id, .. }
            | ToServer::Policy { id, .. }
            | ToServer::Pace { id, .. }
            | ToServer::StandIn { id, .. }
            | ToServer::HandOn { id, .. }
            | ToServer::Rekey { id, .. }
            | ToServer::Rename { id, .. } => Some(id),
            ToServer::Undo(turning) | ToServer::Redo(turning) | ToServer::Restart(turning) => {
                Some(turning.id)
            }
            ToServer::Look { .. }
            | ToServer::ChatBefore { .. }
            | ToServer::Hint { .. }
            | ToServer::Rematch { .. }
            | ToServer::Ping { .. } => None,
        }
    }
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// Everything, at the beginning of a connection and when the viewer changes.
    Welcome(Box<Welcome>),
    /// Something happened at the table.
    Update(Box<Update>),
    /// A command was carried out, now or when it came the first time. What it did is safely stored.
    Ack {
        /// Which.
        id: u64,
        /// The version of the table after it.
        version: u64,
    },
    /// A command was refused, and nothing is changed.
    Refused {
        /// Which.
        id: u64,
        /// The version of the table now.
        version: u64,
        /// Why.
        problem: Problem,
    },
    /// Somebody came, went, was renamed, or a bot took over; or the host changed how the table is run.
    Presence(Presence),
    /// Somebody said something.
    Chat(ChatLine),
    /// What was said before a line, as many as [`CHAT_PAGE`] lines.
    ChatPage(Vec<ChatLine>),
    /// The new link to a seat.
    Link {
        /// The command that asked for it.
        id: u64,
        /// The link.
        link: SeatLink,
    },
    /// A seat of this browser was opened on another device.
    Opened(Opened),
    /// What a good player would do.
    Hint {
        /// The version of the table it is for.
        version: u64,
        /// The best plans, the best first.
        plans: Vec<Plan>,
    },
    /// Somebody has opened another table for the same people.
    Rematch {
        /// Who.
        #[serde(with = "letter")]
        #[schemars(with = "char")]
        by: Seat,
        /// The link to the listener's seat there.
        link: SeatLink,
    },
    /// The server is there.
    Pong {
        /// As in the ping.
        n: u64,
    },
    /// What the client said could not be understood, or not now.
    Trouble(Problem),
}

/// Everything about a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Welcome {
    /// The version the server speaks. A page of an earlier one loads itself anew when nobody is in the middle of a turn.
    #[serde(default = "lobby::first_version")]
    pub protocol: u32,
    /// What is played, and on which board.
    pub table: TableCard,
    /// The seats of this browser.
    #[serde(with = "letter::many")]
    #[schemars(with = "String")]
    pub yours: Vec<Seat>,
    /// The links of this browser's seats, for other devices.
    pub links: Vec<SeatLink>,
    /// Which of them were opened on another device, and when last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Opened>,
    /// Whether the game cannot go on, because what was said in it is not legal under the rules of today. It can be looked
    /// at as far as it is legal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub frozen: bool,
    /// Who sits there and how the table is run.
    pub presence: Presence,
    /// What happened so far, as far as it stands.
    pub log: Vec<Entry>,
    /// The last lines that were said, as many as [`CHAT_PAGE`]; the first of all has number 0.
    pub chat: Vec<ChatLine>,
    /// How things are now.
    pub now: Now,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Update {
    /// The version before; a client that is not there has missed something, and connects anew.
    pub from: u64,
    /// What was said, in notation with who said it: `A conquer 7`, `* die 2`, `B undo`.
    pub said: Vec<String>,
    /// How many entries of the log stand. The client cuts its log to this length first, then adds the entries.
    pub kept: usize,
    /// The new entries of the log.
    pub log: Vec<Entry>,
    /// How things are now.
    pub now: Now,
}

/// How things are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Now {
    /// How much has been said so far, what was taken back included. It only grows.
    pub version: u64,
    /// The table as the viewer sees it.
    pub seen: Seen,
    /// What can be taken back and given again.
    pub undo: Undo,
    /// The seed behind all dice and draws, when the game is over. It fits [`TableCard::commitment`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// Who is there, and how the table is run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    /// How often the way the table is run was changed: names, links, stand-ins, policy, pace. It only grows.
    pub version: u64,
    /// The seats in order.
    pub seats: Vec<SeatCard>,
    /// The seat that runs the table.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub host: Seat,
    /// What happens when somebody is away.
    pub policy: Policy,
    /// How many milliseconds bots wait before each answer.
    pub pace: u16,
    /// How many look on without a seat.
    pub watchers: u32,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    /// Its number at this table.
    pub n: u64,
    /// Who.
    #[serde(with = "letter")]
    #[schemars(with = "char")]
    pub seat: Seat,
    /// The words.
    pub text: String,
    /// When, in seconds since 1970.
    pub at: u64,
}

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
