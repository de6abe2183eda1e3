//! What is expected, and of whom.

use content::narrate::Narrator;
use engine::{Answer, Seat, Tile};
use leptos::prelude::*;
use wire::protocol::{Policy, SeatKind};

use super::super::parts::glyph;
use super::super::sitting::Moment;
use super::super::text;
use super::super::ui::Ui;
use crate::bits::{flag, part, text};
use crate::words::{fill, say};

/// What is expected, and of whom.
#[component]
pub(super) fn Prompt() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let words = Memo::new(move |_| {
        let moment = ui.moment()?;
        if ui.live.held_back.with(Option::is_some) {
            return Some((say("bar-ending"), say("bar-ending-hint")));
        }
        let waiting = ui.live.waiting_lines();
        if !waiting.is_empty() {
            let told = text::narrate(ui.live, |narrator, fixed| {
                let answers = waiting.iter().filter_map(|line| Answer::read(&fixed.game, line).ok());
                let told = answers.map(|answer| match answer {
                    Answer::Done => narrator.done(moment.table(), moment.owed()),
                    _ => narrator.answer(answer),
                });
                told.collect::<Vec<_>>().join(", ")
            });
            return Some((fill("net-waiting", [("moves", told?.into())]), say("net-waiting-hint")));
        }
        let mine = ui.mine.get();
        let watching = ui.me.get().is_none();
        let away = away(ui, &moment);
        let news = ui.live.shown.news.get();
        // Where nothing is hidden no curtain falls: the device is handed on all the same.
        let handed_on =
            moment.asked().filter(|asked| ui.draft.handed.get() == Some((*asked, moment.version)));
        text::narrate(ui.live, |narrator, _| {
            let (table, owed) = (moment.table(), moment.owed());
            if mine {
                let asked = narrator.asked(table, owed);
                // Where several share a device, it says whose turn it is.
                let asked = match moment.asked().filter(|_| ui.is_shared()) {
                    Some(seat) => narrator
                        .text("bar-named", &[("name", narrator.seat(seat).into()), ("ask", asked.into())]),
                    None => asked,
                };
                (asked, hint(narrator, &moment, ui, handed_on))
            } else if let Some(away) = away {
                (narrator.waiting(table, owed), away)
            } else {
                // What others do is told while it is seen.
                let told = text::told(narrator, &news);
                let idle = if watching { narrator.text("bar-spectator", &[]) } else { String::new() };
                (narrator.waiting(table, owed), if told.is_empty() { idle } else { told })
            }
        })
    });
    view! {
        <div class="say" data-test="prompt" data-waiting=move || (!ui.live.waiting_lines().is_empty()).then_some("") class:wait=flag(move || !ui.mine.get())>
            <h2><Askers/>{text(move || words.get().map(|it| it.0).unwrap_or_default())}</h2>
            <p>{text(move || words.get().map(|it| it.1).unwrap_or_default())}</p>
        </div>
    }
}

/// The tiles that ask, by picture and name: what is asked of everybody has none.
#[component]
fn Askers() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let tiles = Memo::new(move |_| {
        let Some(moment) = ui.moment().filter(|_| ui.mine.get()) else { return Vec::new() };
        let told = text::narrate(ui.live, |narrator, _| {
            let askers = askers(narrator, &moment, ui);
            let told =
                |&tile: &Tile| (narrator.tile_key(tile), narrator.tile(tile), text::about(narrator, tile));
            askers.iter().map(told).collect::<Vec<_>>()
        });
        told.unwrap_or_default()
    });
    let one = |(icon, name, about): (String, String, String)| {
        view! { <span class="by" title=about data-test="asker">{glyph(&icon)}{name}</span>" " }
    };
    part(move || tiles.get().into_iter().map(one).collect_view())
}

/// The tiles that ask, with the tool in hand.
fn askers(narrator: &Narrator<'_>, moment: &Moment, ui: Ui) -> Vec<Tile> {
    let answers = moment.choices.answers_with(ui.hand.get());
    let answers = if answers.is_empty() { moment.answers.clone() } else { answers };
    narrator.askers(moment.table(), moment.owed(), &answers)
}

/// What happens if whoever must answer is not there.
fn away(ui: Ui, moment: &Moment) -> Option<String> {
    let presence = ui.live.people.presence.get()?;
    let asked = moment.asked()?;
    presence.seats.iter().find(|it| it.seat == asked && it.kind == SeatKind::Human && !it.online)?;
    let (key, seconds) = match presence.policy {
        Policy::Bot { after, .. } => ("bar-away-bot", after),
        // Only who plays can hand a seat on.
        Policy::HandOn { after } if ui.me.get().is_some() => ("bar-away-hand", after),
        Policy::Wait | Policy::HandOn { .. } => ("bar-away-wait", 0),
    };
    let name = text::narrate(ui.live, |narrator, _| narrator.seat(asked).to_owned())?;
    Some(fill(key, [("name", name.into()), ("minutes", (seconds / 60).into())]))
}

/// The sentence below the title; at redeployment it counts.
fn hint(narrator: &Narrator<'_>, moment: &Moment, ui: Ui, handed_on: Option<Seat>) -> String {
    let left = ui.draft.plan.get().map_or(0, |plan| plan.left());
    if left > 0 {
        return narrator.text("bar-unused-tokens", &[("tokens", left.into())]);
    }
    if let Some(seat) = handed_on {
        return narrator.text("curtain-none", &[("name", narrator.seat(seat).into())]);
    }
    narrator.hint_by(moment.table(), moment.owed(), &askers(narrator, moment, ui))
}
