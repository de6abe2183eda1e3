//! What is in hand, tools, and buttons for what is not done on the map.

use content::narrate::Narrator;
use engine::{Answer, BandId, Region, Seat};
use leptos::prelude::*;

use super::super::live::Live;
use super::super::parts::{glyph, token};
use super::super::sitting::{Fixed, Moment, income, outcome};
use super::super::ui::Ui;
use super::super::{drag, text};
use super::buttons::primary_answer;
use crate::bits::{Show, click, flag, part, text};
use crate::words::{fill, say};

/// The tokens in hand, which can be dragged onto the map.
#[component]
pub(super) fn Tray() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let hand = Memo::new(move |_| {
        let moment = ui.moment()?;
        let owed = moment.owed();
        let seat = ui.me.get()?;
        let id = if owed.band == BandId::NONE || moment.table().band(owed.band).owner != seat {
            moment.table().active(seat)?
        } else {
            owed.band
        };
        let n = ui.draft.plan.get().map_or(moment.table().band(id).hand, |plan| plan.left());
        Some((id, n))
    });
    let chips = move || {
        let ((id, n), fixed, moment) = (hand.get()?, ui.live.fixed.get()?, ui.moment()?);
        let one = move |_| token(&fixed, moment.table(), id, 1);
        Some((0..n.min(6)).map(one).collect_view())
    };
    view! {
        <Show when=flag(move || hand.get().is_some_and(|(_, n)| n > 0 || ui.draft.plan.with(Option::is_some)))>
            <div class="tray" data-test="tray" on:pointerdown=move |event| drag::begin(ui, &event)>
                <span class="toks">{chips}</span>
                <span class="lab"><b data-test="hand">{part(move || hand.get().map_or(0, |(_, n)| n))}</b>
                    <span>{text(move || fill("bar-hand", [("tokens", hand.get().map_or(0, |(_, n)| n).into())]))}</span></span>
            </div>
        </Show>
    }
}

