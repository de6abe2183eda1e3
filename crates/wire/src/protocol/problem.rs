//! What can be wrong, by key: the words are the client's.

use std::collections::BTreeMap;

use content::fault::Fault;
use engine::{Game, Illegal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::history::Refusal;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// The key of the words that say it: one of [`Problem::KEYS`] or of [`Illegal::key`].
    pub key: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What the words need to know, by the names of their placeholders.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}

impl Problem {
    /// The keys of everything that can be wrong besides rules.
    pub const KEYS: &'static [&'static str] = &[
        // The message is not one, or too long.
        "problem-message",
        // The line is not notation of this game: $line.
        "problem-line",
        // The table has gone on since.
        "problem-stale",
        // Another command has this number already.
        "problem-number",
        // The seat is not this browser's.
        "problem-not-your-seat",
        // There is nothing to take back before a barrier.
        "problem-barrier",
        // Nothing was taken back.
        "problem-nothing-to-redo",
        // The game is over: nothing is taken back or given again any more.
        "problem-over",
        // So much was taken back at this table that nothing more is.
        "problem-second-thoughts",
        // Too many messages or tables in a short time.
        "problem-too-fast",
        // As many watch the table already as it bears.
        "problem-full",
        // The text is empty or too long.
        "problem-text",
        // Only the host may do that.
        "problem-host-only",
        // The table's policy does not allow it, or the player is not away long enough.
        "problem-policy",
        // There is no such table.
        "problem-no-table",
        // The link to the seat is not valid (any more).
        "problem-link",
        // There is no such page or thing.
        "problem-not-found",
        // There is no such box, number of players, level, board: $what.
        "problem-choice",
        // The board file has a fault: $fault is its key, one of [`Fault::KEYS`]; $line and $region say where.
        "problem-board",
        // The same of a home-made tile.
        "problem-tile",
        // The game cannot be played so: $reason.
        "problem-setup",
        // The text is no record, or none that can be read: $line says where.
        "problem-record",
        // The game is not over yet.
        "problem-not-over",
        // There is no hint: the seat owes no decision.
        "problem-hint",
        // The table was played under other rules: it can be looked at, but not go on.
        "problem-frozen",
        // The table cannot even be shown by this program; it is kept.
        "problem-unreadable-table",
        // The page is of an earlier version than the server: it must be loaded again.
        "problem-version",
        // The server has a fault; nothing was changed.
        "problem-server",
        // The server cannot be reached (used by clients).
        "problem-offline",
        // The page has no server, and this needs one (used by clients).
        "problem-alone",
        // The browser keeps this table itself, and has no room or no leave to keep what was done.
        "problem-not-kept",
    ];

    /// What is wrong with a home-made tile.
    pub fn of_tile(fault: &Fault) -> Problem {
        Problem::new("problem-tile").because(fault)
    }

    /// What is wrong with a board.
    pub fn of_board(fault: &Fault) -> Problem {
        Problem::new("problem-board").because(fault)
    }

    /// Why no game can be made of it all.
    pub fn of_game(fault: &Fault) -> Problem {
        Problem::new("problem-setup").because(fault)
    }

    fn because(mut self, fault: &Fault) -> Problem {
        let args = fault.args.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        self.args.extend(args);
        self.args.extend(fault.line.map(|line| ("line".to_owned(), line.to_string())));
        self.args.extend(fault.region.clone().map(|region| ("region".to_owned(), region)));
        self.with("fault", fault.key)
    }

    /// What is wrong, in one key.
    pub fn new(key: &str) -> Problem {
        debug_assert!(Problem::KEYS.contains(&key), "{key} is not listed");
        Problem { key: key.to_owned(), rule: None, args: BTreeMap::new() }
    }

    /// With something the words need.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Problem {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// An answer that breaks a rule.
    pub fn illegal(game: &Game, illegal: Illegal) -> Problem {
        let rule = Some(illegal.rule(game).to_owned());
        let problem = Problem { key: illegal.key().to_owned(), rule, args: BTreeMap::new() };
        let numbers = illegal.numbers().into_iter();
        let problem = numbers.fold(problem, |problem, (name, number)| problem.with(name, number.to_string()));
        if let Illegal::NotYours(who) = illegal { problem.with("who", who.to_string()) } else { problem }
    }

    /// A fact that was refused.
    pub fn refusal(game: &Game, refusal: &Refusal) -> Problem {
        match refusal {
            Refusal::Illegal(illegal) => Problem::illegal(game, *illegal),
            Refusal::Barrier => Problem::new("problem-barrier"),
            Refusal::NothingToRedo => Problem::new("problem-nothing-to-redo"),
            Refusal::Over => Problem::new("problem-over"),
        }
    }
}

#[cfg(test)]
mod tests {
    use content::words::{Language, Words};

    use super::*;

    #[test]
    fn every_problem_has_words() {
        let words = Words::new(Language::En);
        for key in Problem::KEYS {
            assert!(words.get(key).is_some(), "{key}");
        }
        for barrier in ["start", "die", "draw", "other"] {
            assert!(words.get(&format!("barrier-{barrier}")).is_some(), "{barrier}");
        }
    }
}
