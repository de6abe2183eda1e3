//! `elbowroom hint`: what a bot would do here, and why.

use std::path::PathBuf;

use bots::hint::hints;
use bots::roster::Roster;
use content::words::{Arg, Language, Words};
use engine::{Game, View};
use wire::record::Record;

use crate::table::read;

/// Shows up to three plans for the decision owed in a record, with expected coins, odds and reasons.
#[derive(clap::Args)]
pub struct Hint {
    /// The record.
    file: PathBuf,
    /// Look at it after so many answers.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Hint {
    /// Thinks and prints; false if nobody owes a decision.
    pub fn run(self) -> Result<bool, String> {
        let name = self.file.display().to_string();
        let record = Record::read(&read(&name)?).map_err(|broken| format!("{name}: {broken}"))?;
        let (game, history) = record.replay(self.to).map_err(|broken| format!("{name}: {broken}"))?;
        let Some(seat) = history.state.owed().who.player() else {
            tell!("no player owes a decision");
            return Ok(false);
        };
        let words = Words::new(Language::from_key(&self.lang)?);
        let view = View::new(&game, &history.state, Some(seat));
        show(&game, &Roster::new(&game), &view, &words);
        Ok(true)
    }
}

/// Prints the best plans for the decision the viewer owes, at most three, as they can be typed.
pub fn show(game: &Game, roster: &Roster, view: &View, words: &Words) {
    for (hint, number) in hints(game, roster, view, 3).iter().zip(1..) {
        let answers: Vec<String> = hint.answers.iter().map(|answer| answer.line(game)).collect();
        tell!("{number}. {}", answers.join("; "));
        let said = hint.said().into_iter().map(|sentence| {
            let mut args: Vec<(&str, Arg)> =
                sentence.numbers.iter().map(|&(place, n)| (place, n.into())).collect();
            args.extend(sentence.who.map(|seat| ("who", seat.to_string().into())));
            words.fill(sentence.key, &args).unwrap_or_else(|| sentence.key.to_owned())
        });
        tell!("   {}", said.collect::<Vec<_>>().join(" · "));
    }
}
