//! What lies over a table when it is wanted: what people say to each other, the board as words, and second opinions.

use leptos::prelude::*;
use wire::protocol::ToServer;

use super::counsel::{Doubt, Why};
use super::live::fresh_id;
use super::parts::glyph;
use super::text;
use super::typing::TextBoard;
use super::ui::Ui;
use crate::bits::{Show, click, effect, flag};
use crate::chat::Chat;
use crate::words::t;

/// All of it. Each shows itself when it is wanted.
#[component]
pub fn Panels() -> impl IntoView {
    view! {
        <Talk/>
        <TextBoard/>
        <Doubt/>
        <Why/>
    }
}

/// What people say to each other.
#[component]
fn Talk() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let lines = Signal::derive(move || ui.live.people.chat.get().to_vec());
    let names = Signal::derive(move || text::names(ui.live));
    let speaker =
        Signal::derive(move || ui.me.get().or(ui.live.people.yours.with(|yours| yours.first().copied())));
    let send = move |(seat, text)| ui.live.send(ToServer::Chat { id: fresh_id(), seat, text });
    effect(move || {
        let said = ui.live.people.chat.with(|chat| chat.len());
        if ui.panels.talk.get() {
            ui.panels.heard.set(said);
        }
    });
    view! {
        <Show when=flag(move || ui.panels.talk.get())>
            <aside class="card talking" data-test="talk">
                <button class="x" aria-label=t!("nav-close") on:click=click(move |_| ui.panels.talk.set(false))>{glyph("ui-cross")}</button>
                <Show when=flag(move || ui.live.people.chat.with(|chat| chat.first().is_some_and(|line| line.n > 0)))>
                    <button class="btn s" data-test="chat-earlier" on:click=click(move |_| ui.live.ask_earlier_chat())>{t!("chat-earlier")}</button>
                </Show>
                <Chat lines names speaker send/>
            </aside>
        </Show>
    }
}