/// Tools, and buttons for what is not done on the map.
#[component]
pub(super) fn Specials() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let tools = move || {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        let tools = moment.choices.tools();
        (tools.len() > 1).then_some(())?;
        let button = move |tool| {
            let told = text::narrate(ui.live, |narrator, _| {
                (text::tool_icon(narrator, tool), text::tool(narrator, tool))
            });
            let (icon, name) = told.unwrap_or_default();
            view! {
                <button class="btn s tool" aria-pressed=text(move || (ui.hand.get().tool == Some(tool)).to_string())
                    data-test=format!("tool-{icon}") data-tool=ui.tool_key(tool)
                    on:click=click(move |_| ui.pointing.chosen.set(Some(tool)))>{glyph(&icon)}<span>{name}</span></button>
            }
        };
        Some(tools.into_iter().map(button).collect_view())
    };
    let buttons = move || {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        // The first of a plain choice is the button that goes on.
        let buttons = moment.choices.buttons.clone();
        let skip =
            usize::from(primary_answer(&moment).is_some_and(|answer| buttons.first() == Some(&answer)));
        let moment = moment.clone();
        let one = move |answer: Answer| {
            let told = text::narrate(ui.live, |narrator, fixed| {
                (narrator.answer(answer), note(narrator, fixed, &moment, answer))
            });
            let (name, note) = told.unwrap_or_default();
            let title = note.clone();
            view! {
                <button class="btn special" title=title data-test=format!("do-{}", answer.verb()) data-answer=ui.line(answer) on:click=click(move |_| ui.commit(answer))>
                    <span>{name}</span>{(!note.is_empty()).then(|| view! { <small>{note}</small> })}
                </button>
            }
        };
        Some(buttons.into_iter().skip(skip).map(one).collect_view())
    };
    // A screen too small for the players' cards has the choice of a player here.
    let seats = move || {
        let moment = ui.moment().filter(|_| ui.mine.get())?;
        let one = move |&(_, answer): &(Seat, Answer)| {
            let name = text::narrate(ui.live, |narrator, _| narrator.answer(answer));
            view! {
                <button class="btn special of-seat" data-answer=ui.line(answer) on:click=click(move |_| ui.commit(answer))>
                    <span>{name}</span>
                </button>
            }
        };
        Some(moment.choices.seats.iter().map(one).collect_view())
    };
    // A screen too small for steppers on the map has them in a row.
    let row = move || {
        let (plan, moment) = (ui.draft.plan.get()?, ui.moment()?);
        let left = plan.left();
        let one = |&(region, extra): &(Region, u8)| {
            let told = text::narrate(ui.live, |narrator, _| narrator.region(region)).unwrap_or_default();
            let n = moment.table().tokens(region) + extra;
            let [less, more] =
                ["button-fewer", "button-more"].map(|key| fill(key, [("region", told.clone().into())]));
            let light = move |_| ui.pointing.lit.set(vec![region]);
            view! {
                <li on:pointerdown=light>
                    <span>{told}</span>
                    <button class="btn icon" aria-label=less aria-disabled=(extra == 0).to_string() on:click=click(move |_| ui.replan(|plan, _| plan.fewer(region)))>{glyph("ui-minus")}</button>
                    <b>{n}</b>
                    <button class="btn icon" aria-label=more aria-disabled=(left == 0).to_string() on:click=click(move |_| ui.replan(|plan, _| plan.more(region)))>{glyph("ui-plus")}</button>
                </li>
            }
        };
        Some(
            view! { <ol class="steprow scroll" data-test="steprow">{plan.extra.iter().map(one).collect_view()}</ol> },
        )
    };
    let redeploy = move || {
        ui.draft.plan.with(Option::is_some).then(|| view! { <span class="ways">
        <button class="btn s" data-test="spread" on:click=click(move |_| ui.replan(|plan, moment| plan.spread(|at| moment.table().tokens(at))))>{say("button-spread")}</button>
        <button class="btn s" data-test="borders" on:click=click(move |_| {
            let Some(fixed) = ui.live.fixed.get_untracked() else { return };
            ui.replan(|plan, moment| plan.to_borders(&fixed.game, moment.table(), |at| moment.table().tokens(at)));
        })>{say("button-borders")}</button>
        <button class="btn s" data-test="as-before" on:click=click(move |_| {
            let Some(before) = ui.live.shown.before.get_untracked() else { return };
            ui.replan(|plan, moment| plan.as_before(|at| moment.table().tokens(at), |at| before.table().tokens(at)));
        })>{say("button-as-before")}</button></span>
    })
    };
    let watch = move || {
        let waits = ui.live.shown.behind.get() > 0;
        let held = ui.live.shown.held.get();
        let button = |test: &'static str, key: &'static str, press: fn(Live)| {
            view! { <button class="btn s" data-test=test on:click=click(move |_| press(ui.live))>{say(key)}</button> }
        };
        waits.then(|| {
            let on = held.then(|| button("play", "button-play", Live::play_on));
            (button("step", "button-step", Live::step), on)
        })
    };
    view! { <div class="specials">{tools}{buttons}{seats}{part(row)}{redeploy}{watch}</div> }
}

/// What a button for a tile or a form brings, in its own words.
fn note(narrator: &Narrator<'_>, fixed: &Fixed, moment: &Moment, answer: Answer) -> String {
    match (answer, moment.asked()) {
        (Answer::Wield { tile } | Answer::ChooseTile { other: tile, .. }, _) => narrator.tile_text(tile),
        (Answer::Decline, Some(seat)) => {
            let after = outcome(&fixed.game, &moment.state, seat, answer);
            let coins = after.map_or(0, |(after, _)| income(&fixed.game, after.table(), seat));
            narrator.text("note-decline", &[("coins", coins.into())])
        }
        _ => String::new(),
    }
}
