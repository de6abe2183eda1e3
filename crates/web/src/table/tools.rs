//! The tools at the right of the bar on top.

use leptos::prelude::*;

use super::parts::glyph;
use super::ui::Ui;
use crate::pages::parts::{Lamp, Tongues};
use crate::settings::{Choice, Speed, Switch};
use crate::words::{fill, say};

/// Language, light, speed of others' turns, sound, the board as text, help.
#[component]
pub fn Tools() -> impl IntoView {
    let ui = expect_context::<Ui>();
    let (speed, sound) = (ui.settings.speed, ui.settings.sound);
    let faster = move |_| {
        let at = Speed::ALL.iter().position(|it| *it == speed.get_untracked()).unwrap_or(0);
        let next = Speed::ALL[(at + 1) % Speed::ALL.len()];
        speed.set(next);
        if next == Speed::AtOnce {
            ui.live.skip();
        }
    };
    let label = move || format!("{}: {}", say("settings-speed"), say(&format!("speed-{}", speed.get().key())));
    let sign = move || match speed.get() {
        Speed::AtOnce => "0×",
        Speed::Slow => "½×",
        Speed::Normal => "1×",
        Speed::Fast => "2×",
    };
    let over = move || ui.moment().is_some_and(|it| it.state.is_over());
    let new = move || ui.live.chat.with(|chat| chat.len()).saturating_sub(ui.heard.get());
    let unheard = move || match new() {
        0 => say("chat-title"),
        n => fill("chat-new", [("n", n.into())]),
    };
    let heard = move || sound.get() == Switch::On;
    view! {
        <Show when=over>
            <button class="btn wide" data-test="result" on:click=move |_| ui.map.update(|it| *it = !*it)>
                {move || say(if ui.map.get() { "tool-result" } else { "tool-map" })}</button>
        </Show>
        <Tongues/>
        <Lamp/>
        <button class="btn" data-test="speed" aria-label=label title=label on:click=faster>{sign}</button>
        <button class="btn" data-test="sound" aria-label=move || say(if heard() { "sound-on" } else { "sound-off" })
            on:click=move |_| sound.set(if sound.get_untracked() == Switch::On { Switch::Off } else { Switch::On })>
            {move || glyph(if heard() { "ui-sound" } else { "ui-mute" })}</button>
        <button class="btn talk" data-test="chat" aria-expanded=move || ui.talk.get().to_string() aria-label=unheard
            on:click=move |_| ui.talk.update(|it| *it = !*it)>{glyph("ui-chat")}
            {move || (new() > 0).then(|| view! { <b class="count">{new()}</b> })}</button>
        <button class="btn" data-test="text" aria-label=move || say("text-board-title")
            on:click=move |_| ui.text.update(|it| *it = !*it)>{glyph("ui-list")}</button>
        <a class="btn" href="/help" data-test="help" aria-label=move || say("nav-help")>{glyph("ui-help")}</a>
    }
}
