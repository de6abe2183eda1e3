//! The buttons that go back, go on and end the turn.

use content::narrate::Narrator;
use engine::{Answer, Ask, Seat};
use leptos::prelude::*;

use super::super::parts::glyph;
use super::super::sitting::{Moment, income};
use super::super::text;
use super::super::ui::{Back, Ender, Ui, Unused};
use crate::bits::{Show, click, flag, part, text};
use crate::words::{fill, say, t};

/// Ways to go back, for those who can have gone somewhere.
#[component]
pub(super) fn Undo() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let held = move || ui.live.held_back.with(Option::is_some);
    let can = move |back: bool| {
        let letter = ui.me.get().map(Seat::letter);
        let over = ui.moment().is_none_or(|it| it.state.is_over());
        if held() {
            return back;
        }
        letter.is_some()
            && !over
            && ui
                .moment()
                .is_some_and(|it| if back { it.undo.back == letter } else { it.undo.forth == letter })
    };
    let why = move || {
        if can(true) {
            return say("undo-free");
        }
        ui.moment().map_or_else(String::new, |moment| say(&moment.undo.barrier))
    };
    view! {
        <Show when=flag(move || !ui.live.people.yours.with(Vec::is_empty))>
            <span class="group undo" class:held=flag(held)>
                <button class="btn" data-test="undo" aria-disabled=text(move || (!can(true)).to_string()) title=why
                    on:click=click(move |_| ui.turn_back(Back::Undo))>{glyph("ui-undo")}<span>{t!(if held() { "button-take-back" } else { "button-undo" })}</span></button>
                <button class="btn" data-test="redo" aria-disabled=text(move || (!can(false)).to_string())
                    title=text(move || if can(false) { String::new() } else { say("redo-nothing") })
                    on:click=click(move |_| ui.turn_back(Back::Redo))>{glyph("ui-redo")}<span>{t!("button-redo")}</span></button>
                <button class="btn" data-test="restart" aria-disabled=text(move || (!can(true)).to_string()) title=why
                    on:click=click(move |_| ui.turn_back(Back::Restart))>{glyph("ui-restart")}<span>{t!("button-restart")}</span></button>
            </span>
        </Show>
    }
}

/// The answer of the button that goes on, if it is not simply the end of what is asked.
pub(super) fn primary_answer(moment: &Moment) -> Option<Answer> {
    let choices = &moment.choices;
    // What is asked on the map, on combos or on players is answered there: looking at the next event is not the main act.
    let elsewhere = !choices.steppers.is_empty()
        || !choices.regions.is_empty()
        || !choices.pairs.is_empty()
        || !choices.slots.is_empty()
        || !choices.seats.is_empty();
    (!choices.done && !elsewhere).then(|| choices.buttons.first().copied()).flatten()
}

/// What a button that ends something asks where something is left unused.
pub(super) fn asks(ui: Ui) -> Option<String> {
    Some(match ui.unused()? {
        Unused::Everything => say("sure-everything"),
        Unused::Tokens(n) => fill("sure-tokens", [("tokens", n.into())]),
    })
}

/// The button that goes on. It is green unless it gives something away.
#[component]
pub(super) fn Primary() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let label = Memo::new(move |_| {
        let moment = ui.moment()?;
        if ui.live.held_back.with(Option::is_some) {
            return Some(say("button-now"));
        }
        if !ui.mine.get() {
            return (ui.live.shown.behind.get() > 0).then(|| say("button-skip"));
        }
        let told =
            |with: &dyn Fn(&Narrator<'_>) -> String| text::narrate(ui.live, |narrator, _| with(narrator));
        if ui.draft.plan.with(Option::is_some) || moment.choices.done {
            return told(&|narrator| narrator.done(moment.table(), moment.owed()));
        }
        let answer = primary_answer(&moment)?;
        told(&|narrator| narrator.answer(answer))
    });
    let ready = move || !ui.mine.get() || ui.draft.plan.get().is_none_or(|plan| plan.left() == 0);
    let press = move |_| {
        let Some(moment) = ui.live.shown.moment.get_untracked() else { return };
        if ui.live.held_back.with_untracked(Option::is_some) {
            return ui.live.send_held_back();
        }
        if !ui.mine.get_untracked() {
            return ui.live.skip();
        }
        match primary_answer(&moment) {
            Some(answer) => ui.commit(answer),
            None => ui.go_on(),
        }
    };
    let stops = move || ui.unused().filter(|_| ui.moment().as_deref().and_then(primary_answer).is_none());
    let held = move || ui.live.held_back.with(|held| held.as_ref().map(|held| held.millis));
    view! {
        <div class="prime">
            <Show when=flag(move || label.with(Option::is_some))>
                <button class="btn big" class:go=flag(move || stops().is_none()) class:sure=flag(move || ui.draft.sure.get() == Some(Ender::Primary)) data-test="primary"
                    data-answer=move || ui.moment().as_deref().and_then(primary_answer).map(|it| ui.line(it)) data-asks=move || stops().map(|_| "")
                    aria-disabled=text(move || (!ready()).to_string()) on:click=click(press)>
                    <span>{text(move || label.get().unwrap_or_default())}{part(move || (ui.draft.sure.get() == Some(Ender::Primary)).then(|| asks(ui).map(|asks| view! { <small>{asks}</small> })))}</span>
                    {part(move || match held() {
                        Some(millis) => view! { <svg class="ring" aria-hidden="true" viewBox="0 0 24 24" style=format!("--hold: {millis}ms")><circle cx="12" cy="12" r="9"/><circle class="left" cx="12" cy="12" r="9" pathLength="1"/></svg> }.into_any(),
                        None => glyph("ui-right").into_any(),
                    })}
                </button>
            </Show>
        </div>
    }
}

#[component]
pub(super) fn EndTurn() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let coins = Memo::new(move |_| {
        let (moment, fixed, seat) = (ui.moment()?, ui.live.fixed.get()?, ui.me.get()?);
        let owed = moment.owed();
        let turn = ui.mine.get() && moment.table().seat() == seat;
        let can = owed.ask == Ask::Act || owed.ask == Ask::Redeploy;
        (turn && can).then(|| income(&fixed.game, moment.table(), seat))
    });
    let sure = move || ui.draft.sure.get() == Some(Ender::EndTurn);
    view! {
        <div class="endturn">
            <Show when=flag(move || coins.get().is_some())>
                <button class="btn quiet" class:sure=flag(sure) data-test="end-turn" data-asks=move || ui.unused().map(|_| "") on:click=click(move |_| ui.end_turn())
                    aria-label=text(move || fill("button-end-turn-coins", [("coins", coins.get().unwrap_or(0).into())]))>
                    <span>{t!("button-end-turn")}{part(move || sure().then(|| asks(ui).map(|asks| view! { <small>{asks}</small> })))}</span>
                    <span class="coin">{part(move || coins.get())}</span>
                </button>
            </Show>
        </div>
    }
}
