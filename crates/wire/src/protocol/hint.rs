//! Hints as they travel.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A plan with what speaks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Plan {
    /// What to answer, as far as it can be foreseen, in notation without the seat's letter.
    pub lines: Vec<String>,
    /// What it brings, and what speaks for it and against it.
    pub said: Vec<Sentence>,
}

/// A sentence by the key of its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Sentence {
    /// The key.
    pub key: String,
    /// The number in it.
    pub n: i64,
    /// The letter of the player it speaks of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<char>,
}
