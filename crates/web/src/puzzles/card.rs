//! The card of a puzzle at its table: what is asked, and how far what was played is behind the best plan.

use engine::{Ask, Seat};
use leptos::prelude::*;
use wire::protocol::{Entry, PuzzleRequest, PuzzleVerdict, plan_text};
use wire::puzzle::Puzzle;
use wire::replay::Replay;

use super::{fetch, note_solved, open};
use crate::api;
use crate::app::Place;
use crate::bits::{click, effect, part, text};
use crate::guide::{Exercise, said_by, said_by_others};
use crate::route::Route;
use crate::table::{Ui, narrate};
use crate::words::{self, fill, say, t};

/// A puzzle with its table.
#[derive(Clone)]
struct Task {
    exercise: Exercise,
    puzzle: Puzzle,
}

impl Task {
    /// What was played, once the conquests of the turn are over; `asks` is what is asked now, and of whom.
    fn played(&self, log: &[Entry], asks: Option<(Seat, Ask)>) -> Option<Vec<String>> {
        let Exercise { at, seat, .. } = self.exercise;
        let going = [Ask::Choose, Ask::Pick, Ask::Act, Ask::Choice, Ask::Side];
        let open = asks.is_some_and(|(who, ask)| who.letter() == seat && going.contains(&ask));
        let log = log.get(at..)?;
        let mut lines: Vec<String> = said_by(seat, log).collect();
        // Whoever redeploys conquers no more, whatever they may still choose, for example with whom they make peace.
        let redeploys = lines.iter().position(|line| line.starts_with("put "));
        lines.truncate(redeploys.unwrap_or(lines.len()));
        // When others have played too, what is asked now is of another turn.
        let is_over = redeploys.is_some() || !open || said_by_others(seat, log);
        (is_over && !lines.is_empty()).then_some(lines)
    }
}

/// What has come of an attempt.
#[derive(Copy, Clone, PartialEq)]
enum Outcome {
    /// Nothing was played yet.
    Open,
    /// It is being judged.
    Judging,
    /// This is what was said of it.
    Judged(PuzzleVerdict),
    /// Nobody could judge it.
    Unjudged,
}

/// The puzzle of this table, if it has one.
#[component]
pub fn PuzzleCard() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let exercise = Exercise::at(&ui.live.table_id());
    let Some((exercise, (set, number))) = exercise.and_then(|it| Some((it.clone(), it.puzzle?))) else {
        return ().into_any();
    };
    let (task, closed) = (RwSignal::new(None::<Task>), RwSignal::new(false));
    leptos::task::spawn_local(async move {
        words::complete(words::COACH).await;
        if let Ok(puzzle) = fetch(&set, number).await {
            task.try_set(Some(Task { exercise, puzzle }));
        }
    });
    part(move || {
        task.get().filter(|_| !closed.get()).map(|task| {
            view! {
                <aside class="card guide exercise" data-test="puzzle" aria-label=t!("puzzles-card")>
                    <header><b>{t!("puzzles-card")}</b>
                        <button class="x" type="button" data-test="puzzle-close" aria-label=t!("nav-close") on:click=click(move |_| closed.set(true))>"×"</button></header>
                    <Says task/>
                </aside>
            }
        })
    })
    .into_any()
}

