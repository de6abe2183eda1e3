//! What happens when somebody is away: as people choose it, and as the table keeps it.

use wire::protocol::{DEFAULT_BOT, Policy};

use crate::settings::{Choice, choice};

/// How many minutes somebody may be away before others can do something about it.
pub const PATIENCE: u32 = 5;

choice! {
    /// What happens when somebody is away.
    Absent {
        /// The others wait.
        #[default]
        Wait = "wait",
        /// A bot steps in.
        Bot = "bot",
        /// The seat can go to somebody else.
        Hand = "hand",
    }
}

impl Absent {
    /// As the table keeps it.
    pub fn policy(self) -> Policy {
        let after = PATIENCE * 60;
        match self {
            Absent::Wait => Policy::Wait,
            Absent::Bot => Policy::Bot { level: DEFAULT_BOT.to_owned(), after },
            Absent::Hand => Policy::HandOn { after },
        }
    }

    /// As people chose it, and after how many minutes it happens.
    pub fn of(policy: &Policy) -> (Absent, u32) {
        match policy {
            Policy::Wait => (Absent::Wait, 0),
            Policy::Bot { after, .. } => (Absent::Bot, after / 60),
            Policy::HandOn { after } => (Absent::Hand, after / 60),
        }
    }
}
