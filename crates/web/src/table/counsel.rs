//! A second opinion while a game goes on: a warning before a blunder, for whoever plays against bots and wants it, and why a
//! bot has done what it has done. The server judges.

use engine::Seat;
use leptos::prelude::*;
use wire::protocol::{Ease, Judged, Plan, VerdictRequest, WhyRequest, plan_text};

use super::parts::glyph;
use super::text;
use super::ui::Ui;
use crate::app::load_style;
use crate::bits::{Show, click, effect, flag, part};
use crate::words::{self, fill, say, t};
use crate::{api, seat};

/// Asks what answers are worth before they are said, and shows what is wrong with them if it is much.
#[component]
pub fn Doubt() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let (judged, worded) = (RwSignal::new(None::<Judged>), RwSignal::new(false));
    let doubt = ui.panels.doubt;
    effect(move || {
        judged.set(None);
        let Some((seat, lines)) = doubt.get() else { return };
        load_style("look");
        let at = ui.live.shown.log.with_untracked(|log| log.len()) as u32;
        let path = format!("/api/tables/{}/verdict", ui.live.table_id());
        leptos::task::spawn_local(async move {
            words::complete(words::COACH).await;
            worded.try_set(true);
            let wanted = VerdictRequest { seat, at, lines: lines.clone() };
            let got = api::post::<Judged>(&path, &wanted).await;
            // Something else may be wanted by now.
            if doubt.try_get_untracked().flatten() != Some((seat, lines.clone())) {
                return;
            }
            match got {
                Ok(wrong) if wrong.ease() == Ease::Wrong => judged.set(Some(wrong)),
                // Where nothing can be said, nobody is kept waiting.
                _ => {
                    doubt.set(None);
                    ui.send_now(seat, lines);
                }
            }
        });
    });
    let shown = move || match judged.get() {
        None => view! { <p role="status">{say("coach-thinking")}</p> }.into_any(),
        Some(wrong) => warning(ui, &wrong).into_any(),
    };
    view! {
        <Show when=flag(move || worded.get() && doubt.with(Option::is_some))>
            <section class="card counsel" data-test="doubt" role="alertdialog" aria-label=t!("coach-doubt")>{part(shown)}</section>
        </Show>
    }
}

fn warning(ui: Ui, wrong: &Judged) -> impl IntoView + use<> {
    let told = text::narrate(ui.live, |narrator, _| {
        let moment = ui.live.shown.moment.get_untracked()?;
        let said: Vec<String> = wrong.said.iter().map(|said| said.text(narrator)).collect();
        Some((plan_text(narrator, moment.table(), &wrong.best), said))
    });
    let (best, said) = told.flatten().unwrap_or_default();
    let go_on = move |_| {
        if let Some((seat, lines)) = ui.panels.doubt.get_untracked() {
            ui.panels.doubt.set(None);
            ui.send_now(seat, lines);
        }
    };
    view! {
        <h2>{say("coach-doubt")}</h2>
        {said.into_iter().map(|it| view! { <p>{it}</p> }).collect_view()}
        <p>{fill("coach-best-plan", [("plan", best.into())])}</p>
        <footer>
            <button class="btn s quiet" type="button" data-test="doubt-anyway" on:click=click(go_on)>{t!("coach-doubt-anyway")}</button>
            <button class="btn s go" type="button" autofocus data-test="doubt-again" on:click=click(move |_| ui.panels.doubt.set(None))>{t!("coach-doubt-again")}</button>
        </footer>
    }
}

/// Why a bot has done what it has done in a turn.
#[component]
pub fn Why() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let told = RwSignal::new(None::<Result<Plan, String>>);
    let why = ui.panels.why;
    effect(move || {
        told.set(None);
        let Some((seat, round)) = why.get() else { return };
        load_style("look");
        let path = format!("/api/tables/{}/why", ui.live.table_id());
        leptos::task::spawn_local(async move {
            words::complete(words::COACH).await;
            let got = api::post::<Plan>(&path, &WhyRequest { seat, round }).await;
            if why.try_get_untracked().flatten() == Some((seat, round)) {
                told.set(Some(got.map_err(|problem| text::problem(ui.live, &problem))));
            }
        });
    });
    let shown = move || {
        match told.get() {
        None => view! { <p role="status">{say("hint-thinking")}</p> }.into_any(),
        Some(Err(problem)) => view! { <p role="alert">{problem}</p> }.into_any(),
        Some(Ok(plan)) => view! { <ul data-test="why-said">{reasons(ui, &plan).into_iter().map(|it| view! { <li>{it}</li> }).collect_view()}</ul> }.into_any(),
    }
    };
    let title = move || {
        let (seat, round) = why.get().unwrap_or((Seat(0), 0));
        fill("coach-why", [("name", name(ui, seat).into()), ("round", round.into())])
    };
    view! {
        <Show when=flag(move || why.get().is_some() && told.with(Option::is_some))>
            <aside class="card counsel" data-test="why-card">
                <header><h2>{title}</h2><button class="x" type="button" data-test="why-close" aria-label=t!("nav-close") on:click=click(move |_| why.set(None))>{glyph("ui-cross")}</button></header>
                {part(shown)}
            </aside>
        </Show>
    }
}

/// What speaks for a bot's turn, said of the bot.
fn reasons(ui: Ui, plan: &Plan) -> Vec<String> {
    let reason = |said: &wire::protocol::Sentence| {
        let who = said.who.and_then(|letter| Seat::from_letter(letter.encode_utf8(&mut [0; 4])));
        let who = who.map(|seat| name(ui, seat)).unwrap_or_default();
        let key = said.key.replacen("hint-", "coach-why-", 1);
        fill(&key, [("n", said.n.into()), ("who", who.into())])
    };
    plan.said.iter().map(reason).collect()
}

fn name(ui: Ui, of: Seat) -> String {
    let card = ui.live.people.presence.with(|it| it.as_ref()?.seats.get(usize::from(of.0)).cloned());
    card.map_or_else(|| of.letter().to_string(), |card| seat::name(&card))
}
