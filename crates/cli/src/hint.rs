//! `elbowroom hint`: what a bot would do here, and why.

use std::path::PathBuf;

use bots::hint::{Reason, hints};
use bots::roster::{EXPERT, Roster};
use engine::notation::write_answer;
use engine::{Actor, View};
use wire::record::Record;

use crate::table::read;

/// Shows the three best plans for the decision owed in a record, with reasons, expected coins and odds.
#[derive(clap::Args)]
pub struct Hint {
    /// The record.
    file: PathBuf,
    /// Look at it after so many answers.
    #[arg(long, value_name = "N")]
    to: Option<usize>,
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
        let view = View::new(&game, &history.state, Some(seat));
        let roster = Roster::new(&game);
        for (hint, number) in hints(&game, roster.mind(), &view, EXPERT, 3).iter().zip(1..) {
            let answers: Vec<String> =
                hint.answers.iter().map(|&answer| write_answer(&game, Actor::seat(seat), answer)).collect();
            tell!("{number}. {}", answers.join("; "));
            tell!("   brings {:.1} coins this turn", hint.coins);
            if number > 1 {
                tell!("   ends {:.1} coins worse than the first", hint.behind);
            }
            if let Some(odds) = hint.odds {
                tell!("   the die helps in {:.0} % of cases", 100.0 * odds);
            }
            hint.reasons.iter().for_each(|&reason| tell!("   {}", words(reason)));
        }
        Ok(true)
    }
}

fn words(reason: Reason) -> String {
    match reason {
        Reason::Regions(n) => format!("{n:+.1} regions"),
        Reason::Hurts(seat, coins) => format!("costs {seat} {coins:.1} coins a turn"),
        Reason::Earns(coins) => format!("{coins:.1} coins a turn from then on if nothing happens"),
        Reason::Exposed(regions) => format!("{regions:.1} regions can be attacked next"),
        Reason::MakesRoom => "makes room for a new band".to_owned(),
        Reason::Price(coins) if coins < 0 => format!("{} coins come with the combo", -coins),
        Reason::Price(coins) => format!("the combo costs {coins} coins"),
    }
}
