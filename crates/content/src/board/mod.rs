//! Boards as files: what a board is, read from a small TOML text.
//!
//! A board file says which regions there are, what lies on them and who borders whom. It says nothing of
//! shapes; those are derived from it.

use serde::{Deserialize, Serialize};

/// A board as written in its file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// The name used in commands and records, for example `base-2p`.
    pub key: String,
    /// The box whose terrains and symbols it uses: `base`, `underground`, `wow` or `river_world`.
    #[serde(rename = "box")]
    pub set: String,
    /// How many people play on it.
    pub players: u8,
    /// How many rounds a game on it has.
    pub rounds: u8,
    /// `official facts` or `original`.
    pub provenance: String,
    /// The regions, in their printed order.
    #[serde(rename = "region")]
    pub regions: Vec<RegionFile>,
}

/// One region of a board file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RegionFile {
    /// The name used in notation, for example `12`.
    pub key: String,
    /// One of the box's terrains.
    pub terrain: String,
    /// What is printed on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub symbols: Vec<String>,
    /// Whether it touches the edge of the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub edge: bool,
    /// The regions it shares a border line with.
    pub borders: Vec<String>,
    /// Roughly where its middle is, for drawing only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub center: Option<[i32; 2]>,
}
