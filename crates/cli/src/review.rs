//! `elbowroom review`: a game gone through, decision by decision.

use std::path::PathBuf;
use std::sync::Arc;

use bots::review::{Grade, Sight};
use content::narrate::Narrator;
use content::words::{Language, Words};
use engine::{Seat, Table};
use host::experts::Experts;
use host::reviews::Reviewer;
use indicatif::ProgressBar;
use wire::protocol::{Ease, Judged, Rolled, habits, plan_text, signed_tenths, write};
use wire::record::Record;

use crate::table::read;

/// Dice that changed less than this, in tenths of a coin, are not told.
const LUCK: i32 = 10;

/// Goes through every decision of a seat in a record with the strongest bot, and says what was good and what was not.
#[derive(clap::Args)]
pub struct Review {
    /// The record.
    file: PathBuf,
    /// Whose decisions, by letter or by number from 1; by default those of all seats.
    #[arg(long)]
    seat: Option<String>,
    /// Judge with everything known, also what the seat could not know, for example the next event.
    #[arg(long)]
    open: bool,
    /// Print JSON, one review a line, as the server sends it.
    #[arg(long)]
    json: bool,
    /// Show good decisions too.
    #[arg(long)]
    all: bool,
    /// The language: en, fr or de.
    #[arg(long, default_value = "en")]
    lang: String,
}

impl Review {
    /// Goes through the game and prints.
    pub fn run(self) -> Result<bool, String> {
        let name = self.file.display().to_string();
        let record = Record::read(&read(&name)?).map_err(|broken| format!("{name}: {broken}"))?;
        let (game, history) = record.replay(None).map_err(|broken| format!("{name}: {broken}"))?;
        if self.open && !history.state.is_over() {
            return Err("the game is not over, so what is hidden stays hidden".to_owned());
        }
        let words = Words::new(Language::from_key(&self.lang)?);
        let (board, tiles) = (record.setup.board_file()?, &record.setup.tiles);
        let names: Vec<String> = game.seats().map(|seat| seat.letter().to_string()).collect();
        let experts = Experts::new(Arc::new(game.clone()));
        let narrator = Narrator { words: &words, game: &game, board: &board, tiles, names: &names };
        let sight = if self.open { Sight::Open } else { Sight::Seat };
        for seat in self.seats(game.seats())? {
            let reviewer = Reviewer::new(&experts, &history.standing, seat, sight);
            let mut reviewer = reviewer.ok_or("the record cannot be played")?;
            let bar = ProgressBar::new(reviewer.so_far.of.into());
            while reviewer.step(&experts) {
                bar.inc(1);
            }
            bar.finish_and_clear();
            if self.json {
                tell!("{}", write(&reviewer.so_far));
            } else {
                self.show(&narrator, &reviewer);
            }
        }
        Ok(true)
    }

    fn seats(&self, mut all: impl Iterator<Item = Seat>) -> Result<Vec<Seat>, String> {
        let Some(wanted) = &self.seat else { return Ok(all.collect()) };
        let is = |seat: &Seat| seat.letter().to_string() == *wanted || (seat.0 + 1).to_string() == *wanted;
        Ok(vec![all.find(is).ok_or_else(|| format!("there is no seat '{wanted}'"))?])
    }

    fn show(&self, narrator: &Narrator<'_>, reviewer: &Reviewer) {
        let review = &reviewer.so_far;
        tell!("{}", narrator.seat(review.seat));
        for judged in review.decisions.iter().filter(|it| self.all || it.ease() > Ease::Fine) {
            show_decision(narrator, reviewer.table(judged), judged);
        }
        review.dice.iter().filter(|die| die.coins.abs() >= LUCK).for_each(|die| show_die(narrator, die));
        let sum: i32 = review.dice.iter().map(|die| die.coins).sum();
        tell!(
            "{}",
            narrator
                .text("coach-dice-sum", &[("coins", signed_tenths(sum, narrator.words.language()).into())])
        );
        show_habits(narrator, &review.decisions);
        let count =
            |grade: Grade| review.decisions.iter().filter(|it| it.grade == grade.key()).count() as i64;
        let counts: Vec<_> = Grade::ALL.iter().map(|&grade| (grade.key(), count(grade).into())).collect();
        tell!("{}\n", narrator.text("coach-counts", &counts));
    }
}

fn show_decision(narrator: &Narrator<'_>, table: &Table, judged: &Judged) {
    let round = narrator.text("coach-round", &[("round", judged.round.into())]);
    let kind = narrator.text(&format!("coach-kind-{}", judged.kind), &[]);
    let grade = narrator.text(&format!("coach-grade-{}", judged.grade), &[]);
    tell!(
        "{round} · {kind} · {grade} · {}",
        narrator.text("coach-worse", &judged.worse(narrator.words.language()))
    );
    tell!("   {}", plan_text(narrator, table, &judged.played));
    if judged.ease() > Ease::Fine {
        tell!(
            "   {}",
            narrator.text("coach-best-plan", &[("plan", plan_text(narrator, table, &judged.best).into())])
        );
        judged.said.iter().for_each(|said| tell!("   {}", said.text(narrator)));
    }
}

fn show_die(narrator: &Narrator<'_>, die: &Rolled) {
    let key = if die.coins < 0 { "coach-die-unlucky" } else { "coach-die-lucky" };
    let coins = i64::from((die.coins.abs() + 5) / 10);
    let args = [
        ("name", narrator.seat(die.whose).into()),
        ("round", die.round.into()),
        ("face", die.face.into()),
        ("coins", coins.into()),
    ];
    tell!("{}", narrator.text(key, &args));
}

fn show_habits(narrator: &Narrator<'_>, decisions: &[Judged]) {
    let found = habits(decisions);
    if found.is_empty() {
        tell!("{}", narrator.text("coach-habits-none", &[("n", decisions.len().into())]));
    }
    for habit in found {
        let name = narrator.text(&format!("coach-habit-{}", habit.cause), &[]);
        let coins = i64::from((habit.coins + 5) / 10).max(1);
        let cost = [("coins", coins.into()), ("n", (habit.times as i64).into())];
        let rounds = habit
            .examples
            .iter()
            .map(|&number| narrator.text("coach-round", &[("round", decisions[number].round.into())]));
        let rounds = rounds.collect::<Vec<_>>().join(", ");
        tell!("* {name}: {} ({rounds})", narrator.text("coach-habit-cost", &cost));
    }
}
