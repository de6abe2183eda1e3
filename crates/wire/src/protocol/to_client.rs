//! What the server says.

use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[cfg(doc)]
use super::CHAT_PAGE;
use super::{
    Entry, Opened, Plan, Policy, Problem, SeatCard, SeatLink, Seen, TableCard, Undo, first_version, letter,
};

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
    #[serde(default = "first_version")]
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
