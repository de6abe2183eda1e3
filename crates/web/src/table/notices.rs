//! What went wrong, how the connection is, and that a seat was opened elsewhere.

use leptos::prelude::*;

use super::live::Status;
use super::parts::glyph;
use super::text;
use super::ui::Ui;
use crate::bits::{click, part};
use crate::words::{say, t};

/// A seat of one's own was opened on another device: whoever did not do that shuts the other out.
#[component]
fn Elsewhere() -> impl IntoView {
    let ui = expect_context::<Ui>();
    view! {
        <div role="alert" data-test="opened">
            {part(move || ui.live.people.opened.get().map(|opened| view! {
                <p class="mishap"><span>{say("seat-opened")}</span>
                    <button class="btn s" data-test="opened-me" on:click=click(move |_| ui.live.note_opened())>{t!("seat-opened-me")}</button>
                    <button class="btn s" data-test="rekey" on:click=click(move |_| ui.live.rekey(opened.seat))>{t!("seat-rekey")}</button></p>
            }))}
        </div>
    }
}

/// What went wrong, until something else is done; how the connection is; and that a seat was opened elsewhere. They stand
/// in the bar on top, where they lie over nothing that is needed to play.
#[component]
pub fn Notices() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let words = move || {
        let lost = (ui.live.connection.status.get() == Status::Lost).then(|| say("net-lost"));
        let back = ui.live.connection.given_back.get().then(|| say("net-given-back"));
        let problem = ui.live.connection.problem.get().map(|problem| text::problem(ui.live, &problem));
        let parts: Vec<String> = [lost, back, problem].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    };
    view! {
        <div class="notices">
            <Elsewhere/>
            <div role="alert" data-test="trouble">
                {part(move || words().map(|words| view! {
                    <p class="mishap">{glyph("ui-cross")}<span>{words}</span>
                        <button class="x" aria-label=say("nav-close") on:click=click(move |_| ui.live.connection.problem.set(None))>{glyph("ui-cross")}</button></p>
                }))}
            </div>
        </div>
    }
}
