//! What commands print for machines.

use serde::Serialize;

/// What a simulation measured.
#[derive(Clone, Debug, Serialize)]
pub struct Simulation {
    /// The box.
    #[serde(rename = "box")]
    pub set: String,
    /// The board.
    pub board: String,
    /// How many people play.
    pub players: u8,
    /// The seed.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// How many answers were given, nature's included.
    pub actions: u64,
    /// Processor time used.
    pub cpu_seconds: f64,
    /// Games for each second of it.
    pub games_per_second: f64,
    /// Answers for each second of it.
    pub actions_per_second: f64,
    /// What each seat owned at the end, on average.
    pub mean_score_by_seat: Vec<f64>,
}

impl Simulation {
    /// The report as one JSON object.
    pub fn json(&self) -> String {
        // Numbers and strings always have a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}
