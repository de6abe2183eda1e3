//! The decisions of a review, turn by turn, with what was better and why.

use std::sync::Arc;

use engine::{Answer, Region};
use leptos::prelude::*;
use wire::protocol::{Ease, Judged, plan_text};

use super::super::super::sitting::Fixed;
use super::super::super::text;
use super::super::from_here;
use super::Coach;
use crate::app::Place;
use crate::bits::{click, part, text as words_of};
use crate::guide::Exercise;
use crate::pages::{Keeper, open_with};
use crate::words::{fill, language, say, t};

/// The grades with their signs, the best first.
pub const GRADES: [(&str, &str); 5] =
    [("best", "★"), ("good", "✓"), ("inaccuracy", "?!"), ("mistake", "?"), ("blunder", "??")];

/// The list. Good decisions are left out unless somebody wants them.
#[component]
pub fn Decisions(coach: Coach) -> impl IntoView {
    let all = RwSignal::new(false);
    let rows = move || {
        let review = coach.review.get()?;
        let shown = |judged: &Judged| all.get() || judged.ease() > Ease::Fine;
        let rows = review.decisions.iter().enumerate().filter(|(_, judged)| shown(judged));
        let rows = rows.map(|(number, judged)| row(coach, number, judged)).collect_view();
        Some(view! { <ol class="decided" data-test="coach-list">{rows}</ol> })
    };
    view! {
        <h3>{t!("coach-list")}</h3>
        <label class="check"><input type="checkbox" data-test="coach-all" on:change=move |_| all.update(|it| *it = !*it)/><span>{t!("coach-all")}</span></label>
        {part(rows)}
    }
}

/// Leads to a decision, and shows what is said of it.
pub fn choose(coach: Coach, number: usize) {
    let at = coach.review.with_untracked(|it| Some(it.as_ref()?.decisions.get(number)?.at));
    if let Some(at) = at {
        coach.chosen.set(Some(number));
        coach.look.go_to(at as usize);
    }
}

fn row(coach: Coach, number: usize, judged: &Judged) -> impl IntoView + use<> {
    let sign = GRADES.iter().find(|(grade, _)| *grade == judged.grade).map_or("", |(_, sign)| sign);
    let grade = say(&format!("coach-grade-{}", judged.grade));
    let title = fill(
        "coach-row",
        [("round", judged.round.into()), ("kind", say(&format!("coach-kind-{}", judged.kind)).into())],
    );
    let worth = (judged.ease() > Ease::Fine).then(|| fill("coach-worse", judged.worse(language())));
    let is = move || coach.chosen.get() == Some(number);
    let press = move |_| {
        if is() { coach.chosen.set(None) } else { choose(coach, number) }
    };
    let judged = StoredValue::new(judged.clone());
    view! {
        <li class=format!("grade {}", judged.with_value(|it| it.grade.clone())) data-test="coach-decision">
            <button class="row" type="button" aria-expanded=words_of(move || is().to_string()) on:click=click(press)>
                <i aria-hidden="true">{sign}</i><span><b>{title}</b><small>{grade}{worth.map(|worth| format!(" · {worth}"))}</small></span></button>
            {part(move || is().then(|| judged.with_value(|judged| about(coach, judged))))}
        </li>
    }
}

/// What was played, what was better, and why.
fn about(coach: Coach, judged: &Judged) -> impl IntoView + use<> {
    let live = coach.ui.live;
    let tape = coach.look.tape.get_untracked();
    let told = text::narrate(live, |narrator, _| {
        let table = tape.as_ref()?.replay.state(judged.at as usize).table().clone();
        let plan = |lines: &[String]| plan_text(narrator, &table, lines);
        let said: Vec<String> = judged.said.iter().map(|said| said.text(narrator)).collect();
        Some((plan(&judged.played), plan(&judged.best), said))
    });
    let (played, best, said) = told.flatten().unwrap_or_default();
    let worse = judged.ease() > Ease::Fine;
    let lit = regions(coach, judged);
    let light = move |on: bool| {
        if !coach.ui.pointing.lit.is_disposed() {
            coach.ui.pointing.lit.set(if on { lit.clone() } else { Vec::new() });
        }
    };
    light(worse);
    on_cleanup({
        let light = light.clone();
        move || light(false)
    });
    view! {
        <div class="about">
            <p>{fill("coach-played", [("plan", played.into())])}</p>
            {worse.then(|| view! { <p class="better">{fill("coach-best-plan", [("plan", best.into())])}</p> })}
            {(!said.is_empty()).then(|| view! { <ul data-test="coach-said">{said.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul> })}
            {worse.then(|| retry(coach, judged))}
        </div>
    }
}

/// Opens the decision as an exercise, at a table of its own.
fn retry(coach: Coach, judged: &Judged) -> impl IntoView + use<> {
    // The frame and the table provide them before anything else.
    let (place, fixed): (Place, Arc<Fixed>) = (expect_context(), expect_context());
    let busy = RwSignal::new(false);
    let judged = StoredValue::new(judged.clone());
    let press = move |_| {
        let Some(tape) = coach.look.tape.get_untracked().filter(|_| !busy.get_untracked()) else { return };
        let judged = judged.get_value();
        let seat = coach.seat.get_untracked().letter();
        let table = from_here(&fixed, &tape.replay, judged.at as usize);
        open_with(place, table, Keeper::Server, coach.ui.live.connection.problem, busy, move |id| {
            let (table, at) = (id.to_owned(), judged.at as usize);
            Exercise { table, at, seat, kind: judged.kind, lost: judged.coins.n, puzzle: None }.keep();
        });
    };
    view! { <button class="btn s" type="button" data-test="coach-retry" aria-disabled=words_of(move || busy.get().to_string()) on:click=click(press)>{t!("coach-retry")}</button> }
}

/// The regions that the best plan and the sentences name.
fn regions(coach: Coach, judged: &Judged) -> Vec<Region> {
    let Some(fixed) = coach.ui.live.fixed.get_untracked() else { return Vec::new() };
    let answers = judged.best.iter().filter_map(|line| Answer::read(&fixed.game, line).ok());
    let taken = answers.filter_map(|answer| match answer {
        Answer::Conquer { region } | Answer::Attempt { region } | Answer::Put { region, .. } => Some(region),
        _ => None,
    });
    let named = judged.said.iter().flat_map(|said| said.regions(&fixed.game));
    taken.chain(named).collect()
}
