//! `elbowroom replay`: shows a record, or checks all it claims.

use std::path::PathBuf;

use content::narrate::Narrator;
use content::words::{Language, Words};
use engine::Event;
use wire::history::{Fact, History};
use wire::record::Record;

use crate::table::read;

/// Replays a record: what was said and what happened.
#[derive(clap::Args)]
pub struct Replay {
    /// The record.
    file: PathBuf,
    /// Stop after so many answers.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Check every state hash, the end and the seed instead of printing.
    #[arg(long)]
    verify: bool,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Replay {
    /// Replays; false if the record claims what is not so.
    pub fn run(self) -> Result<bool, String> {
        let name = self.file.display().to_string();
        let record = Record::read(&read(&name)?).map_err(|broken| format!("{name}: {broken}"))?;
        if self.verify {
            return Ok(match record.verify() {
                Ok((_, history)) => {
                    tell!("ok {name}: {} answers", history.facts.len());
                    true
                }
                Err(broken) => {
                    tell!("FAILED {name}: {broken}");
                    false
                }
            });
        }
        let (game, _) = record.replay(self.to).map_err(|broken| format!("{name}: {broken}"))?;
        let (words, board) = (Words::new(Language::from_key(&self.lang)?), record.setup.board_file()?);
        let names: Vec<String> = game.seats().map(|seat| seat.letter().to_string()).collect();
        let narrator =
            Narrator { words: &words, game: &game, board: &board, tiles: &record.setup.tiles, names: &names };
        let mut history = History::new(&game);
        for (number, (_, fact)) in record.facts.iter().take(self.to.unwrap_or(usize::MAX)).enumerate() {
            let mut events: Vec<Event> = Vec::new();
            // The record was replayed above, so nothing is refused.
            let _ = history.replay(&game, *fact, &mut events);
            tell!("{:>5}  {}", number + 1, fact.line(&game));
            if matches!(fact, Fact::Answer(..)) {
                events.iter().for_each(|&event| tell!("         {}", narrator.event(event)));
            }
        }
        for seat in game.seats() {
            let coins = history.state.coins(seat);
            let args = [("name", narrator.seat(seat).into()), ("coins", coins.into())];
            tell!("{}", narrator.text("player-coins", &args));
        }
        Ok(true)
    }
}
