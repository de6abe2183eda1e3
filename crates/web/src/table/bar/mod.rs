//! The turn bar: where in the turn we are, what is expected, what is in hand, and the buttons.
//!
//! Every button has its own place and keeps it: the one that goes on never stands where undo was.

mod buttons;
mod prompt;
mod specials;

use engine::Ask;
use engine::Table;
use engine::state::Step;
use leptos::prelude::*;

use super::camera::Camera;
use super::parts::glyph;
use super::text;
use super::ui::Ui;
use crate::bits::{Show, click, flag, part};
use crate::words::{fill, t};
use buttons::{EndTurn, Primary, Undo, asks};
use prompt::Prompt;
use specials::{Specials, Tray};

/// The steps of a turn, as people know them.
const STEPS: [&str; 4] = ["step-choose", "step-conquer", "step-redeploy", "step-score"];

/// Which step what is asked now belongs to.
fn step_of(table: &Table) -> usize {
    match table.owed().ask {
        Ask::Nothing => 4,
        Ask::First | Ask::Banner | Ask::Badge | Ask::Event | Ask::Pick | Ask::Choose | Ask::Side => 0,
        Ask::Act
        | Ask::AttemptDie
        | Ask::RollDie
        | Ask::GambleDie
        | Ask::AssaultDie
        | Ask::Press
        | Ask::Find
        | Ask::Bind
        | Ask::Replacement => 1,
        Ask::Redeploy | Ask::Yield | Ask::Leave | Ask::Post | Ask::Totem => 2,
        Ask::EndOfTurn | Ask::Seer | Ask::Omen | Ask::LateDecline | Ask::Vanish => 3,
        // What a tile asks belongs to the part of the turn that has come to an end: the next step is known.
        Ask::Choice | Ask::Draw => match table.next_step() {
            step if step <= Step::Risen => 0,
            step if step <= Step::RedeployRisen => 1,
            step if step <= Step::EarlyEndOfTurn => 2,
            _ => 3,
        },
    }
}

/// The name of the step what is asked now belongs to.
pub fn step(table: &Table) -> Option<&'static str> {
    STEPS.get(step_of(table)).copied()
}

/// The turn bar.
#[component]
pub fn Bar() -> impl IntoView {
    let (ui, camera) = (expect_context::<Ui>(), expect_context::<Camera>());
    view! {
        <section class="card bar" aria-label=t!("aria-turn") data-test="bar">
            <div class="head">
                <Steps/>
                <span class="mapkeys" role="group" aria-label=t!("aria-map")>
                    <button class="btn" data-test="closer" aria-label=t!("button-zoom-in") title=t!("button-zoom-in") on:click=click(move |_| camera.zoom(1.5))>{glyph("ui-plus")}</button>
                    <button class="btn" data-test="farther" aria-label=t!("button-zoom-out") title=t!("button-zoom-out") on:click=click(move |_| camera.zoom(1.0 / 1.5))>{glyph("ui-minus")}</button>
                    <button class="btn" data-test="whole" aria-label=t!("button-fit") title=t!("button-fit") on:click=click(move |_| camera.fit())>{glyph("ui-fit")}</button>
                </span>
            </div>
            <div class="act">
                <Prompt/>
                <super::hint::Ask/>
                <Tray/>
                <Specials/>
                <Undo/>
                <Primary/>
                <EndTurn/>
            </div>
            <p class="sr" aria-live="assertive" data-test="live">{part(move || {
                if let Some(held) = ui.live.held_back.get() {
                    return Some(fill("bar-ending-live", [("seconds", (held.millis / 1000).into())]));
                }
                if let Some(asks) = ui.draft.sure.get().and_then(|_| asks(ui)) {
                    return Some(asks);
                }
                let mine = ui.mine.get();
                ui.moment().and_then(|moment| {
                    text::narrate(ui.live, |narrator, _| if mine { narrator.asked(moment.table(), moment.owed()) } else { String::new() })
                })
            })}</p>
        </section>
    }
}

#[component]
fn Steps() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let step = Memo::new(move |_| ui.moment().map_or(0, |moment| step_of(moment.table())));
    view! {
        <ol class="steps">
            {STEPS.iter().enumerate().map(|(nth, key)| view! {
                <li class:on=flag(move || step.get() == nth) class:done=flag(move || { step.get() > nth })
                    aria-current=move || (step.get() == nth).then_some("step")>
                    <Show when=flag(move || { step.get() > nth })>{glyph("ui-check")}</Show>
                    <span>{t!(key)}</span>
                </li>
            }).collect_view()}
        </ol>
    }
}