/// What the card says: the task first, and then what became of it.
#[component]
fn Says(task: Task) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let outcome = RwSignal::new(Outcome::Open);
    let kept = StoredValue::new(task);
    let played = Memo::new(move |_| {
        let asks = ui.moment().and_then(|moment| Some((moment.asked()?, moment.owed().ask)));
        let log = ui.live.shown.log.get();
        kept.with_value(|task| task.played(&log, asks)).filter(|_| !ui.live.looks_back())
    });
    effect(move || {
        let Some(lines) = played.get() else {
            outcome.set(Outcome::Open);
            return;
        };
        outcome.set(Outcome::Judging);
        let puzzle = kept.with_value(|task| Puzzle::write_all(std::slice::from_ref(&task.puzzle)));
        leptos::task::spawn_local(async move {
            let wanted = PuzzleRequest { puzzle, lines };
            let got = api::post::<PuzzleVerdict>("/api/puzzles", &wanted).await;
            // Something else may have been tried meanwhile.
            if played.try_get_untracked().flatten().as_ref() != Some(&wanted.lines) {
                return;
            }
            if got.as_ref().is_ok_and(|verdict| verdict.solved) {
                note_solved(kept.with_value(|task| task.puzzle.name.clone()));
            }
            outcome.try_set(got.map_or(Outcome::Unjudged, Outcome::Judged));
        });
    });
    let says = move || match outcome.get() {
        Outcome::Open => {
            let cost = kept.with_value(|task| coins(task.puzzle.cost.mean));
            view! { <p data-test="puzzle-task">{fill("puzzles-task", [("coins", cost.into())])}</p> }
                .into_any()
        }
        Outcome::Judging => view! { <p role="status">{say("coach-thinking")}</p> }.into_any(),
        Outcome::Unjudged => view! { <p role="status">{say("problem-offline")}</p> <Again kept/> }.into_any(),
        Outcome::Judged(verdict) => view! { <Verdict verdict kept/> }.into_any(),
    };
    view! { <div class="says" aria-live="polite">{part(says)}</div> }
}

/// What is said of what was played.
#[component]
fn Verdict(verdict: PuzzleVerdict, kept: StoredValue<Task>) -> impl IntoView {
    let ui = expect_context::<Ui>();
    let (grade, said) = if verdict.solved {
        ("best", say("puzzles-is-solved"))
    } else {
        ("mistake", fill("puzzles-behind", [("coins", coins(verdict.lost.n).into())]))
    };
    // Whoever has solved it may see the plan at once; others ask for it.
    let told = RwSignal::new(verdict.solved);
    let plan = move || {
        let puzzle = kept.with_value(|task| task.puzzle.clone());
        let text = narrate(ui.live, |narrator, fixed| {
            let log = ui.live.shown.log.get_untracked();
            let at = kept.with_value(|task| task.exercise.at);
            let replay = Replay::of_log(&fixed.game, log.get(..at)?, None)?;
            Some(plan_text(narrator, replay.state(at).table(), &puzzle.best))
        });
        let lead = fill("puzzles-lead", [("coins", coins(puzzle.lead.mean).into())]);
        let best = fill("coach-best-plan", [("plan", text.flatten().unwrap_or_default().into())]);
        view! { <p data-test="puzzle-plan">{best}" "{lead}</p> }
    };
    let show = move || {
        view! { <button class="btn s quiet" type="button" data-test="puzzle-show" on:click=click(move |_| told.set(true))>{t!("puzzles-show")}</button> }
    };
    view! {
        <p class=format!("grade {grade}") data-test="puzzle-verdict" data-solved=verdict.solved.to_string()><b>{said}</b></p>
        {part(move || told.get().then(plan))}
        <div class="further">
            {part(move || (!told.get()).then(show))}
            {(!verdict.solved).then(|| view! { <Again kept/> })}
            <a class="btn s" href=Route::Puzzles.href() data-test="to-puzzles">{t!("puzzles-page")}</a>
        </div>
    }
}

/// Opens the puzzle anew.
#[component]
fn Again(kept: StoredValue<Task>) -> impl IntoView {
    // The application provides it before anything else.
    let place: Place = expect_context();
    let busy = RwSignal::new(false);
    let press = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        leptos::task::spawn_local(async move {
            if let Some((set, number)) = kept.with_value(|task| task.exercise.puzzle.clone()) {
                // Where no table can be made, the page says that nobody is reached.
                let _ = open(place, &set, number).await;
            }
            busy.try_set(false);
        });
    };
    view! { <button class="btn s go" type="button" data-test="puzzle-again" aria-disabled=text(move || busy.get().to_string()) on:click=click(press)>{t!("coach-retry")}</button> }
}

/// Tenths of a coin in whole coins, at least one.
fn coins(tenths: i32) -> i64 {
    i64::from((tenths + 5) / 10).max(1)
}
