//! A decision as an exercise: a table that begins where somebody erred, and a card that says what was done better there.

use engine::{Ask, Seat};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wire::protocol::{Ease, Entry, Judged, VerdictRequest, plan_text, read, write};
use wire::replay::Replay;

use crate::api;
use crate::bits::{click, effect, part};
use crate::shelf;
use crate::table::{Ui, narrate};
use crate::words::{self, fill, say, t};

/// The name under which exercises are kept.
pub(super) const KEPT: &str = "exercises";
/// How many are kept; the oldest go first.
const MOST: usize = 8;

/// An exercise at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exercise {
    /// The table.
    pub table: String,
    /// How many answers were given before.
    pub at: usize,
    /// The letter of who decides.
    pub seat: char,
    /// What is decided.
    pub kind: String,
    /// What was lost there, in tenths of a coin.
    pub lost: i32,
    /// The key of the box and the number among its puzzles, if it is a puzzle.
    #[serde(default)]
    pub puzzle: Option<(String, usize)>,
}

impl Exercise {
    fn all() -> Vec<Exercise> {
        shelf::get(KEPT).and_then(|text| read(&text).ok()).unwrap_or_default()
    }

    /// The one at a table.
    pub fn at(table: &str) -> Option<Exercise> {
        Exercise::all().into_iter().find(|it| it.table == table)
    }

    /// Keeps it.
    pub fn keep(self) {
        let mut all = Exercise::all();
        all.insert(0, self);
        all.truncate(MOST);
        shelf::put(KEPT, &write(&all));
    }

    /// What was decided, once it is; `asks` is what is asked now, and of whom.
    fn decided(&self, log: &[Entry], asks: Option<(Seat, Ask)>) -> Option<Vec<String>> {
        let said = said_by(self.seat, log.get(self.at..)?);
        let is_put = |line: &String| line.starts_with("put ");
        let goes_on =
            |going: &[Ask]| asks.is_some_and(|(who, ask)| who.letter() == self.seat && going.contains(&ask));
        let (lines, open): (Vec<String>, bool) = match self.kind.as_str() {
            "conquests" => (
                said.take_while(|line| !is_put(line)).collect(),
                goes_on(&[Ask::Act, Ask::Choice, Ask::Side]),
            ),
            "redeployment" => (said.take_while(is_put).collect(), goes_on(&[Ask::Redeploy])),
            _ => (said.take(1).collect(), false),
        };
        (!open && !lines.is_empty()).then_some(lines)
    }
}

/// What a seat has answered at the beginning of a log, before anybody but chance answered; without the seat's letter.
pub fn said_by(seat: char, log: &[Entry]) -> impl Iterator<Item = String> {
    let own = format!("{seat} ");
    let said = log.iter().map(|entry| entry.said.as_deref().unwrap_or_default());
    let lines = said.map_while(move |line| match line.strip_prefix(&own) {
        Some(answer) => Some(Some(answer.to_owned())),
        None => line.starts_with("* ").then_some(None),
    });
    lines.flatten()
}

/// Whether another player has answered anything in a log.
pub fn said_by_others(seat: char, log: &[Entry]) -> bool {
    let lines = log.iter().filter_map(|entry| entry.said.as_deref());
    lines.filter(|line| !line.is_empty()).any(|line| !line.starts_with(seat) && !line.starts_with('*'))
}

/// The exercise of this table, if it is one.
#[component]
pub fn ExerciseCard() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let exercise = Exercise::at(&ui.live.table_id()).filter(|it| it.puzzle.is_none());
    let Some(exercise) = exercise else { return ().into_any() };
    let (verdict, closed, worded) =
        (RwSignal::new(None::<Judged>), RwSignal::new(false), RwSignal::new(false));
    leptos::task::spawn_local(async move {
        words::complete(words::COACH).await;
        worded.try_set(true);
    });
    let kept = StoredValue::new(exercise.clone());
    let decided = Memo::new(move |_| {
        let asks = ui.moment().and_then(|moment| Some((moment.asked()?, moment.owed().ask)));
        let log = ui.live.shown.log.get();
        kept.with_value(|it| it.decided(&log, asks)).filter(|_| !ui.live.looks_back())
    });
    effect(move || {
        let lines = decided.get();
        verdict.set(None);
        let Some(lines) = lines else { return };
        let (id, exercise) = (ui.live.table_id(), kept.get_value());
        leptos::task::spawn_local(async move {
            let Some(seat) = Seat::from_letter(exercise.seat.encode_utf8(&mut [0; 4])) else { return };
            let wanted = VerdictRequest { seat, at: exercise.at as u32, lines: lines.clone() };
            let got = api::post::<Judged>(&format!("/api/tables/{id}/verdict"), &wanted).await;
            // Something else may have been tried meanwhile.
            if let (Ok(judged), Some(Some(now))) = (got, decided.try_get_untracked())
                && now == lines
            {
                verdict.try_set(Some(judged));
            }
        });
    });
    let kind = exercise.kind.clone();
    let lost = i64::from((exercise.lost + 5) / 10).max(1);
    let task = move || {
        let kind = say(&format!("coach-kind-{kind}"));
        fill("coach-exercise", [("kind", kind.into()), ("coins", lost.into())])
    };
    let told = move || match (verdict.get(), decided.get()) {
        (Some(judged), _) => answer(ui, kept.get_value(), &judged).into_any(),
        (None, Some(_)) => view! { <p role="status">{say("coach-thinking")}</p> }.into_any(),
        (None, None) => view! { <p data-test="exercise-task">{task()}</p> }.into_any(),
    };
    part(move || {
        let told = told.clone();
        (worded.get() && !closed.get()).then(|| {
            view! {
                <aside class="card guide exercise" data-test="exercise" aria-label=t!("coach-exercise-title")>
                    <header><b>{t!("coach-exercise-title")}</b>
                        <button class="x" type="button" data-test="exercise-close" aria-label=t!("nav-close") on:click=click(move |_| closed.set(true))>"×"</button></header>
                    <div class="says" aria-live="polite">{part(told)}</div>
                </aside>
            }
        })
    })
    .into_any()
}

/// What is said of what was tried.
fn answer(ui: Ui, exercise: Exercise, judged: &Judged) -> impl IntoView + use<> {
    let grade = say(&format!("coach-grade-{}", judged.grade));
    let said = narrate(ui.live, |narrator, fixed| {
        let log = ui.live.shown.log.get_untracked();
        let before = log.get(..exercise.at)?;
        let replay = Replay::of_log(&fixed.game, before, None)?;
        let best = plan_text(narrator, replay.state(exercise.at).table(), &judged.best);
        let said: Vec<String> = judged.said.iter().map(|said| said.text(narrator)).collect();
        Some((best, said))
    });
    let (best, said) = said.flatten().unwrap_or_default();
    let worse = judged.ease() > Ease::Fine;
    view! {
        <p class=format!("grade {}", judged.grade) data-test="exercise-verdict" data-grade=judged.grade.clone()><b>{grade}</b></p>
        {said.into_iter().map(|it| view! { <p>{it}</p> }).collect_view()}
        {worse.then(|| view! { <p>{fill("coach-best-plan", [("plan", best.into())])}</p> })}
        <p>{say(if worse { "coach-exercise-again" } else { "coach-exercise-done" })}</p>
    }
}
