//! What a client says.

use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Policy, SeatLink, letter};
#[cfg(doc)]
use super::{Presence, ToClient};

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
